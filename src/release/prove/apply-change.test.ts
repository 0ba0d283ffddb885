import { describe, expect, it } from 'vitest';
import { policyPacks } from '../../contracts/generated/catalogues.ts';
import type { SitePart } from '../../contracts/site.ts';
import { applyChange } from '../../engine/index.ts';
import { hashOf } from '../emit/make-part.ts';
import { aCompiler, projectDir } from '../fixture.ts';
import { readFolder } from '../load/read-folder.ts';

const compiler = await aCompiler();

const surroundings = { patterns: {}, hash: hashOf, policies: policyPacks };

async function compiledWith(name?: string, value?: unknown, policy?: string): Promise<SitePart> {
  const { problems: _problems, folder, files } = await readFolder(`${projectDir}/merchants/karat`, 'merchants/karat');
  const override = { author: 'sana', reason: 'test', at: '2026-11-20T10:00:00Z', value };
  const merchant: object = JSON.parse(Buffer.from(files.get('merchant.json') ?? []).toString());
  const under = new Map([...files, ['merchant.json', Buffer.from(JSON.stringify({ ...merchant, policy }))] as const]);
  const result = await compiler.compile(
    { folder, files: under },
    { overrides: name === undefined ? [] : [{ ...override, name }] },
  );
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
    const changed = applyChange(await compiledWith(), { name, value }, surroundings);
    expect(changed).toEqual(await compiledWith(name, value));
  });

  it('gives the site that the compiler gives for a brand that comes under a policy pack', async () => {
    const changed = applyChange(await compiledWith(), { name: 'policy', value: 'uk' }, surroundings);
    expect(changed).toEqual(await compiledWith(undefined, undefined, 'uk'));
  });
});
