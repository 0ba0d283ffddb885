import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aCompiler, projectDir } from '../fixture.ts';
import { CURRENT_FORMAT } from '../format-number.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import { readFolder } from '../load/read-folder.ts';
import { upgradeSteps } from './upgrade-steps.ts';
import { rewriteFolder } from './rewrite-folder.ts';
import { upgradeFolder } from './upgrade-folder.ts';

/** Folders as they were really shipped, by the format that they have. */
const oldFolders: Readonly<Record<number, string>> = { 1: 'tests/brands/vintage' };

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** A copy on disk that a test may rewrite. */
function aCopy(folder: string): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'livery-old-')), 'vintage');
  cpSync(join(projectDir, folder), dir, { recursive: true });
  return dir;
}

describe('upgradeSteps', () => {
  it('leads from the oldest format to the present one without a gap', () => {
    const formats = Object.keys(upgradeSteps).map(Number);
    expect(formats).toEqual(Array.from({ length: CURRENT_FORMAT - 1 }, (_, index) => index + 1));
  });

  it('has a real old folder for every step', () => {
    expect(Object.keys(oldFolders)).toEqual(Object.keys(upgradeSteps));
    for (const [format, folder] of Object.entries(oldFolders)) {
      expect(json(join(projectDir, folder, 'merchant.json'))['format']).toBe(Number(format));
    }
  });
});

describe('rewriteFolder', () => {
  it('moves both settings of format 1 and leaves every other line as it was', async () => {
    const dir = aCopy('tests/brands/vintage');
    const before = readFileSync(join(dir, 'merchant.json'), 'utf8');
    expect(await rewriteFolder(dir, 'merchants/vintage')).toEqual({
      ok: true,
      changed: ['merchant.json', 'registration.json'],
    });
    const after = json(join(dir, 'merchant.json'));
    expect(after).toMatchObject({
      format: 2,
      settings: { 'app.userAgentPattern': 'ChamakApp/\\d+', 'registration.captcha': true, 'ages.gate': 21 },
    });
    expect([after['app'], json(join(dir, 'registration.json'))['captcha']]).toEqual([undefined, undefined]);
    const text = readFileSync(join(dir, 'merchant.json'), 'utf8').split('\n');
    const gone = before.split('\n').filter((line) => !text.includes(line) && !text.includes(`${line},`));
    expect(gone.map((line) => line.trim())).toEqual([
      '"format": 1,',
      '"app": {',
      '"userAgentPattern": "ChamakApp/\\\\d+"',
    ]);
  });

  it('has nothing to do a second time', async () => {
    const dir = aCopy('tests/brands/vintage');
    await rewriteFolder(dir, 'merchants/vintage');
    expect(await rewriteFolder(dir, 'merchants/vintage')).toEqual({ ok: true, changed: [] });
  });
});

describe('upgradeFolder', () => {
  it('names what stands where a moved value belongs, once, and rewrites nothing', async () => {
    const dir = aCopy('tests/brands/vintage');
    const path = join(dir, 'merchant.json');
    const text = JSON.stringify({ ...json(path), settings: 'none' }, null, 2);
    writeFileSync(path, text);
    const wanted = expect.objectContaining({
      code: 'SCHEMA_TYPE',
      file: 'merchants/vintage/merchant.json',
      pointer: '/settings',
      message: 'settings is "none", but must be object.',
    });
    const result = await (await aCompiler()).compileFolder(dir, 'merchants/vintage', { overrides: [] });
    const errors = result.ok ? [] : result.problems.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([wanted]);
    expect(await rewriteFolder(dir, 'merchants/vintage')).toEqual({ ok: false, problems: [wanted] });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('compiles an old folder to the very release of the rewritten one', async () => {
    const compiler = await aCompiler();
    const [old, fresh] = [aCopy('tests/brands/vintage'), aCopy('tests/brands/vintage')];
    await rewriteFolder(fresh, 'merchants/vintage');
    const compile = (dir: string) => compiler.compileFolder(dir, 'merchants/vintage', { overrides: [] });
    const [one, two] = [await compile(old), await compile(fresh)];
    if (!one.ok || !two.ok) throw new Error(JSON.stringify([one, two]));
    // Origins name the place of a value, which has moved; everything that players see is the same.
    expect({ ...one.manifest.parts, origins: '' }).toEqual({ ...two.manifest.parts, origins: '' });
    expect(one.warnings.map(({ code }) => code)).toEqual(['FORMAT_OLD']);
  });

  it('points at the line that the author wrote, not at the place that it moved to', async () => {
    const files = await readFolder(aCopy('tests/brands/vintage'), 'merchants/vintage');
    const { source } = upgradeFolder(parseMerchantFolder(files).source);
    expect(Object.keys(source?.merchant.moved ?? {})).toEqual([
      '/settings/app.userAgentPattern',
      '/settings/registration.captcha',
    ]);
    const slow = new Map(files.files);
    const text = Buffer.from(slow.get('merchant.json') ?? '')
      .toString('utf8')
      .replace('ChamakApp/\\\\d+', '^(a+)+$');
    slow.set('merchant.json', Buffer.from(text));
    const result = await (await aCompiler()).compile({ ...files, files: slow }, { overrides: [] });
    const problem = (result.ok ? [] : result.problems).find(({ code }) => code === 'PATTERN_SLOW');
    expect(problem).toMatchObject({ file: 'merchants/vintage/merchant.json', pointer: '/app/userAgentPattern' });
    expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('userAgentPattern');
  });
});
