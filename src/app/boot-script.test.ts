import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageCookie } from '../contracts/browser-names.ts';
import { writeLanguageCookie } from '../client/text/translation.ts';
import { bootScript } from './boot-script.ts';

/** Runs the script in a page of its own; gives what it wrote as a cookie and how often it loaded the page again. */
function boot({
  protocol,
  chosen,
  cookies = '',
}: Readonly<Record<'protocol' | 'chosen', string>> & { cookies?: string }) {
  const written: string[] = [];
  let reloads = 0;
  const root = { lang: 'en', dataset: { merchant: 'acme', languages: 'en ur', scheme: 'light' } };
  const document = {
    documentElement: root,
    addEventListener: () => undefined,
    get cookie() {
      return [cookies, ...written.map((text) => text.split(';')[0])].filter(Boolean).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const location = { protocol, reload: () => (reloads += 1) };
  const localStorage = { 'acme.language': chosen };
  const page = { document, location, localStorage, sessionStorage: {}, addEventListener: () => undefined };
  runInNewContext(bootScript(languageCookie), page);
  return { written, reloads };
}

describe('the script before the first paint', () => {
  it('writes the very cookie that a change of the language writes, and asks for the page in it', () => {
    for (const protocol of ['https:', 'http:']) {
      const page = boot({ protocol, chosen: 'ur' });
      expect(page).toEqual({ written: [writeLanguageCookie('ur', protocol)], reloads: 1 });
    }
  });

  it('leaves a page alone that is in the chosen language, or has no such language', () => {
    expect(boot({ protocol: 'https:', chosen: 'en' })).toEqual({ written: [], reloads: 0 });
    expect(boot({ protocol: 'https:', chosen: 'fr' })).toEqual({ written: [], reloads: 0 });
    const again = boot({ protocol: 'https:', chosen: 'ur', cookies: '__Host-livery-language=ur' });
    expect(again).toEqual({ written: [], reloads: 0 });
  });

  it('stays under 1 KB, for every page carries it', () => {
    expect(Buffer.byteLength(bootScript(languageCookie))).toBeLessThanOrEqual(1024);
  });
});
