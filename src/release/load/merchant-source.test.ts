import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDir } from '../fixture.ts';
import { createSchemaValidator } from '../validate/schema-validator.ts';
import { parseMerchantFolder } from './merchant-source.ts';
import { standInFor } from './stand-in.ts';
import { parseThemeFolder } from './theme-source.ts';

const required = { 'merchant.json': '{ "name": "Brand" }', 'site.json': '{ "flags": {} }' };

const filesOf = (files: Readonly<Record<string, string>>, folder = 'merchants/brand') => ({
  folder,
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
});

const parse = (files: Readonly<Record<string, string>>) => {
  const { source, problems } = parseMerchantFolder(filesOf(files));
  const said = problems.map(
    ({ code, severity, file, pointer, message, nearest }) =>
      `${severity} ${code} ${file}#${pointer}: ${message}${nearest ? ` (${nearest})` : ''}`,
  );
  return { source, problems: said };
};

describe('parseMerchantFolder', () => {
  it('parses every file that a merchant may have', () => {
    const { source, problems } = parse({
      ...required,
      'navigation.json': '{ "slots": { "footer.tab": [] } }',
      'registration.json': '{ "fields": { "email": {} } }',
      'lobby.json': '{ "games": [] }',
      'platform.json': '{ "paths": {} }',
      'upstream.json': '{ "maintenance": true }',
      'strings/en.json': '{ "app": {} }',
      'strings/pt-BR.json': '{ "ui": {} }',
      'assets/logo.svg': '<svg/>',
      'README.md': 'For people.',
      'manifest.txt': 'For people.',
    });
    expect(problems).toEqual([]);
    const { strings, assets, code, folder, ...documents } = source;
    expect([code, folder]).toEqual(['brand', 'merchants/brand']);
    const named = (all: Readonly<Record<string, { readonly file: string; readonly value: unknown }>>) =>
      Object.fromEntries(Object.entries(all).map(([name, { file, value }]) => [name, [file, value]]));
    expect(named(documents)).toEqual({
      merchant: ['merchants/brand/merchant.json', { name: 'Brand' }],
      site: ['merchants/brand/site.json', { flags: {} }],
      navigation: ['merchants/brand/navigation.json', { slots: { 'footer.tab': [] } }],
      registration: ['merchants/brand/registration.json', { fields: { email: {} } }],
      lobby: ['merchants/brand/lobby.json', { games: [] }],
      mapping: ['merchants/brand/platform.json', { paths: {} }],
      upstream: ['merchants/brand/upstream.json', { maintenance: true }],
    });
    expect(named(strings)).toEqual({
      en: ['merchants/brand/strings/en.json', { app: {} }],
      'pt-BR': ['merchants/brand/strings/pt-BR.json', { ui: {} }],
    });
    expect([...assets].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([['logo.svg', '<svg/>']]);
  });

  it('puts the least that is valid in place of files that may be left out, and doubts none of them', () => {
    const { source, problems } = parse(required);
    expect(problems).toEqual([]);
    const { navigation, registration, lobby, ...others } = source;
    for (const [name, document] of Object.entries({ navigation, registration, lobby })) {
      const path = `${name}.json`;
      expect(document).toEqual({ file: `merchants/brand/${path}`, text: '', value: standInFor(path, 'brand') });
    }
    expect(Object.keys(others).sort()).toEqual(['assets', 'code', 'folder', 'merchant', 'site', 'strings']);
  });

  it('puts the least that is valid in place of files that are missing or cannot be read, and doubts them', () => {
    const { source, problems } = parse({ 'site.json': '{', 'strings/en.json': 'Hello' });
    expect(problems).toEqual([
      'error JSON_SYNTAX merchants/brand/strings/en.json#: Not valid JSON: invalid symbol.',
      'error FILE_MISSING merchants/brand#/merchant.json: merchant.json is missing.',
      'error JSON_SYNTAX merchants/brand/site.json#: Not valid JSON: close brace expected.',
    ]);
    const standIn = (path: string) => ({
      file: `merchants/brand/${path}`,
      ...{ text: '', value: standInFor(path, 'brand'), isDoubtful: true },
    });
    const { merchant, site, strings } = source;
    expect([merchant, site, strings['en']]).toEqual(['merchant.json', 'site.json', 'strings/en.json'].map(standIn));
  });

  it('says of bytes that are no text that the file cannot be read', () => {
    const { source, problems } = parse({ ...required, 'site.json': '\uFEFF{}' });
    expect(problems).toEqual([
      'error FILE_NOT_UTF8 merchants/brand/site.json#: The file begins with a byte order mark.',
    ]);
    expect(source.site.isDoubtful).toBe(true);
  });

  it('warns of files that no merchant has, with the name that was probably meant', () => {
    const unknown = (...paths: readonly string[]) =>
      parse({ ...required, ...Object.fromEntries(paths.map((path) => [path, '{}'])) }).problems;
    expect(
      unknown(
        'navigaton.json',
        'strings/en.txt',
        'old/strings/en.json',
        'strings/en.json.bak',
        'strings/e n.json',
        'my/assets/a.svg',
      ),
    ).toEqual(
      [
        ['navigaton.json', ' (navigation.json)'],
        ['strings/en.txt', ''],
        ['old/strings/en.json', ''],
        ['strings/en.json.bak', ''],
        ['strings/e n.json', ''],
        ['my/assets/a.svg', ''],
      ].map(
        ([path, nearest]) =>
          `warning FILE_UNKNOWN merchants/brand/${path}#: ${path} is not a file of a merchant.${nearest}`,
      ),
    );
  });

  it('takes the name of the folder for the code of the brand', () => {
    for (const folder of ['karat', 'merchants/karat', 'some/other/merchants/karat']) {
      expect(parseMerchantFolder(filesOf(required, folder)).source.code).toBe('karat');
    }
    expect(parseMerchantFolder(filesOf({}, 'merchants/karat')).source.merchant.value).toMatchObject({
      code: 'karat',
      name: 'karat',
    });
  });
});

describe('standInFor', () => {
  const validate = createSchemaValidator(join(projectDir, 'schemas'));

  it.each([
    ['merchant.json', 'merchant.schema.json'],
    ['site.json', 'site-configuration.schema.json'],
    ['navigation.json', 'navigation.schema.json'],
    ['registration.json', 'registration-rules.schema.json'],
    ['lobby.json', 'lobby.schema.json'],
    ['strings/en.json', 'strings.schema.json'],
  ])('is a %s that is true to its schema', (path, schema) => {
    const value = standInFor(path, 'brand');
    expect(validate({ file: path, text: '', value }, schema)).toEqual([]);
    expect(join('/merchants/brand', path, '..', String(value['$schema']))).toBe(`/schemas/${schema}`);
  });

  it('says nothing in place of how the platform speaks', () => {
    const value = standInFor('platform.json', 'brand');
    expect([value, validate({ file: 'platform.json', text: '', value }, 'platform-mapping.schema.json')]).toEqual([
      {},
      [],
    ]);
  });
});

describe('parseThemeFolder', () => {
  it('gives the theme and its fonts', () => {
    const files = {
      'theme.json': '{ "id": "own" }',
      'fonts/a.woff2': 'a',
      'README.md': 'For people.',
      'old/fonts/b': 'b',
    };
    const { source, problems } = parseThemeFolder(filesOf(files, 'themes/own'));
    expect(problems).toEqual([]);
    expect([source?.id, source?.folder, source?.theme.file, source?.theme.value]).toEqual([
      ...['own', 'themes/own', 'themes/own/theme.json'],
      { id: 'own' },
    ]);
    expect([...(source?.fonts ?? [])].map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a.woff2', 'a'],
    ]);
    for (const folder of ['own', 'some/other/themes/own']) {
      expect(parseThemeFolder(filesOf(files, folder)).source?.id).toBe('own');
    }
  });

  it.each<[string, Record<string, string>, Record<string, unknown>]>([
    [
      'missing',
      {},
      { code: 'FILE_MISSING', file: 'themes/own', pointer: '/theme.json', message: 'theme.json is missing.' },
    ],
    ['unreadable', { 'theme.json': '{' }, { code: 'JSON_SYNTAX', file: 'themes/own/theme.json', pointer: '' }],
  ])('gives only the problem of a file that is %s', (_, files, problem) => {
    expect(parseThemeFolder(filesOf(files, 'themes/own'))).toEqual({ problems: [expect.objectContaining(problem)] });
  });
});
