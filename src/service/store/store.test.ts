import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { ReleaseManifest } from '../../contracts/release.ts';
import { listenForMoves } from './listen-for-moves.ts';
import type { Store } from './open-store.ts';
import { openStore } from './open-store.ts';
import { openTestStore } from './test-store.fixture.ts';
import { startPostgresServer } from '../../storage/database/postgres-server.fixture.ts';
import type { Override } from '../../contracts/origins.ts';
import type { Publication } from './publish-release.ts';
import { publishRelease, publishReleases } from './publish-release.ts';
import { listDueMerchants, listExpiryFailures, saveExpiryFailure } from './expiries.ts';
import { KEPT_CHANGES, pruneReleases } from './prune-releases.ts';
import { readHistory, readHistoryEntry } from './read-history.ts';
import { readOverrides, readOverridesOf } from './read-overrides.ts';
import { readHosts } from './read-hosts.ts';
import { readPointer } from './read-pointer.ts';
import { readManifest, readPart } from './read-release.ts';
import { rollBack } from './roll-back.ts';
import { listUpstreamsSince, saveAnswer } from './upstreams.ts';

const hash = (content: string) => createHash('sha256').update(content).digest('hex');

function aPublication(merchant: string, expectedSeq: number, change: Partial<Publication> = {}) {
  const bytes = Buffer.from(`${merchant} site ${expectedSeq}`);
  const site = hash(bytes.toString());
  const parts = { site, forms: site, validators: site, theme: site, origins: site, strings: {}, assets: {} };
  const manifest: ReleaseManifest = { engineFormat: 2, merchant, parts };
  return {
    merchant,
    expectedSeq,
    release: hash(canonicalJson(manifest)),
    manifest,
    parts: [{ hash: site, kind: 'json', mediaType: 'application/json', bytes }],
    source: { hash: hash(`source ${expectedSeq}`), bytes: Buffer.from('source') },
    folder: 'folder',
    engine: 'engine',
    hosts: [`${merchant}.example`],
    overrides: [],
    note: { action: 'publish', author: 'mira', reason: 'first', detail: {} },
    ...change,
  } satisfies Publication;
}

const anOverride = (value: boolean): Override => ({
  name: 'flags.CBS3',
  value,
  author: 'mira',
  reason: 'chat staffed',
  until: '2031-01-01T00:00:00.000Z',
  at: '2030-01-01T00:00:00.000Z',
});

describe.each(['embedded', 'server'] as const)('release store (%s)', (kind) => {
  let store: Store;
  let stop = async () => {};

  beforeAll(async () => {
    const server = kind === 'server' ? await startPostgresServer() : undefined;
    if (server) stop = server.stop;
    store = server ? await openStore({ dataDir: '', databaseUrl: server.url }) : await openTestStore();
  }, 240_000);

  afterAll(async () => {
    await store.close();
    await stop();
  });

  it('publishes everything in one move and reads it back', async () => {
    const publication = aPublication('karat', 0, { overrides: [anOverride(true)] });
    const move = await publishRelease(store.db, publication);
    expect(move).toEqual({ moved: true, pointer: { seq: 1, release: publication.release } });
    expect(await readPointer(store.db, 'karat')).toMatchObject({ seq: 1, release: publication.release });
    expect(await readManifest(store.db, publication.release)).toEqual(publication.manifest);
    const part = await readPart(store.db, publication.manifest.parts.site);
    expect(Buffer.from(part?.bytes ?? []).toString()).toBe('karat site 0');
    expect(await readOverrides(store.db, 'karat')).toEqual([anOverride(true)]);
    expect(await readHosts(store.db, ['karat'])).toEqual([
      { merchant: 'karat', seq: 1, host: 'karat.example', main: null, token: null },
    ]);
  });

  it('refuses a publication compiled against an older pointer and writes nothing of it', async () => {
    await publishRelease(store.db, aPublication('chamak', 0));
    const stale = aPublication('chamak', 0, { overrides: [anOverride(false)] });
    expect(await publishRelease(store.db, stale)).toEqual({ moved: false });
    expect(await readOverrides(store.db, 'chamak')).toEqual([]);
    expect(await readHistory(store.db, 'chamak', 10)).toHaveLength(1);
  });

  it('lets one of many simultaneous publications win', async () => {
    const moves = await Promise.all([1, 2, 3, 4].map(() => publishRelease(store.db, aPublication('soda', 0))));
    expect(moves.filter((move) => move.moved)).toHaveLength(1);
  });

  it('moves many merchants at once, each with its own, and a host stays with who has it', async () => {
    const codes = Array.from({ length: 600 }, (_, index) => `many-${String(index).padStart(3, '0')}`);
    const publications = codes.map((code, index) =>
      aPublication(code, 0, {
        hosts: [`${code}.example`, 'last.example'],
        overrides: index % 2 ? [anOverride(true)] : [],
      }),
    );
    await publishRelease(store.db, aPublication('many-599', 0, { hosts: ['last.example'] }));
    const overtaken = await publishReleases(store.db, publications);
    expect(overtaken).toEqual({ overtaken: ['many-599'] });
    expect(await readPointer(store.db, 'many-000')).toBeUndefined();
    const last = aPublication('many-599', 1, { hosts: ['last.example'] });
    const { moved } = await publishReleases(store.db, [...publications.slice(0, -1), last].toReversed());
    expect(moved?.size).toBe(600);
    expect(moved?.get('many-599')).toEqual({ seq: 2, release: last.release });
    const hosts = await readHosts(store.db, ['many-000', 'many-599']);
    expect(new Map(hosts.map(({ merchant, host }) => [merchant, host]))).toEqual(
      new Map([
        ['many-000', 'many-000.example'],
        ['many-599', 'last.example'],
      ]),
    );
    expect(hosts).toHaveLength(2);
    const laid = await readOverridesOf(store.db, codes);
    expect([...laid.keys()]).toEqual(codes.filter((_, index) => index % 2 === 1 && index < 599));
    expect(laid.get('many-001')).toEqual([anOverride(true)]);
    expect(await readHistory(store.db, 'many-000', 10)).toHaveLength(1);
    expect(await readManifest(store.db, moved?.get('many-300')?.release ?? '')).toEqual(publications[300]?.manifest);
  });

  it('rolls back with a higher seq and the overrides of that time', async () => {
    await publishRelease(store.db, aPublication('tide', 0, { overrides: [anOverride(true)] }));
    await publishRelease(store.db, aPublication('tide', 1));
    const target = await readHistoryEntry(store.db, 'tide', 1);
    if (!target) throw new Error('There is an entry to go back to.');
    const note = { author: 'mira', reason: 'chat is back', detail: { to: 1 } };
    const move = await rollBack(store.db, { merchant: 'tide', expectedSeq: 2, target, note });
    expect(move).toMatchObject({ moved: true, pointer: { seq: 3, release: target.release } });
    expect(await readOverrides(store.db, 'tide')).toEqual([anOverride(true)]);
  });

  it('keeps overrides of one name as they lie, and says whose end has come, who failed apart', async () => {
    const permanent = { name: 'flags.CBS3', value: true, author: 'mira', reason: 'on', at: '2030-01-01T00:00:00.000Z' };
    const overrides = [permanent, anOverride(false), { ...anOverride(true), until: '2031-01-02T00:00:00.000Z' }];
    await publishRelease(store.db, aPublication('velvet', 0, { overrides }));
    await publishRelease(store.db, aPublication('jelly', 0, { overrides: [permanent, anOverride(false)] }));
    expect(await readOverrides(store.db, 'velvet')).toEqual(overrides);
    const due = async (now: string) =>
      (await listDueMerchants(store.db, new Date(now))).filter((merchant) => ['velvet', 'jelly'].includes(merchant));
    expect(await due('2030-12-31T23:59:59Z')).toEqual([]);
    expect((await due('2031-01-01T00:00:00Z')).toSorted()).toEqual(['jelly', 'velvet']);

    const at = new Date('2031-01-01T00:00:01Z');
    const failure = {
      merchant: 'jelly',
      since: at,
      at,
      attempts: 1,
      message: 'damaged',
      retryAt: new Date('2031-01-01T00:00:05Z'),
    };
    await saveExpiryFailure(store.db, failure);
    const again = { ...failure, at: new Date('2031-01-01T00:00:05Z'), since: new Date(0), attempts: 2 };
    await saveExpiryFailure(store.db, again);
    expect(await listExpiryFailures(store.db, 'jelly')).toEqual([{ ...again, since: at }]);
    expect(await due('2031-01-01T00:00:04Z')).toEqual(['velvet']);
    expect(await due('2031-01-01T00:00:05Z')).toContain('jelly');
    await publishRelease(store.db, aPublication('jelly', 1, { overrides: [permanent] }));
    expect(await listExpiryFailures(store.db)).toEqual([]);
  });

  it('tells who follows a platform, and afterwards only what was published since', async () => {
    const settings = { everyMs: 30_000, statusPath: '/a', settingsPath: '/b', flagKeys: {} };
    await publishRelease(store.db, aPublication('ninety', 0, { upstream: settings }));
    await publishRelease(store.db, aPublication('mint', 0, { upstream: settings }));
    const all = await listUpstreamsSince(store.db, 0);
    expect(all).toMatchObject([{ merchant: 'ninety', settings }, { merchant: 'mint' }]);
    const latest = Math.max(...all.map(({ changed }) => changed));
    await saveAnswer(store.db, 'ninety', { answer: '{}', notes: {}, at: new Date(0) });
    expect(await listUpstreamsSince(store.db, latest)).toEqual([]);
    const moved = { ...settings, statusPath: '/c' };
    await publishRelease(store.db, aPublication('ninety', 1, { upstream: moved }));
    expect(await listUpstreamsSince(store.db, latest)).toMatchObject([{ merchant: 'ninety', settings: moved }]);
  });

  it('prunes what no rollback goes to, and keeps the history', async () => {
    for (let seq = 0; seq < KEPT_CHANGES + 2; seq += 1) await publishRelease(store.db, aPublication('onyx', seq));
    const longAgo = new Date('2020-01-01T00:00:00Z');
    for (const table of ['releases', 'sources', 'parts'] as const)
      await store.db.updateTable(table).set({ used_at: longAgo }).execute();
    await sql`update audit set at = ${longAgo} where merchant = 'onyx'`.execute(store.db);
    expect(await pruneReleases(store.db, new Date())).toMatchObject({ releases: 2, parts: 2 });
    expect(await readHistory(store.db, 'onyx', 100)).toHaveLength(KEPT_CHANGES + 2);
    const part = (seq: number) => readPart(store.db, aPublication('onyx', seq).manifest.parts.site);
    expect([await part(1), (await part(2))?.kind]).toEqual([undefined, 'json']);
  });

  it('hears a move by notification or poll', async () => {
    const heard: string[] = [];
    const listener = await listenForMoves(store, {
      pollMs: 50,
      onNews: ({ merchant, seq }) => heard.push(`${merchant}:${seq}`),
      onTrouble: (message) => heard.push(message),
    });
    expect(listener.isNotified()).toBe(kind === 'server');
    await publishRelease(store.db, aPublication('amber', 0));
    await expect.poll(() => heard).toContain('amber:1');
    await listener.close();
  });
});
