import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { languageCookie, lateId } from '../contracts/browser-names.ts';
import { writeLanguageCookie } from '../client/text/translation.ts';
import { bootScript } from './boot-script.ts';

/** Runs the script in a page of its own; gives what it wrote as a cookie and how often it loaded the page again. */
function boot({
  protocol = 'https:',
  chosen = 'en',
  cookies = '',
}: Readonly<Partial<Record<'protocol' | 'chosen' | 'cookies', string>>>) {
  const begins: [when: unknown, begin: () => void][] = [];
  const added: unknown[] = [];
  const written: string[] = [];
  let reloads = 0;
  const root = { lang: 'en', dataset: { merchant: 'acme', languages: 'en ur', scheme: 'light' } };
  const document = {
    documentElement: root,
    addEventListener: () => undefined,
    getElementById: (id: string) => (id === lateId ? { content: 'late' } : undefined),
    head: { prepend: (content: unknown) => added.push(content) },
    get cookie() {
      return [cookies, ...written.map((text) => text.split(';')[0])].filter(Boolean).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const location = { protocol, reload: () => (reloads += 1) };
  const localStorage = { 'acme.language': chosen };
  const page = {
    ...{ document, location, localStorage, sessionStorage: {} },
    addEventListener: (event: string, begin: () => void) => begins.push([event, begin]),
    requestAnimationFrame: (begin: () => void) => begins.push(['frame', begin]),
    setTimeout: (begin: () => void, ms: number) => begins.push([ms, begin]),
  };
  runInNewContext(bootScript(languageCookie), page);
  return { cookie: { written, reloads }, begins, added };
}

describe('the script before the first paint', () => {
  it('writes the very cookie that a change of the language writes, and asks for the page in it', () => {
    for (const protocol of ['https:', 'http:']) {
      const page = boot({ protocol, chosen: 'ur' });
      expect(page.cookie).toEqual({ written: [writeLanguageCookie('ur', protocol)], reloads: 1 });
    }
  });

  it('leaves a page alone that is in the chosen language, or has no such language', () => {
    expect(boot({ chosen: 'en' }).cookie).toEqual({ written: [], reloads: 0 });
    expect(boot({ chosen: 'fr' }).cookie).toEqual({ written: [], reloads: 0 });
    const again = boot({ chosen: 'ur', cookies: '__Host-livery-language=ur' });
    expect(again.cookie).toEqual({ written: [], reloads: 0 });
  });

  it('begins what is late in the second frame after the end of loading, or after 2 s when something stalls', () => {
    const { begins, added } = boot({});
    const begin = (when: unknown) =>
      begins
        .splice(0)
        .find(([moment]) => moment === when)?.[1]();
    for (const when of ['load', 'frame', 'frame']) {
      expect(added).toEqual([]);
      begin(when);
    }
    expect(added).toEqual(['late']);
    const stalled = boot({});
    stalled.begins.find(([moment]) => moment === 2_000)?.[1]();
    expect(stalled.added).toEqual(['late']);
  });

  it('stays under 1 KB, for every page carries it', () => {
    expect(Buffer.byteLength(bootScript(languageCookie))).toBeLessThanOrEqual(1024);
  });
});
