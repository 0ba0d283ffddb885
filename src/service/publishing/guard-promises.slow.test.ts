import { join } from 'node:path';
import type { ControlBodies } from '../../contracts/generated/control.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../contracts/problems.ts';
import { type Compiler, openCompiler } from '../../release/compiler.ts';
import type { FolderFiles } from '../../release/load/read-folder.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import { createPartCache } from '../live/part-cache.ts';
import { createSiteRegistry } from '../live/site-registry.ts';
import type { Operations } from '../operations.ts';
import { createOperations } from '../operations.ts';
import type { Store } from '../store/open-store.ts';
import { readHistory } from '../store/read-history.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { expireOverrides } from './expire-overrides.ts';
import type { FolderPatch } from './patch-folder.ts';
import { patchFolder } from './patch-folder.ts';
import type { Publisher } from './publisher.ts';
import { createPublisher } from './publisher.ts';

const root = join(import.meta.dirname, '../../..');
const mobile = 'flags.MOBILEVERCODELOGIN3';
const username = 'flags.USERNAMEREG3';
const door = 'login.hasMethod at login.method';

let store: Store;
let publisher: Publisher;
let rest: Omit<Parameters<typeof createPublisher>[0], 'compiler'>;
let operations: Operations;
let doorless: FolderFiles;
beforeAll(async () => {
  store = await openTestStore();
  const { db } = store;
  const parts = createPartCache(db);
  const onRefusal = (_: string, error: unknown) => {
    throw error;
  };
  const registry = createSiteRegistry({ db, parts, onRefusal, isWatched: () => true });
  rest = { db, registry, parts };
  publisher = createPublisher({ ...rest, compiler: await openCompiler({ rootDir: root }) });
  operations = createOperations({ db, publisher, merchantsDir: join(root, 'merchants') });
  doorless = await readFolder(join(root, 'tests/prove/doorless'), 'merchants/doorless');
}, 240_000);
afterAll(() => store.close());

let count = 0;

/** A live brand whose two ways to log in hang on a flag each, unless a patch says else. */
async function aBrand(patch: FolderPatch = {}): Promise<string> {
  count += 1;
  const code = `doorless-${count}`;
  const result = await publisher.publishFolder(patchFolder(doorless, code, patch), person);
  if (result.kind !== 'published') throw new Error(JSON.stringify(result));
  return code;
}

const person = { author: 'mira', reason: 'because' };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

function set(
  code: string,
  name: string,
  value: ControlBodies['override']['value'],
  more: { until?: string; force?: boolean } = {},
) {
  return operations.override({ code, name, ...(value === undefined ? {} : { value }), ...person, ...more });
}

async function newest(code: string) {
  const [entry] = await readHistory(store.db, code, 1);
  return entry;
}

const refused = (message: RegExp) => ({
  kind: 'refused',
  problems: [{ code: 'PROMISE_BROKEN', severity: 'error', message: expect.stringMatching(message) }],
});
const reported = { kind: 'published', warnings: [{ code: 'PROMISE_BROKEN', severity: 'warning' }] };

describe('a mistake that an engine has learnt to refuse', () => {
  /** A brand that an engine let live which did not look at values of flags. */
  async function anOldBrand(): Promise<string> {
    const strict = await openCompiler({ rootDir: root });
    const isOld = ({ code: problem }: Problem) => problem === 'FLAG_VALUE';
    const compile: Compiler['compile'] = async (files, options) => {
      const first = await strict.compile(files, options);
      return first.ok ? first : strict.compile(files, { ...options, known: first.problems.filter(isOld) });
    };
    const code = `old-${(count += 1)}`;
    const files = patchFolder(doorless, code, { site: { flags: { DEPOSIT: 'maybe', WITHDRAW: true } } });
    const old = createPublisher({ ...rest, compiler: { ...strict, compile } });
    expect(await old.publishFolder(files, person)).toMatchObject({ kind: 'published' });
    expect(await publisher.publishFolder(files, person)).toMatchObject({ kind: 'refused' });
    return code;
  }

  it('keeps nobody from stopping anything at a brand that has it, nor anything from ending', async () => {
    const code = await anOldBrand();
    expect(await set(code, 'flags.WITHDRAW', false)).toMatchObject({ kind: 'published' });
    expect(await set(code, 'maintenance', true, { until: inAnHour() })).toMatchObject({ kind: 'published' });
    expect(await set(code, 'maintenance', undefined)).toMatchObject({ kind: 'published' });
  });

  it('is refused where the change itself brings one', async () => {
    const code = await anOldBrand();
    expect(await set(code, 'flags.CBS3', 'perhaps')).toMatchObject({ kind: 'refused' });
  });
});

describe('a flag that takes the last way to log in away', () => {
  it('is refused with the visitor who meets it, the flag and who set it, and what is live stays', async () => {
    const code = await aBrand();
    expect(await set(code, username, false)).toMatchObject({ kind: 'published', warnings: [] });
    const result = await set(code, mobile, false);
    expect(result).toMatchObject(refused(/way to log in.*for a guest.*MOBILEVERCODELOGIN3.*an override by mira/));
    expect(await newest(code)).toMatchObject({ seq: 2, detail: { name: username, value: false } });
  });

  it('goes live by force, which the audit keeps with what it breaks', async () => {
    const code = await aBrand();
    await set(code, username, false);
    expect(await set(code, mobile, false, { force: true })).toMatchObject(reported);
    expect(await newest(code)).toMatchObject({
      author: 'mira',
      reason: 'because',
      detail: { name: mobile, forced: true, breaks: [door] },
    });
  });

  it('does not keep anybody from mending a broken site step by step', async () => {
    const code = await aBrand();
    await set(code, username, false);
    await set(code, mobile, false, { force: true });
    expect(await set(code, 'flags.CBS3', true)).toMatchObject(reported);
    expect((await newest(code))?.detail).toEqual({
      name: 'flags.CBS3',
      value: true,
      stillBroken: [{ name: door, since: expect.objectContaining({ seq: 3, author: 'mira', forced: true }) }],
    });
    expect(await set(code, mobile, true)).toMatchObject({ kind: 'published', warnings: [] });
  });

  it('is remembered as broken when a rollback brings it back', async () => {
    const code = await aBrand();
    await set(code, username, false);
    await set(code, mobile, false, { force: true });
    await set(code, mobile, true);
    expect(await operations.broken({})).not.toContainEqual(expect.objectContaining({ merchant: code }));
    await operations.rollback({ code, to: 3, ...person });
    const since = expect.objectContaining({ seq: 5, action: 'rollback' });
    expect(await operations.broken({})).toContainEqual({ merchant: code, broken: [{ name: door, since }], later: [] });
  });

  it('says nothing of force where none was needed', async () => {
    const code = await aBrand();
    await set(code, username, false, { force: true });
    expect((await newest(code))?.detail).toEqual({ name: username, value: false });
  });
});

describe('a live change with an end', () => {
  it('is looked at as the site stands until then, and afterwards', async () => {
    const code = await aBrand();
    await set(code, username, false);
    expect(await set(code, mobile, false, { until: inAnHour() })).toMatchObject(refused(/^“There is a way/));
  });

  it('whose end would leave a broken site refuses the permanent change that leads there', async () => {
    const { folder, files } = patchFolder(doorless, 'doorless-later', { site: { flags: { USERNAMEREG3: false } } });
    await publisher.publishFolder({ folder, files }, person);
    const code = 'doorless-later';
    await set(code, username, true, { until: inAnHour() });
    expect(await set(code, mobile, false)).toMatchObject(
      refused(/^When the override of USERNAMEREG3 ends at .*way to log in/),
    );
    expect(await set(code, mobile, false, { force: true })).toMatchObject(reported);
  });

  it('ends at its time whatever that breaks, and audit and log say what', async () => {
    const site = { flags: { MOBILEVERCODELOGIN3: false } };
    const code = 'doorless-ends';
    await publisher.publishFolder(patchFolder(doorless, code, { site }), person);
    await set(code, mobile, true, { until: new Date(Date.now() + 1_500).toISOString() });
    await set(code, username, false, { force: true });
    const heard: string[] = [];
    const onTrouble = (message: string) => void heard.push(message);
    const look = async () => {
      await expireOverrides({ db: store.db, publisher, now: () => new Date(), onTrouble });
      return newest(code);
    };
    await expect.poll(look, { timeout: 10_000 }).toMatchObject({ action: 'expire', detail: { breaks: [door] } });
    expect(heard).toEqual([expect.stringMatching(/MOBILEVERCODELOGIN3 of doorless-ends ended .* It breaks a promise/)]);
  });
});

/** A navigation whose only way to log in hangs on a switch that touches money. */
const closing = { slots: { 'login.method': [{ id: 'login.username', when: { flag: 'DEPOSIT' } }] } };

describe('an emergency', () => {
  it('stops what touches money even where a promise hangs on it, and says what breaks', async () => {
    const code = await aBrand({ navigation: closing, site: { flags: { DEPOSIT: true } } });
    expect(await set(code, 'flags.DEPOSIT', false)).toMatchObject(reported);
    expect((await newest(code))?.detail).toMatchObject({ breaks: [door] });
    expect((await newest(code))?.detail).not.toHaveProperty('forced');
  });

  it('turns maintenance on over a site that is broken', async () => {
    const code = await aBrand();
    for (const name of [username, mobile]) await set(code, name, false, { force: true });
    expect(await set(code, 'maintenance', true)).toMatchObject(reported);
    expect(await set(code, 'maintenance', false)).toMatchObject(reported);
  });
});

describe('what an emergency or force has broken', () => {
  const since = (seq: number) => ({ seq, action: 'override', author: 'mira', reason: 'because' });

  it('is said to stand by every later change, and excuses none that would break it by itself', async () => {
    const code = await aBrand({ navigation: closing, site: { flags: { DEPOSIT: true } } });
    expect(await set(code, 'flags.DEPOSIT', false)).toMatchObject({ breaks: [{ kind: 'now', name: door }] });
    const standing = { kind: 'standing', name: door, since: since(2) };
    expect(await set(code, 'flags.CBS3', true)).toMatchObject({ kind: 'published', breaks: [standing] });
    const closed = patchFolder(doorless, code, { navigation: closing, site: { flags: { DEPOSIT: false } } });
    const refusal = refused(/^When the override of DEPOSIT is taken away: .*way to log in/);
    expect(await publisher.publishFolder(closed, person)).toMatchObject(refusal);
    const open = patchFolder(doorless, code, { navigation: closing, site: { flags: { DEPOSIT: true, CBS3: false } } });
    expect(await publisher.publishFolder(open, person)).toMatchObject({ kind: 'published', breaks: [standing] });
    const line = { merchant: code, broken: [{ name: door, since: expect.objectContaining(since(2)) }], later: [] };
    expect(await operations.broken({})).toContainEqual(line);
    expect(await set(code, 'flags.DEPOSIT', true)).toMatchObject({ kind: 'published', breaks: [] });
    expect((await newest(code))?.detail).toEqual({ name: 'flags.DEPOSIT', value: true });
  });

  it('is known by the override that was forced, which a folder cannot hide behind', async () => {
    const code = await aBrand({ site: { flags: { USERNAMEREG3: false } } });
    await set(code, mobile, false, { force: true });
    expect((await newest(code))?.overrides).toMatchObject([{ name: mobile, forced: true }]);
    const site = { flags: { USERNAMEREG3: false, MOBILEVERCODELOGIN3: false } };
    const folder = patchFolder(doorless, code, { site });
    const refusal = refused(/^When the override of MOBILEVERCODELOGIN3 is taken away/);
    expect(await publisher.publishFolder(folder, person)).toMatchObject(refusal);
    expect(await publisher.publishFolder(folder, person, { force: true })).toMatchObject(reported);
    expect((await newest(code))?.detail).toMatchObject({
      forced: true,
      stillBroken: [{ name: door, since: since(2) }],
    });
  });
});

describe('a rollback', () => {
  it('says what the state breaks as it would stand, whatever was known of it then', async () => {
    const compiler = await openCompiler({ rootDir: root });
    const compile: Compiler['compile'] = async (files, options) => {
      const result = await compiler.compile(files, options);
      return result.ok ? { ...result, breaches: () => [] } : result;
    };
    const code = `careless-${(count += 1)}`;
    const files = patchFolder(doorless, code, { site: { flags: { MOBILEVERCODELOGIN3: false, USERNAMEREG3: false } } });
    await createPublisher({ ...rest, compiler: { ...compiler, compile } }).publishFolder(files, person);
    await publisher.publishFolder(patchFolder(doorless, code, {}), person);
    const back = await operations.rollback({ code, ...person });
    expect(back).toMatchObject({ kind: 'published', breaks: [{ kind: 'now', name: door }] });
    expect((await newest(code))?.detail).toEqual({ to: 1, breaks: [door] });
  });
});

describe('a folder', () => {
  it('that breaks a promise is refused at its line, and goes live by force', async () => {
    const broken = (code: string) =>
      patchFolder(doorless, code, { site: { flags: { MOBILEVERCODELOGIN3: false, USERNAMEREG3: false } } });
    const result = await publisher.publishFolder(broken('doorless-new'), person);
    expect(result).toMatchObject({
      kind: 'refused',
      problems: [
        { code: 'PROMISE_BROKEN', file: 'merchants/doorless-new/navigation.json', pointer: '/slots/login.method/0' },
      ],
    });
    expect(await operations.merchants({})).not.toContain('doorless-new');
    const forced = await publisher.publishFolder(broken('doorless-new'), person, { force: true });
    expect(forced).toMatchObject(reported);
    expect((await newest('doorless-new'))?.detail).toMatchObject({ forced: true });
  });
});
