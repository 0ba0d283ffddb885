import { beforeEach, expect, it } from 'vitest';
import type { Limiter } from '../../storage/limits/limiter.ts';
import { limitThroughOutage } from './limit-through-outage.ts';

const limit = { most: 2, windowMs: 60_000 };
let clock = 0;
let asked = 0;
let isFrozen = false;
let limiter: Limiter;

beforeEach(() => {
  clock = 1_000_000;
  asked = 0;
  isFrozen = true;
  const answer = async <T>(value: T): Promise<T> => {
    asked += 1;
    return isFrozen ? new Promise<T>(() => undefined) : value;
  };
  limiter = limitThroughOutage({
    limiter: {
      take: () => answer({ isAllowed: true }),
      giveBack: () => answer(undefined),
      isFull: () => answer(false),
      clear: () => answer(undefined),
    },
    now: () => new Date(clock),
    patienceMs: 20,
  });
});

it('counts in memory by the same limits while the database does not answer', async () => {
  expect(await limiter.take('login:amin', limit)).toEqual({ isAllowed: true });
  expect(await limiter.take('login:amin', limit)).toEqual({ isAllowed: true });
  expect(await limiter.take('login:amin', limit)).toEqual({ isAllowed: false, waitMs: 60_000 });
  expect(await limiter.isFull('login:amin', limit)).toBe(true);
  expect(await limiter.take('login:bina', limit)).toEqual({ isAllowed: true });
  await limiter.giveBack('login:amin');
  expect(await limiter.take('login:amin', limit)).toEqual({ isAllowed: true });
  await limiter.clear(['login:amin']);
  expect(await limiter.isFull('login:amin', limit)).toBe(false);
  expect(asked).toBe(1);
});

it('lets no more through when the database is late with a part of a burst', async () => {
  const most = 5;
  let counted = 0;
  const late = limitThroughOutage({
    limiter: {
      take: async () => {
        counted += 1;
        if (counted > 3) return new Promise(() => undefined);
        return { isAllowed: true };
      },
      giveBack: () => Promise.resolve(),
      isFull: () => Promise.resolve(false),
      clear: () => Promise.resolve(),
    },
    now: () => new Date(clock),
    patienceMs: 20,
  });
  const taken = await Promise.all(
    Array.from({ length: 40 }, () => late.take('login:amin', { most, windowMs: 60_000 })),
  );
  expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(most);
});

it('asks the database again after a short while', async () => {
  await limiter.take('login:amin', { most: 1, windowMs: 60_000 });
  isFrozen = false;
  expect((await limiter.take('login:amin', { most: 1, windowMs: 60_000 })).isAllowed).toBe(false);
  clock += 2_000;
  expect(await limiter.take('login:amin', { most: 1, windowMs: 60_000 })).toEqual({ isAllowed: true });
  expect(asked).toBe(2);
});
