import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCompiler } from '../../release/compiler.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import { createPartCache } from '../live/part-cache.ts';
import { createSiteRegistry } from '../live/site-registry.ts';
import { createOperations } from '../operations.ts';
import { createPublisher } from '../publishing/publisher.ts';
import { readHead } from '../store/audit-chain.ts';
import type { Store } from '../store/open-store.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { leftOut, listKeptTables } from './kept-tables.ts';
import { completeRestore, readBackup, RestoreError } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'livery-backup-'));
const file = join(folder, 'livery.backup');
const note = { author: 'mira', reason: 'because', detail: {} };
let stores: Store[] = [];
beforeAll(async () => {
  stores = [await openTestStore(), await openTestStore()];
}, 120_000);
afterAll(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true });
});

/** A node over a store. */
async function aNode({ db }: Store) {
  const parts = createPartCache(db);
  const onRefusal = (_: string, error: unknown) => {
    throw error;
  };
  const registry = createSiteRegistry({ db, parts, onRefusal });
  const publisher = createPublisher({ db, compiler: await openCompiler({ rootDir: root }), registry, parts });
  return {
    registry,
    publisher,
    operations: createOperations({ db, publisher, merchantsDir: join(root, 'merchants') }),
  };
}

/** The files behind what is live, and what staff have changed of them. */
async function filesOf({ operations }: Awaited<ReturnType<typeof aNode>>) {
  const answer = await operations.source({ code: 'karat' });
  if (answer.kind !== 'answer') throw new Error('Karat is live.');
  return [answer.value.packed, answer.value.overrides];
}

async function historyOf({ operations }: Awaited<ReturnType<typeof aNode>>) {
  const answer = await operations.history({ code: 'karat', limit: 20 });
  if (answer.kind !== 'answer') throw new Error('Karat has a history.');
  return answer.value;
}

it('brings back the same releases and the same history after everything was lost, and goes on from there', async () => {
  const [old, young] = stores;
  if (!old || !young) throw new Error('There are two stores.');
  const before = await aNode(old);
  await before.publisher.publishFolder(await readFolder(join(root, 'merchants/karat'), 'merchants/karat'), note);
  const change = { code: 'karat', author: 'mira', reason: 'abuse', name: 'flags.CBS3', value: true };
  expect(await before.operations.override(change)).toMatchObject({ kind: 'published' });
  const ines = { id: 'ines', name: 'Ines', role: 'administrator', password_hash: 'x', totp: 'x' } as const;
  await old.db.insertInto('console_people').values(ines).execute();
  await old.db.insertInto('console_recovery_codes').values({ person: 'ines', digest: 'x' }).execute();
  const session = { id: 'one', digest: 'x', person: 'ines', browser: '', address: '' };
  const [now, later] = [new Date(), new Date(Date.now() + 60_000)];
  const times = { since: now, used_at: now, ends_at: later, fresh_until: later };
  await old.db
    .insertInto('console_sessions')
    .values({ ...session, ...times })
    .execute();
  const set = {
    id: 'planned',
    kind: 'change',
    state: 'scheduled',
    author: 'Ines',
    person: 'ines',
    reason: 'x',
  } as const;
  const nothing = { changes: '[]', base: '{}', results: '[]', forced: false, at: now, until: null };
  await old.db
    .insertInto('console_change_sets')
    .values([
      { ...set, ...nothing, start_at: later },
      { ...set, ...nothing, id: 'waiting', state: 'proposed', start_at: null },
    ])
    .execute();
  const live = await before.registry.current('karat');
  const summary = await writeBackup(old.db, file);
  expect(summary).toMatchObject({ merchants: 1, releases: 2 });
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');

  // An hour later, in which browsers may have seen a change a second.
  const restored = new Date(Date.parse(summary.at) + 3_600_000);
  const [first] = await historyOf(before);
  expect(await readBackup(young.db, file, { author: 'ines', now: restored })).toEqual({
    rows: summary.rows,
    at: summary.at,
  });
  const after = await aNode(young);
  const seq = 2 + 3_600 + 101;
  const [restoring, ...since] = await historyOf(after);
  expect(restoring).toMatchObject({
    seq,
    action: 'restore',
    author: 'ines',
    release: first?.release,
    detail: { to: 2 },
  });
  expect(since).toEqual(await historyOf(before));
  expect(await filesOf(after)).toEqual(await filesOf(before));
  expect(await readHead(young.db)).toMatchObject({ n: (await readHead(old.db)).n + 1 });
  expect(await young.db.selectFrom('console_people').select('name').execute()).toEqual([{ name: 'Ines' }]);
  expect(await young.db.selectFrom('console_sessions').selectAll().execute()).toEqual([]);
  expect(await young.db.selectFrom('console_recovery_codes').selectAll().execute()).toEqual([]);
  // What was to start by itself may have been called off since.
  const sets = await young.db.selectFrom('console_change_sets').select(['id', 'state', 'held']).orderBy('id').execute();
  expect(sets).toEqual([
    { id: 'planned', state: 'held', held: expect.objectContaining({ message: expect.stringContaining('a backup') }) },
    { id: 'waiting', state: 'proposed', held: null },
  ]);
  expect(await after.registry.current('karat')).toEqual({ ...live, pointer: { ...live?.pointer, seq } });
  // Going back leads behind the backup's last change, as it did before.
  expect(await after.publisher.rollBack('karat', note)).toMatchObject({ kind: 'published', target: { seq: 1 } });
  expect(await after.operations.override({ ...change, value: true })).toMatchObject({
    kind: 'published',
    pointer: { seq: seq + 2 },
  });
}, 120_000);

it('goes on above what browsers may have seen where the tools of PostgreSQL restored a backup', async () => {
  const [, young] = stores;
  if (!young) throw new Error('There are two stores.');
  const node = await aNode(young);
  const [before] = await historyOf(node);
  const at = new Date(Date.now() - 60_000).toISOString();
  expect(await completeRestore(young.db, at, { author: 'ines' })).toEqual({ brands: 1, at });
  const [after] = await historyOf(node);
  expect(after).toMatchObject({ action: 'restore', release: before?.release });
  expect((after?.seq ?? 0) - (before?.seq ?? 0)).toBeGreaterThanOrEqual(161);
  const empty = await openTestStore();
  stores.push(empty);
  await expect(completeRestore(empty.db, at, { author: 'ines' })).rejects.toThrow('no published brand');
}, 120_000);

it('is refused by a database that holds brands, and when the file is none', async () => {
  const [, young] = stores;
  if (!young) throw new Error('There are two stores.');
  await expect(readBackup(young.db, file, { author: 'ines' })).rejects.toThrow(
    'The database holds published brands already',
  );
  const empty = await openTestStore();
  stores.push(empty);
  const other = join(folder, 'other');
  writeFileSync(other, 'no gzip');
  await expect(readBackup(empty.db, other, { author: 'ines' })).rejects.toThrow(RestoreError);
  expect((await readBackup(empty.db, file, { author: 'ines' })).rows).toBeGreaterThan(0);
}, 120_000);

it('goes once through each table, batch after batch, and leaves none of its rows out', async () => {
  const store = await openTestStore();
  stores.push(store);
  const hashes = Array.from({ length: 130 }, (_, number) => `source ${number}`);
  const rows = hashes.map((hash) => ({ hash, bytes: Buffer.from(hash) }));
  await store.db.insertInto('sources').values(rows).execute();
  const many = join(folder, 'many');
  const read = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(store.db);
    const { rows: counted } = await sql<{ count: number }>`
      select seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_user_tables
      where relname = 'sources'`.execute(store.db);
    return counted[0]?.count ?? 0;
  };
  const before = await read();
  expect(await writeBackup(store.db, many)).toMatchObject({ rows: 130 });
  expect((await read()) - before).toBe(130);
  const empty = await openTestStore();
  stores.push(empty);
  await readBackup(empty.db, many, { author: 'ines' });
  const back = await empty.db.selectFrom('sources').select(['hash', 'bytes']).execute();
  expect(back.map(({ hash }) => hash).toSorted()).toEqual(hashes.toSorted());
}, 120_000);

it('writes over a file only where that is said', async () => {
  const [old] = stores;
  if (!old) throw new Error('There are two stores.');
  await expect(writeBackup(old.db, file)).rejects.toThrow('livery.backup is there already: name another file, or say');
  expect(await writeBackup(old.db, file, { isReplaced: true })).toMatchObject({ merchants: 1 });
}, 120_000);

it("knows every table that the migrations make, and leaves other programs' tables and views alone", async () => {
  const empty = await openTestStore();
  stores.push(empty);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(empty.db);
  const kept = await listKeptTables(empty.db);
  expect([...kept.map(({ name }) => name), ...leftOut].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  expect(kept.filter(({ columns }) => columns.length === 0)).toEqual([]);

  await sql`create table foreign_notes (note text)`.execute(empty.db);
  await sql`insert into foreign_notes values ('of another program')`.execute(empty.db);
  await sql`create view watched as select 1 / 0 as broken`.execute(empty.db);
  await writeBackup(empty.db, join(folder, 'beside'));
  await readBackup(empty.db, file, { author: 'ines' });
  const { rows: notes } = await sql`select note from foreign_notes`.execute(empty.db);
  expect(notes).toEqual([{ note: 'of another program' }]);
}, 120_000);
