import { beforeAll, describe, expect, it } from 'vitest';
import type { Compiler } from '../compiler.ts';
import { aCompiler, aFolder } from '../fixture.ts';
import type { UpstreamSite } from './upstream-file.ts';
import { UPSTREAM_FILE, writeUpstream } from './upstream-file.ts';

let compiler: Compiler;
beforeAll(async () => {
  compiler = await aCompiler();
});

function aFolderWith(said: UpstreamSite, site: Record<string, unknown> = {}) {
  return aFolder(compiler)
    .edit('site.json', (value) => ({ ...value, source: 'upstream', ...site }))
    .write(UPSTREAM_FILE, writeUpstream(said));
}

async function compiled(folder: ReturnType<typeof aFolderWith>, flag?: boolean) {
  const live = { name: 'flags.CBS3', author: 'mira', reason: 'chat is staffed', at: '2030-01-01T00:00:00.000Z' };
  const result = await folder.compile({ overrides: flag === undefined ? [] : [{ ...live, value: flag }] });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

describe('applyUpstream', () => {
  it('lets the platform decide what it speaks of, and the folder the rest', async () => {
    const { site } = await compiled(aFolderWith({ flags: { CBS3: 'Y' }, register: { email: { required: false } } }));
    expect([site.flags.CBS3, site.flags.USERNAMEREG3]).toEqual([true, false]);
    expect(site.rules.email).toMatchObject({ enabled: true, required: false });
    expect(site.promotions.REFERRAL).toBe(true);
    expect(site.resources).toHaveLength(3);
  });

  it('keeps an override above the platform', async () => {
    const { site } = await compiled(aFolderWith({ flags: { CBS3: true } }), false);
    expect(site.flags.CBS3).toBe(false);
  });

  it('remembers that a value is the platform’s, and points at its words when they are wrong', async () => {
    const folder = aFolderWith({ flags: { CBS3: true, CBS4: true }, register: { username: { min: 20, max: 6 } } });
    const result = await folder.compile();
    const problems = result.ok ? result.warnings : result.problems;
    expect(problems.map(({ code, file, line }) => [code, file, line])).toEqual(
      expect.arrayContaining([
        ['RANGE_INVERTED', `merchants/karat/${UPSTREAM_FILE}`, 9],
        ['FLAG_UNKNOWN', `merchants/karat/${UPSTREAM_FILE}`, 4],
      ]),
    );
  });

  it('merges paths, since the folder’s may lead to the platform itself', async () => {
    const folder = aFolderWith({ paths: { login: '/wps/b' } }, { paths: { systemStatus: '/wps/s', login: '/wps/a' } });
    expect((await compiled(folder)).site.paths).toEqual({ systemStatus: '/wps/s', login: '/wps/b' });
  });

  it('reads nothing of it while the folder is its own master', async () => {
    const { site } = await compiled(aFolderWith({ flags: { CBS3: true } }, { source: 'livery' }));
    expect(site.flags.CBS3).toBe(false);
  });
});
