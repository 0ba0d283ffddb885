import { describe, expect, it } from 'vitest';
import type { Problem } from '../../contracts/problems.ts';
import type { Compiler, CompileResult } from '../compiler.ts';
import { problemAbout } from '../load/json-document.ts';
import type { FolderFiles } from '../load/read-folder.ts';
import { resolve } from '../resolve/resolve-sources.fixture.ts';
import type { BaseBrand, ImportRequest } from './import-status.ts';
import { importStatus } from './import-status.ts';

type Files = Readonly<Record<string, unknown>>;

/** A brand whose files are these; its site is as silent as can be, with these domains. */
function aBrand(code: string, files: Files = {}, domains: readonly string[] = []): BaseBrand {
  const own: Files = { 'merchant.json': { code, name: code }, 'site.json': { $schema: 's' }, ...files };
  const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  return {
    code,
    files: {
      folder: `merchants/${code}`,
      files: new Map(Object.entries(own).map(([path, value]) => [path, bytes(value)])),
    },
    site: resolve({ merchant: { domains: [...domains] } }).site,
  };
}

const refused = (file: string, pointer: string, severity: Problem['severity'] = 'error'): Problem => ({
  ...problemAbout(`merchants/fresh/${file}`, { code: 'SCHEMA_TYPE', severity, message: `${pointer} is refused.` }),
  pointer,
});

/** A compiler that refuses so once for each list, and then takes everything; it remembers the folders that it was given. */
function aCompiler(...rounds: readonly (readonly Problem[])[]) {
  const given: FolderFiles[] = [];
  const compile: Compiler['compile'] = async (files) => {
    const problems = rounds[given.push(files) - 1];
    return problems ? { ok: false, problems } : ({ ok: true } as unknown as CompileResult);
  };
  return { given, compile };
}

async function imported(request: Partial<ImportRequest>, compiler = aCompiler()) {
  const answers = { status: { info: {} } };
  const result = await importStatus(
    { code: 'fresh', name: 'Fresh', answers, brands: [aBrand('base')], ...request },
    compiler,
  );
  const last = compiler.given.at(-1);
  const read = (path: string): unknown => JSON.parse(Buffer.from(last?.files.get(path) ?? '').toString() || 'null');
  return { result, last, read, given: compiler.given };
}

describe('the folder that an import makes', () => {
  it('has everything of the closest brand of which no platform speaks, and no manifest or platform of its own', async () => {
    const base = aBrand('base', {
      'merchant.json': {
        code: 'base',
        name: 'Base',
        theme: 'soda',
        settings: { 'ages.gate': 21, 'footer.copyright': '© Base' },
      },
      'site.json': {
        ...{ $schema: 's', source: 'upstream', flags: { CBS3: true }, resources: [{}] },
        ...{ promotions: { LOGIN: true }, roles: { deposit: [0] }, settings: { 'recovery.phone': true } },
      },
      'navigation.json': { slots: {} },
      'manifest.txt': 'Base',
      'upstream.json': { flags: {} },
    });
    const { read, last, result } = await imported({ brands: [base] });
    expect(result).toMatchObject({ ok: true, base: { code: 'base' }, dropped: [], flagKeys: {}, lenders: [] });
    expect(last?.folder).toBe('merchants/fresh');
    expect([...(last?.files.keys() ?? [])].sort()).toEqual(['merchant.json', 'navigation.json', 'site.json']);
    expect(read('merchant.json')).toEqual({
      ...{ code: 'fresh', name: 'Fresh', theme: 'soda', domains: [] },
      settings: { 'ages.gate': 21, 'footer.copyright': '© Fresh' },
    });
    expect(read('site.json')).toEqual({
      ...{ $schema: 's', source: 'livery' },
      ...{ promotions: { LOGIN: true }, roles: { deposit: [0] }, settings: { 'recovery.phone': true } },
    });
    const [path, bytes] = [...(last?.files ?? [])].find(([name]) => name === 'merchant.json') ?? [];
    expect([path, Buffer.from(bytes ?? '').toString()]).toEqual([
      'merchant.json',
      expect.stringMatching(/^\{\n {2}"code": "fresh",\n[^]*\}\n$/),
    ]);
  });

  it('adds nothing that the brand does not have', async () => {
    const { read } = await imported({});
    expect(read('merchant.json')).toEqual({ code: 'fresh', name: 'Fresh', domains: [], settings: {} });
    expect(read('site.json')).toEqual({ $schema: 's', source: 'livery' });
  });

  it('says what the platform says, but for domains that another brand has', async () => {
    const info = { whitelabel: { CBS3: 'Y' }, domainRoute: ['a.example', 'b.example', 'c.example'] };
    const brands = [aBrand('base', {}, ['a.example']), aBrand('other', {}, ['c.example'])];
    const { read } = await imported({ answers: { status: { info } }, brands });
    expect(read('merchant.json')).toMatchObject({ domains: ['b.example'] });
    expect(read('site.json')).toMatchObject({
      flags: { CBS3: 'Y' },
      domainRoute: ['a.example', 'b.example', 'c.example'],
    });
  });

  it('is that of the closest brand, wherever it stands among them', async () => {
    const near: BaseBrand = {
      ...aBrand('near', { 'merchant.json': { code: 'near', theme: 'near' } }),
      site: resolve({ site: { flags: { CBS3: true } } }).site,
    };
    const answers = { status: { info: { whitelabel: { CBS3: 1 } } } };
    const { result, read } = await imported({ answers, brands: [aBrand('far'), near, aBrand('further')] });
    expect(result).toMatchObject({ base: { code: 'near' } });
    expect(read('merchant.json')).toMatchObject({ theme: 'near' });
  });

  it('asks the fields of which the platform speaks, in the order of the brand, or all where it speaks of none', async () => {
    const fields = { email: { order: 1 }, nickname: { order: 2 }, birthday: { order: 3 } };
    const base = aBrand('base', { 'registration.json': { $schema: 'r', fields } });
    const asked = async (info: object) =>
      (await imported({ answers: { status: { info } }, brands: [base] })).read('registration.json');
    expect(await asked({ register: { birthday: { enabled: true }, email: { enabled: true } } })).toEqual({
      $schema: 'r',
      fields: { email: { order: 1 }, birthday: { order: 3 } },
    });
    expect(await asked({})).toEqual({ $schema: 'r', fields });
  });

  it('takes the other names of flags that the platform uses, from the brand that is named', async () => {
    const flagKeys = { vipBenefit: 'VIP9', CBS3: 'CHAT', DEPOSIT: 'CASH' };
    const brands = [aBrand('base'), aBrand('named', { 'site.json': { flagKeys } })];
    const answers = { status: { info: { whitelabel: { VIP9: 1, CBS3: 1, CHAT: 0 } } } };
    const { result, read } = await imported({ answers, brands, flagKeysOf: 'named' });
    expect(result).toMatchObject({ ok: true, lenders: [] });
    expect(result).toHaveProperty('flagKeys', { vipBenefit: 'VIP9' });
    expect(read('site.json')).toHaveProperty('flagKeys', { vipBenefit: 'VIP9' });
    const without = await imported({ answers, brands });
    expect(without.read('site.json')).not.toHaveProperty('flagKeys');
    expect(without.result).toMatchObject({
      flagKeys: {},
      lenders: [
        { key: 'VIP9', name: 'vipBenefit', brand: 'named' },
        { key: 'CHAT', name: 'CBS3', brand: 'named' },
      ],
    });
  });
});

describe('what the compiler refuses of an import', () => {
  const answers = {
    status: { info: { whitelabel: { CBS3: 1, DEPOSIT: 1 }, domainRoute: ['a.example', 'b.example'] } },
  };

  it('is left out round by round, with the reason', async () => {
    const compiler = aCompiler(
      [
        refused('site.json', '/flags/CBS3'),
        refused('merchant.json', '/domains/0'),
        refused('site.json', '/flags', 'warning'),
      ],
      [refused('site.json', '/flags/DEPOSIT')],
    );
    const { result, read, given } = await imported({ answers }, compiler);
    expect(given).toHaveLength(3);
    expect(read('site.json')).toMatchObject({ flags: {} });
    expect(read('merchant.json')).toMatchObject({ domains: ['b.example'] });
    expect(result).toMatchObject({
      ok: true,
      dropped: [
        { name: 'flags.CBS3', why: '/flags/CBS3 is refused.' },
        { name: 'domains.0', why: '/domains/0 is refused.' },
        { name: 'flags.DEPOSIT', why: '/flags/DEPOSIT is refused.' },
      ],
    });
  });

  it.each([
    ['another file', [refused('navigation.json', '/slots'), refused('site.json', '/flags', 'warning')]],
    ['the brand itself', [refused('merchant.json', '/theme')]],
    ['a file as a whole', [refused('site.json', '')]],
  ])('refuses the import where it is %s', async (_, problems) => {
    const { result } = await imported({ answers }, aCompiler(problems));
    expect(result).toEqual({ ok: false, message: 'The folder does not compile.', problems: problems.slice(0, 1) });
  });

  it('refuses the import after six rounds', async () => {
    const rounds = Array.from({ length: 7 }, () => [refused('site.json', '/flags/CBS3')]);
    const { result, given } = await imported({ answers }, aCompiler(...rounds));
    expect(result).toEqual({ ok: false, message: 'Too much of the answer is refused.', problems: [] });
    expect(given).toHaveLength(6);
  });

  it('is an address only where somebody gave one', async () => {
    const url = 'ftp://x';
    const problem = refused('site.json', '/upstream/url');
    const outcome = await imported(
      { answers, upstreamUrl: url },
      aCompiler([problem, refused('site.json', '/flags/CBS3')]),
    );
    expect(outcome.read('site.json')).toMatchObject({ source: 'upstream', upstream: { url } });
    expect(outcome.result).toEqual({
      ok: false,
      message:
        '"ftp://x" cannot be the address of the platform. Give its https address without path and query, for example ' +
        'https://platform.amber.example (http only on this machine), or leave it out to be your own master.',
      problems: [problem],
    });
    const elsewhere = await imported({ answers, upstreamUrl: url }, aCompiler([refused('merchant.json', '/upstream')]));
    expect(elsewhere.result).toMatchObject({ ok: false, message: 'The folder does not compile.' });
    expect((await imported({ answers }, aCompiler([problem]))).result).toMatchObject({
      ok: true,
      dropped: [{ name: 'upstream' }],
    });
  });
});

describe('an import without what it needs', () => {
  it('says that there is no brand, or no status answer', async () => {
    expect((await imported({ brands: [] })).result).toEqual({
      ok: false,
      message: 'There is no brand to start from.',
      problems: [],
    });
    expect((await imported({ answers: { status: {} } })).result).toEqual({
      ok: false,
      message: 'The answer has no "info": it is no status answer.',
      problems: [],
    });
  });
});
