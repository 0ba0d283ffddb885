import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../contracts/problems.ts';
import type { Compiler } from './compiler.ts';
import { openCompiler } from './compiler.ts';
import { projectDir } from './fixture.ts';
import { type FolderFiles, readFolder } from './load/read-folder.ts';

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
});
