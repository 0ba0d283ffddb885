import { describe, expect, it } from 'vitest';
import { policyPacks } from '../../contracts/generated/catalogues.ts';
import { features } from '../../features/index.ts';
import type { CompileResult } from '../compiler.ts';
import { makeJsonPart } from '../emit/make-part.ts';
import { resolve, shop } from '../resolve/resolve-sources.fixture.ts';
import { makeSubject, ownWords, readPart, readSubject } from './read-subject.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const filesOf = (files: Readonly<Record<string, unknown>>) => ({
  folder: 'merchants/test',
  files: new Map(Object.entries(files).map(([path, value]) => [path, json(value)])),
});

const { site, origins } = resolve({ merchant: { languages: { default: 'en', offered: ['en', 'ur'] } } });
const canMatch = () => 'unknown' as const;
const texts = {
  en: { app: { login: 'Log in', back: 'Back' }, help: { title: 'Help' } },
  fr: { app: { login: 'Connexion' } },
};
const folder = filesOf({
  'merchant.json': { patterns: { ours: '^a+$' }, features: { lottery: false, promotions: true } },
  'site.json': {},
  'strings/en.json': { app: { login: 'Enter' }, merchant: { offers: 'Offers' } },
  'strings/ur.json': { app: { login: 'داخلہ' } },
});

describe('ownWords', () => {
  it('has texts, patterns and switched-off features of a folder', () => {
    expect(ownWords(folder)).toEqual({
      strings: {
        en: { app: { login: 'Enter' }, merchant: { offers: 'Offers' } },
        ur: { app: { login: 'داخلہ' } },
      },
      patterns: { ours: '^a+$' },
      switchedOff: ['lottery'],
    });
  });

  it('has none where the folder says nothing', () => {
    const silent = { strings: {}, patterns: {}, switchedOff: [] };
    expect(ownWords(filesOf({ 'merchant.json': {}, 'site.json': {} }))).toEqual(silent);
    expect(ownWords(filesOf({}))).toEqual(silent);
  });
});

describe('makeSubject', () => {
  it('lays the folder’s texts over the engine’s in every language that the site offers', () => {
    const { strings, patterns } = ownWords(folder);
    expect(makeSubject({ site, origins, patterns, strings }, { texts, canMatch })).toEqual({
      ...{ site, origins, features, patterns, canMatch },
      switchedOff: [],
      policies: policyPacks,
      texts: {
        en: { app: { login: 'Enter', back: 'Back' }, help: { title: 'Help' }, merchant: { offers: 'Offers' } },
        ur: { app: { login: 'داخلہ' } },
      },
    });
  });
});

describe('readSubject', () => {
  const part = makeJsonPart(origins);
  const compiled = { site, manifest: { parts: { origins: part.hash } }, parts: [makeJsonPart({}), part] };

  it('reads a folder and its release', () => {
    const release = compiled as unknown as Extract<CompileResult, { readonly ok: true }>;
    const surroundings = { texts, canMatch, features: [shop] };
    const subject = makeSubject({ site, origins, ...ownWords(folder) }, surroundings);
    expect(readSubject(folder, release, surroundings)).toEqual(subject);
    expect([subject.switchedOff, subject.features]).toEqual([['lottery'], [shop]]);
    expect(readSubject(folder, release, { texts, canMatch }).features).toBe(features);
  });

  it('throws where the release lacks a part', () => {
    expect(() => readPart([part], 'abc')).toThrow('The release has no part abc.');
  });
});
