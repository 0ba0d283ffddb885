import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { databaseKinds, openTestDatabase } from '../database/test-database.fixture.ts';
import { limitTable } from './limit-table.ts';
import { createLimiter } from './limiter.ts';

describe.each(databaseKinds)('createLimiter (%s)', (kind) => {
  let store: OpenDatabase<unknown>;
  let time = Date.UTC(2030, 0, 1);
  const now = () => new Date(time);
  const limiter = () => createLimiter({ db: store.db, now });

  beforeAll(async () => {
    store = await openTestDatabase(kind, { '001-limits': [limitTable] });
  }, 240_000);

  afterAll(() => store.close());

  it('allows exactly so many of 40 tries at the same moment', async () => {
    const limit = { most: 3, windowMs: 60_000 };
    const tries = await Promise.all(Array.from({ length: 40 }, () => limiter().take('burst', limit)));
    expect(tries.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
    expect(tries.filter((taken) => !taken.isAllowed && taken.waitMs === 60_000)).toHaveLength(37);
  });

  it('says the wait from the first try on, and refused tries do not lengthen it', async () => {
    const limit = { most: 1, windowMs: 10_000 };
    const subject = 'one a while';
    expect(await limiter().take(subject, limit)).toEqual({ isAllowed: true });
    time += 4_000;
    expect(await limiter().take(subject, limit)).toEqual({ isAllowed: false, waitMs: 6_000 });
    time += 5_999;
    expect(await limiter().take(subject, limit)).toEqual({ isAllowed: false, waitMs: 1 });
    time += 1;
    expect(await limiter().take(subject, limit)).toEqual({ isAllowed: true });
    expect(await limiter().take(subject, limit)).toEqual({ isAllowed: false, waitMs: 10_000 });
  });

  it('counts each subject by itself, however long or odd its text is', async () => {
    const limit = { most: 1, windowMs: 10_000 };
    for (const subject of ['sms:1', 'sms:2', 'x'.repeat(100_000), 'with \u0000 nothing', "quote ' and \uD800"]) {
      expect(await limiter().take(subject, limit)).toEqual({ isAllowed: true });
      expect(await limiter().take(subject, limit)).toMatchObject({ isAllowed: false });
    }
  });

  it('gives tries free of the named subjects only', async () => {
    const limit = { most: 1, windowMs: 10_000 };
    for (const subject of ['login:a', 'login:b', 'login:c']) await limiter().take(subject, limit);
    await limiter().clear(['login:a', 'login:b']);
    await limiter().clear([]);
    expect(await limiter().take('login:a', limit)).toEqual({ isAllowed: true });
    expect(await limiter().take('login:b', limit)).toEqual({ isAllowed: true });
    expect(await limiter().take('login:c', limit)).toMatchObject({ isAllowed: false });
  });

  it('tells whether the next try would be refused, and counts nothing by that', async () => {
    const limit = { most: 1, windowMs: 10_000 };
    expect(await limiter().isFull('asked', limit)).toBe(false);
    expect(await limiter().take('asked', limit)).toEqual({ isAllowed: true });
    expect(await limiter().isFull('asked', limit)).toBe(true);
    time += 10_000;
    expect(await limiter().isFull('asked', limit)).toBe(false);
  });

  it('stops counting above the limit', async () => {
    const limit = { most: 2, windowMs: 10_000 };
    await sql`delete from limit_count`.execute(store.db);
    for (let tried = 0; tried < 20; tried += 1) await limiter().take('stubborn', limit);
    const { rows } = await sql<{ count: number }>`select count from limit_count`.execute(store.db);
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('keeps nobody waiting longer than a window when the clock is put back', async () => {
    const limit = { most: 1, windowMs: 10_000 };
    await limiter().take('clock', limit);
    time -= 86_400_000;
    expect(await limiter().take('clock', limit)).toEqual({ isAllowed: false, waitMs: 10_000 });
    time += 10_000;
    expect(await limiter().take('clock', limit)).toEqual({ isAllowed: true });
  });

  it('refuses to count inside a transaction', async () => {
    const counting = store.db.transaction().execute(async (db) => createLimiter({ db, now }));
    await expect(counting).rejects.toThrow('outside transactions');
  });
});
