import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/open-store.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { createHostResolver } from '../http/resolve-host.ts';
import { createHostTable } from './host-table.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await store.db.insertInto('releases').values({ id: 'r', merchant: 'karat', manifest: '{}' }).execute();
  await store.db
    .insertInto('sources')
    .values({ hash: 's', bytes: Buffer.from('') })
    .execute();
}, 240_000);
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.deleteFrom('hosts').execute();
  await store.db.deleteFrom('pointers').execute();
  await put('karat', 1, ['karat.example']);
  await put('soda', 1, []);
});

/** Moves a merchant's pointer and replaces its domains. */
async function put(merchant: string, seq: number, hosts: readonly string[]): Promise<void> {
  const row = { seq, release: 'r', source: 's', folder: '', engine: '', updated_at: new Date() };
  await store.db
    .insertInto('pointers')
    .values({ merchant, ...row })
    .onConflict((clash) => clash.column('merchant').doUpdateSet(row))
    .execute();
  await store.db.deleteFrom('hosts').where('merchant', '=', merchant).execute();
  for (const host of hosts) await store.db.insertInto('hosts').values({ merchant, host }).execute();
}

describe('hosts in memory', () => {
  it('know every published merchant and domain, and an address of neither', async () => {
    const hosts = createHostTable(store.db);
    await hosts.refresh();
    const resolve = createHostResolver({ hosts, merchantOfPort: (port) => (port === 5001 ? 'soda' : undefined) });
    expect(resolve('KARAT.example:443', 80)).toEqual({ kind: 'brand', merchant: 'karat' });
    expect(resolve('soda.localhost:5000', 80)).toEqual({ kind: 'brand', merchant: 'soda' });
    expect(resolve('localhost', 5001)).toEqual({ kind: 'brand', merchant: 'soda' });
    expect(resolve('karat.preview.localhost', 80)).toEqual({ kind: 'preview', merchant: 'karat' });
    expect(resolve('nobody.localhost', 80)).toEqual({ kind: 'unknown' });
    expect(resolve('karat.example.evil', 80)).toEqual({ kind: 'unknown' });
  });

  it('learn the domains of a merchant whose pointer moved, and only then', async () => {
    const hosts = createHostTable(store.db);
    await hosts.refresh();
    await put('karat', 2, ['karat.new']);
    await put('soda', 1, ['soda.example']);
    await hosts.learn({ merchant: 'soda', seq: 1 });
    expect(hosts.merchantOf('soda.example')).toBeUndefined();
    await put('velvet', 1, ['karat.example']);
    await Promise.all(['karat', 'velvet'].map((merchant) => hosts.learn({ merchant, seq: 2 })));
    expect([hosts.merchantOf('karat.example'), hosts.merchantOf('karat.new')]).toEqual(['velvet', 'karat']);
    expect([hosts.has('velvet'), hosts.merchantOf('soda.example')]).toEqual([true, undefined]);
    await hosts.refresh();
    expect(hosts.merchantOf('soda.example')).toBe('soda');
  });

  it('forget who was taken off the air at the next full reading', async () => {
    const hosts = createHostTable(store.db);
    await hosts.refresh();
    await store.db.deleteFrom('hosts').execute();
    await store.db.deleteFrom('pointers').execute();
    await hosts.refresh();
    expect([hosts.has('karat'), hosts.merchantOf('karat.example')]).toEqual([false, undefined]);
  });

  it('stay as they are when they cannot be read', async () => {
    const hosts = createHostTable(store.db);
    await hosts.refresh();
    await store.db.schema.alterTable('hosts').renameTo('hosts_away').execute();
    await expect(hosts.refresh()).rejects.toThrow();
    await expect(hosts.learn({ merchant: 'karat', seq: 2 })).rejects.toThrow();
    await store.db.schema.alterTable('hosts_away').renameTo('hosts').execute();
    expect([hosts.has('karat'), hosts.merchantOf('karat.example')]).toEqual([true, 'karat']);
  });
});
