import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCompiler } from '../../release/compiler.ts';
import { readFolder } from '../../release/load/read-folder.ts';
import { createPartCache } from '../live/part-cache.ts';
import { createSiteRegistry } from '../live/site-registry.ts';
import { createOperations } from '../operations.ts';
import { createPublisher } from '../publishing/publisher.ts';
import type { Store } from '../store/open-store.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { readBackup, RestoreError } from './read-backup.ts';
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

it('brings back the same releases and the same history after everything was lost, and goes on from there', async () => {
  const [old, young] = stores;
  if (!old || !young) throw new Error('There are two stores.');
  const before = await aNode(old);
  await before.publisher.publishFolder(await readFolder(join(root, 'merchants/karat'), 'merchants/karat'), note);
  const change = { code: 'karat', author: 'mira', reason: 'abuse', name: 'flags.CBS3', value: true };
  expect(await before.operations.override(change)).toMatchObject({ kind: 'published' });
  const ines = { id: 'ines', name: 'Ines', role: 'administrator', password_hash: 'x', totp: 'x' } as const;
  await old.db.insertInto('console_people').values(ines).execute();
  const session = { id: 'one', digest: 'x', person: 'ines', browser: '', address: '' };
  const [now, later] = [new Date(), new Date(Date.now() + 60_000)];
  const times = { since: now, used_at: now, ends_at: later, fresh_until: later };
  await old.db
    .insertInto('console_sessions')
    .values({ ...session, ...times })
    .execute();
  const live = await before.registry.current('karat');
  const summary = await writeBackup(old.db, file);
  expect(summary).toMatchObject({ merchants: 1, releases: 2 });
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');

  expect(await readBackup(young.db, file)).toBe(summary.rows);
  const after = await aNode(young);
  for (const question of [{ code: 'karat', limit: 20 }] as const)
    expect(await after.operations.history(question)).toEqual(await before.operations.history(question));
  expect(await after.operations.source({ code: 'karat' })).toEqual(await before.operations.source({ code: 'karat' }));
  expect(await after.operations.brands({})).toEqual(await before.operations.brands({}));
  expect(await young.db.selectFrom('console_people').select('name').execute()).toEqual([{ name: 'Ines' }]);
  expect(await young.db.selectFrom('console_sessions').selectAll().execute()).toEqual([]);
  expect(await after.registry.current('karat')).toEqual(live);
  expect(await after.operations.override({ ...change, value: false })).toMatchObject({
    kind: 'published',
    pointer: { seq: 3 },
  });
}, 120_000);

it('is refused by a database that holds brands, and when the file is none', async () => {
  const [, young] = stores;
  if (!young) throw new Error('There are two stores.');
  await expect(readBackup(young.db, file)).rejects.toThrow('The database holds published brands already');
  const empty = await openTestStore();
  stores.push(empty);
  const other = join(folder, 'other');
  writeFileSync(other, 'no gzip');
  await expect(readBackup(empty.db, other)).rejects.toThrow(RestoreError);
  expect(await readBackup(empty.db, file)).toBeGreaterThan(0);
}, 120_000);
