import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../contracts/problems.ts';
import type { FormsPart } from '../contracts/release.ts';
import type { Compiler } from './compiler.ts';
import { openCompiler } from './compiler.ts';
import { projectDir } from './fixture.ts';
import { type FolderFiles, readFolder } from './load/read-folder.ts';
import { NO_THEME } from './load/stand-in.ts';

const name = 'merchants/smallest';
const smallest = join(projectDir, 'tests/brands/smallest');

let compiler: Compiler;
let files: FolderFiles;
beforeAll(async () => {
  compiler = await openCompiler({ rootDir: projectDir });
  const { problems: _, ...read } = await readFolder(smallest, name);
  files = read;
});

/** The smallest brand with other words in merchant.json and other files; one that is nothing is taken away. */
function brandWith(merchant: object, others: Readonly<Record<string, string | undefined>> = {}): FolderFiles {
  const text = readFileSync(join(smallest, 'merchant.json'), 'utf8');
  const changed = new Map(files.files);
  const all = { 'merchant.json': JSON.stringify({ ...(JSON.parse(text) as object), ...merchant }), ...others };
  for (const [path, content] of Object.entries(all)) {
    if (content === undefined) changed.delete(path);
    else changed.set(path, Buffer.from(content));
  }
  return { folder: name, files: changed };
}

type Result = Awaited<ReturnType<Compiler['check' | 'compile']>>;
const said = (problems: readonly Problem[]) =>
  problems.map(({ code, severity, file, pointer }) => `${severity} ${code} ${file.replace(`${name}/`, '')}#${pointer}`);
const found = (result: Result) => [result.ok, said(result.ok ? result.warnings : result.problems)];

const check = (folder: FolderFiles, of = compiler) => of.check(folder, { overrides: [] });
const noLogo = 'error ASSET_MISSING merchant.json#/logo';

describe('check', () => {
  it('finds what compile finds, and makes nothing', async () => {
    const checked = await check(files);
    expect([Object.keys(checked).sort(), found(checked)]).toEqual([
      ['breaches', 'ok', 'site', 'warnings'],
      [true, []],
    ]);
    const compiled = await compiler.compile(files, { overrides: [] });
    expect(checked).toMatchObject({ site: compiled.ok ? compiled.site : undefined });
    const wrong = brandWith({ logo: 'none.svg' });
    expect(await check(wrong)).toEqual({ ok: false, problems: [expect.objectContaining({ code: 'ASSET_MISSING' })] });
    expect(await compiler.compile(wrong, { overrides: [] })).toEqual(await check(wrong));
  });

  it('refuses nothing for a problem that is known at the same place, which stays as a warning', async () => {
    const wrong = brandWith({ logo: 'none.svg' });
    const first = await check(wrong);
    const known = first.ok ? [] : first.problems;
    expect(found(await compiler.check(wrong, { overrides: [], known }))).toEqual([
      true,
      ['warning ASSET_MISSING merchant.json#/logo'],
    ]);
    const elsewhere = known.map((problem) => ({ ...problem, pointer: '/name' }));
    expect(found(await compiler.check(wrong, { overrides: [], known: elsewhere }))).toEqual([false, [noLogo]]);
  });
});

describe('a release', () => {
  it('is none of a folder whose format is not known, of which nothing else is said', async () => {
    expect(found(await check(brandWith({ format: 99, logo: 'none.svg' })))).toEqual([
      false,
      ['error FORMAT_UNKNOWN merchant.json#/format'],
    ]);
  });

  it('has other forms where a test makes them', async () => {
    const changeForms = ({ feedback: _, ...others }: FormsPart) => others;
    const [whole, changed] = [await check(files), await compiler.check(files, { overrides: [], changeForms })];
    const formsOf = (result: Result) => Object.keys(result.ok ? result.site.forms : {});
    expect(formsOf(changed)).toEqual(formsOf(whole).filter((form) => form !== 'feedback'));
    expect(formsOf(whole)).toContain('feedback');
  });

  it('knows the promises that it breaks, and takes the words of the brand for words', async () => {
    const navigation = { $schema: '', slots: { 'login.method': [] } };
    const silent = await check(brandWith({}, { 'navigation.json': JSON.stringify(navigation) }));
    expect(silent.ok && silent.breaches().map((breach) => breach.name)).toEqual(['login.hasMethod at login.method']);
    const tabs = [{ id: 'home.tab', label: 'merchant:mine' }];
    const own = await check(
      brandWith(
        {},
        {
          'navigation.json': JSON.stringify({ $schema: '', slots: { 'footer.tab': tabs } }),
          'strings/en.json': JSON.stringify({ $schema: '', merchant: { mine: 'Mine' } }),
        },
      ),
    );
    expect([found(own), own.ok && own.breaches()]).toEqual([[true, []], []]);
  });
});

describe('the theme of a brand', () => {
  const themes = join(mkdtempSync(join(tmpdir(), 'livery-themes-')), 'themes');
  let own: Compiler;
  beforeAll(async () => {
    cpSync(join(projectDir, 'themes/soda'), join(themes, 'soda'), { recursive: true });
    mkdirSync(join(themes, 'bare'));
    writeFileSync(join(themes, 'bare/notes.txt'), 'notes');
    mkdirSync(join(themes, 'wrong'));
    writeFileSync(join(themes, 'wrong/theme.json'), '{');
    symlinkSync(join(themes, 'soda/theme.json'), join(themes, 'wrong/link.json'));
    own = await openCompiler({ rootDir: projectDir, themesDir: themes });
  });

  it.each<[string, string, readonly string[]]>([
    ['does not exist', 'sodda', ['error THEME_UNKNOWN merchant.json#/theme']],
    ['has no theme.json', 'bare', ['error FILE_MISSING merchant.json#/theme']],
    [
      'cannot be read',
      'wrong',
      ['error FILE_UNSAFE themes/wrong/link.json#', 'error JSON_SYNTAX themes/wrong/theme.json#'],
    ],
  ])('is spoken of where it %s, beside all else that is wrong', async (_what, theme, problems) => {
    expect(found(await check(brandWith({ theme, logo: 'none.svg' }), own))).toEqual([false, [...problems, noLogo]]);
    expect(found(await check(brandWith({ theme }), own))).toEqual([false, problems]);
  });

  it('is needed, even where it is known that there is none', async () => {
    const brand = brandWith({ theme: 'sodda' });
    const first = await check(brand, own);
    const known = first.ok ? [] : first.problems;
    expect(found(await own.check(brand, { overrides: [], known }))).toEqual([
      false,
      ['warning THEME_UNKNOWN merchant.json#/theme'],
    ]);
  });

  it('is named where its file is missing', async () => {
    const result = await check(brandWith({ theme: 'bare' }), own);
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^themes\/bare: .*theme\.json/),
    ]);
  });

  it('is spoken of in a merchant.json that has other mistakes, and where it bears the name of the stand-in', async () => {
    const unknown = 'error THEME_UNKNOWN merchant.json#/theme';
    expect(found(await check(brandWith({ name: 3, theme: 'sodda' }), own))).toEqual([
      false,
      ['error SCHEMA_TYPE merchant.json#/name', unknown],
    ]);
    expect(found(await check(brandWith({ theme: NO_THEME }), own))).toEqual([false, [unknown]]);
  });

  it('is not spoken of where merchant.json could not be read', async () => {
    expect(found(await check(brandWith({}, { 'merchant.json': '{' })))).toEqual([
      false,
      ['error JSON_SYNTAX merchant.json#'],
    ]);
  });

  it('names, with the engine, who makes a release', async () => {
    const engineOf = (theme: string) => own.engineOf(brandWith({ theme }));
    const compiled = await own.compile(files, { overrides: [] });
    expect(compiled).toMatchObject({ ok: true, engine: await engineOf('soda') });
    const names = new Set([await engineOf('soda'), await engineOf('bare'), await engineOf('wrong')]);
    expect(names.size).toBe(3);
    const none = await engineOf('');
    for (const text of [undefined, '{', '3', 'null', '{}']) {
      expect(await own.engineOf(brandWith({}, { 'merchant.json': text }))).toBe(none);
    }
  });
});

describe('compileFolder', () => {
  const compiled = (dir: string, of = name) => compiler.compileFolder(dir, of, { overrides: [] });

  it('reads and compiles a folder', async () => {
    const { release } = { release: undefined, ...(await compiled(smallest)) };
    expect(await compiler.compile(files, { overrides: [] })).toMatchObject({ ok: true, release });
  });

  it('says of a folder that is not there only that', async () => {
    const gone = join(projectDir, 'tests/brands/smalest');
    expect(found(await compiled(gone))).toEqual([false, ['error FILE_MISSING merchants/smallest#']]);
  });

  it('says what cannot be read beside what is wrong with the rest, and misses no file of which it has spoken', async () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'livery-folder-')), 'smallest');
    cpSync(smallest, dir, { recursive: true });
    rmSync(join(dir, 'site.json'));
    symlinkSync(join(smallest, 'site.json'), join(dir, 'site.json'));
    expect(found(await compiled(dir))).toEqual([false, ['error FILE_UNSAFE site.json#']]);
    rmSync(join(dir, 'assets/logo.svg'));
    expect(found(await compiled(dir))).toEqual([false, ['error FILE_UNSAFE site.json#', noLogo]]);
    rmSync(join(dir, 'site.json'));
    expect(found(await compiled(dir))).toEqual([false, ['error FILE_MISSING merchants/smallest#/site.json', noLogo]]);
  });

  it('misses the files of an empty folder', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'livery-folder-'));
    expect(found(await compiled(dir))).toEqual([
      false,
      ['error FILE_MISSING merchants/smallest#/merchant.json', 'error FILE_MISSING merchants/smallest#/site.json'],
    ]);
  });

  it('still misses a file where another one cannot be read', async () => {
    const dir = join(mkdtempSync(join(tmpdir(), 'livery-folder-')), 'smallest');
    cpSync(smallest, dir, { recursive: true });
    symlinkSync(join(smallest, 'site.json'), join(dir, 'notes.json'));
    rmSync(join(dir, 'site.json'));
    expect(found(await compiled(dir))).toEqual([
      false,
      ['error FILE_UNSAFE notes.json#', 'error FILE_MISSING merchants/smallest#/site.json'],
    ]);
  });

  it('misses no file of a folder that was not read to its end', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'livery-folder-'));
    mkdirSync(join(dir, 'assets'));
    for (let index = 0; index < 400; index += 1) writeFileSync(join(dir, `assets/${index}.txt`), '');
    symlinkSync(join(smallest, 'site.json'), join(dir, 'a-link.json'));
    cpSync(smallest, dir, { recursive: true });
    const result = await compiled(dir);
    expect(new Set(result.ok ? [] : result.problems.map(({ code }) => code))).toEqual(
      new Set(['FILE_UNSAFE', 'FOLDER_TOO_LARGE', 'ASSET_INVALID']),
    );
  });
});
