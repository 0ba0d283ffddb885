import { describe, expect, it } from 'vitest';
import { isSafeAddress, isSafeLink, isSitePath } from './safe-link.ts';

const foreign = [
  '//evil.example',
  '///evil.example',
  '//site.invalid/m/home',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/%09/evil.example',
  '/%2F/evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%0a/evil.example',
  '/%zz',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://site.invalid@evil.example',
  'https://user:secret@evil.example/',
  'https://',
  'https://:443/',
  'https://:secret@evil.example/',
  'see https://evil.example',
  'https://evil.example/\u007f',
  'https://evil.example\\@site.example',
  '/\u007f',
  'write to mailto:help@site.example',
  'mailto:help@site.example, other',
  'tel:<b>',
  'http://chat.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://site.invalid/1',
  ' /m/home',
  'm/home',
  '?x',
  '',
];

describe('a safe link', () => {
  it.each(foreign)('is not %j', (url) => {
    expect([isSitePath(url), isSafeAddress(url), isSafeLink(url)]).toEqual([false, false, false]);
  });

  it.each([
    '/',
    '/m/home',
    '/m/help?tag=terms#top',
    '/m/x?back=%2F%2Fa.example&q=50%',
    '/m/%D8%A2%D9%81%D8%B1',
    '/m/آفر',
    '/m/two words',
  ])('may be a path of the site: %s', (path) => {
    expect([isSitePath(path), isSafeAddress(path), isSafeLink(path)]).toEqual([true, true, true]);
  });

  it('may be an https address; a mail address or number only where one is written to', () => {
    for (const url of ['https://chat.example/x?y#z', 'https://chat.example:8443', 'HTTPS://Chat.example/']) {
      expect([isSitePath(url), isSafeAddress(url), isSafeLink(url)]).toEqual([false, true, true]);
    }
    for (const url of ['mailto:help@site.example', 'tel:+447700900100']) {
      expect([isSitePath(url), isSafeAddress(url), isSafeLink(url)]).toEqual([false, false, true]);
    }
  });

  it('agrees with what a browser makes of it: nothing that is held for a path leaves the site', () => {
    const parts = ['/', '\\', '\t', '%2f', '%5c', '%09', '.', '..', ':', '@', 'evil.example', '?', '#', ' '];
    for (const first of parts) {
      for (const second of parts) {
        for (const third of parts) {
          const path = `/${first}${second}${third}evil.example`;
          const goes = URL.parse(path, 'https://brand.example')?.origin;
          if (isSitePath(path)) expect([path, goes]).toEqual([path, 'https://brand.example']);
        }
      }
    }
  });
});
