import { describe, expect, it } from 'vitest';
import type { SitePart } from '../../contracts/site.ts';
import { applyChange } from '../../engine/index.ts';
import { hashOf } from '../emit/make-part.ts';
import { aCompiler, projectDir } from '../fixture.ts';
import { readFolder } from '../load/read-folder.ts';

const compiler = await aCompiler();

async function compiledWith(name?: string, value?: unknown): Promise<SitePart> {
  const { problems: _problems, ...files } = await readFolder(`${projectDir}/merchants/karat`, 'merchants/karat');
  const override = { author: 'sana', reason: 'test', at: '2026-11-20T10:00:00Z', value };
  const result = await compiler.compile(files, { overrides: name === undefined ? [] : [{ ...override, name }] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.site;
}

describe('applyChange', () => {
  it.each<[string, unknown]>([
    ['flags.CBS3', true],
    ['flags.MOBILENUMPASSREG3', 'Y'],
    ['promotions.MISSION', 1],
    ['template.mem_cen', 0],
    ['settings.ages.birthday', 25],
    ['settings.registration.captcha', false],
    ['roles.deposit', [0]],
    ['register.email.required', false],
    ['register.username.max', 12],
    ['maintenance', true],
  ])('gives the site that the compiler gives for a live change of %s', async (name, value) => {
    const changed = applyChange(await compiledWith(), { name, value }, { patterns: {}, hash: hashOf });
    expect(changed).toEqual(await compiledWith(name, value));
  });
});
