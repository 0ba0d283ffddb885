import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prune } from '../../storage/pruning/prune.ts';
import { keepAssets } from './assets.ts';
import type { Store } from './open-store.ts';
import { retention } from './retention.ts';
import { openTestStore } from './test-store.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-assets-'));
const day = 24 * 60 * 60 * 1000;
let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, 240_000);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A build of which nobody but its own node has the files. */
function aBuild(name: string): string {
  for (const [part, suffix] of [
    ['client', 'js'],
    ['console', 'css'],
  ] as const) {
    mkdirSync(join(folder, name, part, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, part, 'assets', `${name}.${suffix}`), `of ${name}`);
  }
  return join(folder, name);
}

it('finds files of every build, each below its own folder, also of one whose node started later', async () => {
  const before = await keepAssets(store.db, aBuild('before'));
  expect(await before.find('client/assets/after.js')).toBeUndefined();
  const after = await keepAssets(store.db, aBuild('after'));
  expect(String(await after.find('client/assets/before.js'))).toBe('of before');
  expect(String(await after.find('console/assets/before.css'))).toBe('of before');
  expect(await after.find('client/assets/before.css')).toBeUndefined();
  await expect
    .poll(async () => String(await before.find('client/assets/after.js')), { timeout: 5_000 })
    .toBe('of after');
});

it('keeps them for a month after the last node of their build has ended', async () => {
  const running = await keepAssets(store.db, aBuild('running'));
  const later = new Date(Date.now() + 29 * day);
  await prune(store.db, retention, later);
  expect(await running.find('client/assets/before.js')).toBeDefined();
  await store.db
    .updateTable('assets')
    .set({ seen_at: new Date(0) })
    .execute();
  await running.touch();
  await prune(store.db, retention, later);
  expect(await running.find('client/assets/before.js')).toBeUndefined();
  expect(await running.find('client/assets/running.js')).toBeDefined();
});
