import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Compiler } from '../compiler.ts';
import { aCompiler, projectDir } from '../fixture.ts';
import { readFolder } from '../load/read-folder.ts';
import { aForeignStatus } from '../upstream/a-status.fixture.ts';
import type { BaseBrand } from './import-status.ts';
import { importStatus } from './import-status.ts';

let compiler: Compiler;
let brands: BaseBrand[];
beforeAll(async () => {
  compiler = await aCompiler();
  brands = await Promise.all(
    ['karat', 'chamak', 'soda'].map(async (code) => {
      const files = await readFolder(join(projectDir, 'merchants', code), `merchants/${code}`);
      const compiled = await compiler.compile(files, { overrides: [] });
      if (!compiled.ok) throw new Error(`${code} does not compile.`);
      return { code, files, site: compiled.site };
    }),
  );
});

async function imported(status: unknown, more: { upstreamUrl?: string; flagKeysOf?: string } = {}) {
  const request = { code: 'foreign', name: 'Foreign', answers: { status }, brands };
  const result = await importStatus({ ...request, ...more }, compiler);
  if (!result.ok) throw new Error(result.message + JSON.stringify(result.problems));
  return result;
}

describe('importStatus', () => {
  it('makes a folder that compiles to what the platform says', async () => {
    const { compiled, mapped } = await imported(aForeignStatus(), { flagKeysOf: 'karat' });
    const { site } = compiled;
    expect(site.identity).toMatchObject({
      code: 'foreign',
      name: 'Foreign',
      domains: ['foreign-brand.com', 'invite.foreign-brand.com'],
    });
    expect(site.flags).toMatchObject({ USERNAMEREG3: true, CBS3: true, WITHDRAW: false, vipBenefit: true });
    expect(site.rules.username).toMatchObject({ min: 6, max: 12 });
    expect(site.rules.birthday).toMatchObject({ enabled: false });
    expect(mapped.unknownFlags.map(({ name }) => name)).toEqual(['FREEPLAY']);
  });

  it('takes other names for flags from nobody but the brand that is named, and says who has them', async () => {
    for (const more of [{}, { flagKeysOf: 'chamak' }]) {
      const { compiled, mapped, files, flagKeys, lenders } = await imported(aForeignStatus(), more);
      expect(compiled.site.flags['vipBenefit']).not.toBe(true);
      expect(mapped.unknownFlags.map(({ name }) => name)).toEqual(['FREEPLAY', 'VIPBENEFIT3']);
      expect(Buffer.from(files.files.get('site.json') ?? []).toString()).not.toContain('flagKeys');
      expect([flagKeys, lenders]).toEqual([{}, [{ key: 'VIPBENEFIT3', name: 'vipBenefit', brand: 'karat' }]]);
    }
    const { flagKeys, lenders } = await imported(aForeignStatus(), { flagKeysOf: 'karat' });
    expect([flagKeys, lenders]).toEqual([{ vipBenefit: 'VIPBENEFIT3' }, []]);
  });

  it.each(['karat', 'chamak', 'soda'])('finds %s closest to its own status', async (code) => {
    const site = brands.find((brand) => brand.code === code)?.site;
    const status = {
      info: { whitelabel: site?.flags, mobileTemplate: site?.template, register: { rules: site?.rules } },
    };
    const { base } = await imported(status);
    expect(base).toMatchObject({ code, differ: [] });
    expect(base.same).toBe(base.of);
  });

  it('leaves out what the compiler refuses and says so', async () => {
    const { dropped, compiled } = await imported(
      aForeignStatus({
        register: { rules: { username: { min: 12, max: 6 }, email: { enabled: false, required: true } } },
        resources: [
          { resourceType: 'IOS', url: 'javascript:alert(1)' },
          { resourceType: 'TELEGRAM', url: 'https://t.me/foreign' },
          { resourceType: 'telegram', url: 'https://t.me/again' },
        ],
        imageCDNs: ['http://plain.example', 'https://img.foreign-brand.com'],
        domainRoute: ['localhost', 'karat.example', 'ok.foreign-brand.com'],
        mainDomain: '',
      }),
    );
    expect(dropped.map(({ name }) => name).sort()).toEqual(
      [
        'domains.0',
        // Too like FREEPLAY3 and vipBenefit to stand in a folder of ours.
        'flags.FREEPLAY',
        'flags.VIPBENEFIT3',
        'imageCDNs.0',
        'register.email.required',
        'register.username.min',
        'resources.0',
        'resources.2',
      ].sort(),
    );
    expect(compiled.site.resources).toEqual([{ resourceType: 'TELEGRAM', url: 'https://t.me/foreign' }]);
    expect(compiled.site.identity.domains).toEqual(['ok.foreign-brand.com']);
  });

  it('keeps the platform as master when it is told where the platform is', async () => {
    const { files } = await imported(aForeignStatus(), { upstreamUrl: 'https://platform.foreign-brand.com' });
    const site = JSON.parse(Buffer.from(files.files.get('site.json') ?? []).toString());
    expect(site).toMatchObject({ source: 'upstream', upstream: { url: 'https://platform.foreign-brand.com' } });
  });

  it.each(['ftp://platform.foreign-brand.com', 'https://platform.foreign-brand.com/api', 'platform', ''])(
    'refuses the address "%s" of a platform, which it would not follow without it',
    async (upstreamUrl) => {
      const request = { code: 'foreign', name: 'Foreign', answers: { status: aForeignStatus() }, brands, upstreamUrl };
      expect(await importStatus(request, compiler)).toMatchObject({
        ok: false,
        message: expect.stringContaining(
          `"${upstreamUrl}" cannot be the address of the platform. Give its https address`,
        ),
        problems: [{ file: 'merchants/foreign/site.json', pointer: '/upstream/url' }],
      });
    },
  );

  it('says what is wrong with a file that is no status answer', async () => {
    const request = { code: 'foreign', name: 'Foreign', answers: { status: { code: 'E-1' } }, brands };
    expect(await importStatus(request, compiler)).toMatchObject({
      ok: false,
      message: expect.stringContaining('info'),
    });
  });
});
