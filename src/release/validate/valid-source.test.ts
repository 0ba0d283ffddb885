import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aDocument, aSource, inWords, type SourceOptions } from '../check/a-source.fixture.ts';
import { projectDir } from '../fixture.ts';
import type { MerchantSource } from '../load/merchant-source.ts';
import { standInFor } from '../load/stand-in.ts';
import type { ThemeSource } from '../load/theme-source.ts';
import { createSchemaValidator } from './schema-validator.ts';
import { validateMerchant, validateTheme } from './valid-source.ts';

const validate = createSchemaValidator(join(projectDir, 'schemas'));
const $schema = '../../schemas/x.schema.json';
const read = (options: SourceOptions): MerchantSource => aSource(options);
const strings = { en: { $schema, merchant: { own: 'Own' } } } as unknown as NonNullable<SourceOptions['strings']>;

describe('validateMerchant', () => {
  it('hands on a folder that is true to the schemas, without what its texts say of their schema', () => {
    const source = read({ strings, mapping: { $schema } as object, assets: { 'logo.svg': '<svg/>' } });
    const { source: valid, problems } = validateMerchant(source, validate);
    expect(problems).toEqual([]);
    const { en } = source.strings;
    expect(valid).toEqual({ ...source, strings: { en: { ...en, value: { merchant: { own: 'Own' } } } } });
    expect(valid).not.toHaveProperty('site.isDoubtful');
  });

  it('has a mapping only where there is one', () => {
    expect(validateMerchant(read({}), validate).source).not.toHaveProperty('mapping');
  });

  it('wants the code of the folder', () => {
    const { problems } = validateMerchant(read({ merchant: { code: 'other' } }), validate);
    expect(inWords(problems)).toEqual(['CODE_MISMATCH merchant.json#/code: The code is "other", the folder "brand".']);
  });

  it('takes out of each document what its schema refuses, and says so', () => {
    const odd = { unheardOf: 1 } as object;
    const source = {
      ...read({ merchant: odd, site: odd, navigation: odd, registration: odd, mapping: odd }),
      lobby: aDocument('lobby.json', { $schema, ...odd }),
    };
    const { source: valid, problems } = validateMerchant(source, validate);
    const files = ['merchant', 'platform', 'site', 'navigation', 'registration', 'lobby'];
    expect(inWords(problems)).toEqual(
      files.map((file) => `SCHEMA_UNKNOWN_KEY ${file}.json#/unheardOf: "unheardOf" is not known here.`),
    );
    const { merchant, mapping, site, navigation, registration, lobby } = valid;
    for (const document of [merchant, mapping, site, navigation, registration, lobby]) {
      expect(document).toMatchObject({ isDoubtful: true });
      expect(document?.value).not.toHaveProperty('unheardOf');
    }
  });

  it('puts the least that is valid in the place of a document that is none', () => {
    const nothing = { ...read({ mapping: {} }), lobby: aDocument('lobby.json', 7) };
    const source: MerchantSource = {
      ...nothing,
      merchant: { ...nothing.merchant, value: 7 },
      site: { ...nothing.site, value: 7 },
      navigation: { ...nothing.navigation, value: 7 },
      registration: { ...nothing.registration, value: 7 },
      strings: { en: aDocument('strings/en.json', 7) },
    };
    const { source: valid, problems } = validateMerchant(source, validate);
    expect(problems.map(({ code, file }) => `${code} ${file.split('/').slice(2).join('/')}`)).toEqual(
      ['merchant', 'site', 'navigation', 'registration', 'lobby', 'strings/en'].map(
        (name) => `SCHEMA_TYPE ${name}.json`,
      ),
    );
    const { merchant, site, navigation, registration, lobby } = valid;
    expect([merchant, site, navigation, registration, lobby].map(({ value }) => value)).toEqual(
      ['merchant', 'site', 'navigation', 'registration', 'lobby'].map((name) => standInFor(`${name}.json`, 'brand')),
    );
    expect(valid.strings).toEqual({ en: { ...source.strings['en'], isDoubtful: true, value: {} } });
  });
});

describe('validateTheme', () => {
  const text = readFileSync(join(projectDir, 'themes/karat/theme.json'), 'utf8');
  const theme = (more: object): ThemeSource => {
    const value: unknown = { ...(JSON.parse(text) as object), ...more };
    const document = { file: 'themes/karat/theme.json', text: JSON.stringify(value), value };
    return { id: 'karat', folder: 'themes/karat', theme: document, fonts: new Map([['a.woff2', Buffer.from('a')]]) };
  };

  it('hands on a theme that is true to its schema', () => {
    const source = theme({});
    expect(validateTheme(source, validate)).toEqual({ theme: source, problems: [] });
  });

  it('hands on nothing but problems of one that is not', () => {
    const found = validateTheme(theme({ unheardOf: 1 }), validate);
    expect(inWords(found.problems)).toEqual([
      'SCHEMA_UNKNOWN_KEY themes/karat/theme.json#/unheardOf: "unheardOf" is not known here.',
    ]);
    expect(found).not.toHaveProperty('theme');
  });
});
