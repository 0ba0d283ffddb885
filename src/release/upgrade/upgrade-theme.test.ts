import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCompiler } from '../compiler.ts';
import { projectDir } from '../fixture.ts';
import { THEME_FORMAT } from '../format-number.ts';
import { readFolder } from '../load/read-folder.ts';
import { rewriteFolder } from './rewrite-folder.ts';
import { themeSteps } from './theme-steps.ts';

/** Themes as they were really shipped, by the format that they have. */
const oldThemes: Readonly<Record<number, string>> = { 1: 'tests/themes/vintage' };

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** A folder of themes with an old one in the place of soda's, which shares its fonts. */
function themesWith(theme: string): string {
  const themes = join(mkdtempSync(join(tmpdir(), 'livery-old-')), 'themes');
  mkdirSync(themes);
  cpSync(join(projectDir, 'themes/soda'), join(themes, 'vintage'), { recursive: true });
  cpSync(join(projectDir, theme), join(themes, 'vintage'), { recursive: true });
  return themes;
}

async function compileWith(themesDir: string, theme: string) {
  const compiler = await openCompiler({ rootDir: projectDir, themesDir });
  const { problems: _, ...files } = await readFolder(join(projectDir, 'tests/brands/smallest'), 'merchants/smallest');
  const merchant = { ...json(join(projectDir, 'tests/brands/smallest/merchant.json')), theme };
  const changed = new Map(files.files).set('merchant.json', Buffer.from(JSON.stringify(merchant)));
  const result = await compiler.compile({ ...files, files: changed }, { overrides: [] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('themeSteps', () => {
  it('leads from the oldest format to the present one without a gap, each step with a real old theme', () => {
    const formats = Object.keys(themeSteps).map(Number);
    expect(formats).toEqual(Array.from({ length: THEME_FORMAT - 1 }, (_, index) => index + 1));
    for (const format of formats) {
      expect(json(join(projectDir, oldThemes[format] ?? '', 'theme.json'))['format']).toBe(format);
    }
  });
});

describe('upgradeTheme', () => {
  it('compiles an old theme to the very stylesheet of the one of today, and says that it is old', async () => {
    const old = await compileWith(themesWith('tests/themes/vintage'), 'vintage');
    const present = await compileWith(join(projectDir, 'themes'), 'soda');
    const sheetOf = ({ parts }: typeof old) => parts.filter(({ kind }) => kind === 'css').map(({ hash }) => hash);
    expect(sheetOf(old)).toEqual(sheetOf(present));
    expect(old.warnings).toMatchObject([{ code: 'FORMAT_OLD', file: 'themes/vintage/theme.json', pointer: '/format' }]);
  });

  it('is written to the file by livery upgrade, which leaves every other line as it was', async () => {
    const dir = join(themesWith('tests/themes/vintage'), 'vintage');
    const before = readFileSync(join(dir, 'theme.json'), 'utf8').split('\n');
    expect(await rewriteFolder(dir, 'themes/vintage')).toEqual({ ok: true, changed: ['theme.json'] });
    const after = readFileSync(join(dir, 'theme.json'), 'utf8').split('\n');
    const gone = before.filter((line) => !after.includes(line)).map((line) => line.trim());
    expect(new Set(gone)).toEqual(new Set(['"format": 1,', '"weight": 400,', '"weight": 700,']));
    expect(await rewriteFolder(dir, 'themes/vintage')).toEqual({ ok: true, changed: [] });
  });
});
