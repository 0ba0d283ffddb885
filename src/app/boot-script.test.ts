import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { hydratedEvent, languageCookie, lateId } from '../contracts/browser-names.ts';
import { writeLanguageCookie } from '../client/text/translation.ts';
import { bootScript } from './boot-script.ts';

type Listener = (event: object) => void;

/** Runs the script in a page of its own; gives what it wrote as a cookie and how often it loaded the page again. */
function boot({
  protocol = 'https:',
  chosen = 'en',
  cookies = '',
}: Readonly<Partial<Record<'protocol' | 'chosen' | 'cookies', string>>>) {
  const begins: [when: unknown, begin: () => void][] = [];
  const listeners = new Map<string, Listener>();
  const added: unknown[] = [];
  const written: string[] = [];
  let reloads = 0;
  const root = { lang: 'en', dataset: { merchant: 'acme', languages: 'en ur', scheme: 'light' } };
  const document = {
    documentElement: root,
    addEventListener: (event: string, listener: Listener) => listeners.set(event, listener),
    removeEventListener: (event: string) => listeners.delete(event),
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
  return { cookie: { written, reloads }, begins, added, listeners };
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

  it('keeps the last press of a button, which sends no form by itself, and makes it once the page is hydrated', () => {
    const { listeners, begins } = boot({});
    const pressed: string[] = [];
    const stopped: string[] = [];
    const press = (name: string | undefined) =>
      listeners.get('click')?.({
        target: { closest: () => (name === undefined ? null : { click: () => pressed.push(name) }) },
        preventDefault: () => stopped.push('the browser'),
        stopPropagation: () => stopped.push('the page'),
      });
    for (const name of ['menu', 'log in', undefined]) press(name);
    expect(stopped).toEqual(['the browser', 'the page', 'the browser', 'the page']);
    begins.find(([when]) => when === hydratedEvent)?.[1]();
    expect(pressed).toEqual(['log in']);
    expect(listeners.has('click')).toBe(false);
  });

  it('stays under 1 KB, for every page carries it', () => {
    expect(Buffer.byteLength(bootScript(languageCookie))).toBeLessThanOrEqual(1024);
  });
});
