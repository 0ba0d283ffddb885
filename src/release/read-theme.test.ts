import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ThemeDocument } from '../contracts/generated/theme.ts';
import { aSource, inWords } from './check/a-source.fixture.ts';
import { createCompileCache } from './emit/compile-cache.ts';
import { projectDir } from './fixture.ts';
import type { FolderFiles } from './load/read-folder.ts';
import { compileTheme, readTheme, readThemeFolder, unknownTheme } from './read-theme.ts';
import { createSchemaValidator } from './validate/schema-validator.ts';

const validate = createSchemaValidator(join(projectDir, 'schemas'));
const soda = await readThemeFolder(join(projectDir, 'themes'), 'soda');
const written = JSON.parse(await readFile(join(projectDir, 'themes/soda/theme.json'), 'utf8')) as ThemeDocument;

/** The theme of Soda with another theme.json; without one where it is nothing. */
function sodaWith(text: string | undefined): FolderFiles {
  const files = new Map(soda.files);
  if (text === undefined) files.delete('theme.json');
  else files.set('theme.json', Buffer.from(text));
  return { folder: 'themes/soda', files };
}
const changed = (change: object) => sodaWith(JSON.stringify({ ...written, ...change }));

describe('readThemeFolder', () => {
  const themes = join(mkdtempSync(join(tmpdir(), 'livery-themes-')), 'themes');
  mkdirSync(join(themes, 'own-2'), { recursive: true });
  writeFileSync(join(themes, 'own-2/theme.json'), '{}');
  writeFileSync(join(themes, '../theme.json'), '{}');

  it('reads the files of a theme', async () => {
    expect(await readThemeFolder(themes, 'own-2')).toEqual({
      folder: 'themes/own-2',
      files: new Map([['theme.json', Buffer.from('{}')]]),
      problems: [],
    });
  });

  it.each(['..', '../themes/own-2', 'Own', '2own', '', 'own-2/', ' own-2', 'own-2\n', 'a'.repeat(65)])(
    'looks for no folder named %j',
    async (id) => {
      expect(await readThemeFolder(themes, id)).toEqual({ folder: `themes/${id}`, files: new Map(), problems: [] });
    },
  );

  it('misses a folder that could be there', async () => {
    for (const id of ['none', 'a'.repeat(64)]) {
      const { files, problems } = await readThemeFolder(themes, id);
      expect([files.size, problems.map(({ code, file }) => [code, file])]).toEqual([
        0,
        [['FILE_MISSING', `themes/${id}`]],
      ]);
    }
  });
});

describe('readTheme', () => {
  const read = (folder: FolderFiles) => {
    const { theme, problems } = readTheme(folder, validate);
    return [theme?.id, problems.map(({ code, pointer }) => `${code} ${pointer}`)];
  };

  it('gives a theme that is true to its schema', () => {
    expect(read(soda)).toEqual(['soda', []]);
  });

  it.each<[string, FolderFiles, readonly string[]]>([
    ['is missing', sodaWith(undefined), ['FILE_MISSING /theme.json']],
    ['is no JSON', sodaWith('{'), ['JSON_SYNTAX ']],
    ['has a format that nobody knows', changed({ format: 99 }), ['FORMAT_UNKNOWN /format']],
    ['has another shape', changed({ name: 3 }), ['SCHEMA_TYPE /name']],
    ['is old and has another shape', changed({ format: 1, name: 3 }), ['FORMAT_OLD /format', 'SCHEMA_TYPE /name']],
  ])('gives only what is wrong where theme.json %s', (_what, folder, problems) => {
    expect(read(folder)).toEqual([undefined, problems]);
  });

  it('gives an old theme in the present format, and says that it is old', () => {
    const { theme, problems } = readTheme(changed({ format: 1 }), validate);
    expect([theme?.theme.value.format, problems.map(({ code }) => code)]).toEqual([written.format, ['FORMAT_OLD']]);
  });
});

describe('compileTheme', () => {
  it('writes the parts of a theme that passes its checks, with what they warn of', async () => {
    const { theme, emitted, problems } = await compileTheme(changed({ format: 1 }), validate, createCompileCache());
    const kinds = new Set(emitted?.parts.map(({ kind }) => kind));
    expect([theme?.id, kinds, problems.map(({ code }) => code)]).toEqual([
      ...['soda', new Set(['json', 'css', 'font'])],
      ['FORMAT_OLD'],
    ]);
  });

  it('writes none of a theme that does not, and says why', async () => {
    const wrong = changed({ format: 1, id: 'other' });
    const { theme, emitted, problems } = await compileTheme(wrong, validate, createCompileCache());
    expect([theme, emitted, problems.map(({ code, pointer }) => `${code} ${pointer}`)]).toEqual([
      ...[undefined, undefined],
      ['FORMAT_OLD /format', 'CODE_MISMATCH /id'],
    ]);
    expect(await compileTheme(sodaWith('{'), validate, createCompileCache())).toMatchObject({
      problems: [{ code: 'JSON_SYNTAX' }],
    });
  });

  it('does so once for the same content of the same folder', async () => {
    const cache = createCompileCache();
    const first = await compileTheme(soda, validate, cache);
    expect(await compileTheme({ ...soda, files: new Map(soda.files) }, validate, cache)).toBe(first);
    expect(await compileTheme(changed({ name: 'Other' }), validate, cache)).not.toBe(first);
  });
});

describe('unknownTheme', () => {
  it('points at the name in merchant.json, and knows the nearest theme', async () => {
    const problem = await unknownTheme(aSource({ merchant: { theme: 'sodda' } }), join(projectDir, 'themes'));
    expect(inWords([problem])).toEqual(['THEME_UNKNOWN merchant.json#/theme: There is no theme "sodda". (soda)']);
  });
});
