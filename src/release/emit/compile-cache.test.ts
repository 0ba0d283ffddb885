import { describe, expect, it } from 'vitest';
import { createCompileCache } from './compile-cache.ts';

/** A cache that holds so many results, and what it had to make. */
function aCache(limit?: number) {
  const cache = createCompileCache(limit);
  const made: string[] = [];
  const ask = (input: string) =>
    cache.remember(input, () => {
      made.push(input);
      return `result of ${input}`;
    });
  return { cache, made, ask };
}

describe('createCompileCache', () => {
  it('makes a result once, also for those who ask before it is there', async () => {
    const { ask, made } = aCache();
    const results = await Promise.all([ask('a'), ask('b'), ask('a')]);
    expect([results, made]).toEqual([
      ['result of a', 'result of b', 'result of a'],
      ['a', 'b'],
    ]);
  });

  it('forgets what nobody asked for the longest once there are too many', async () => {
    const { ask, made } = aCache(2);
    for (const input of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(input);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps as many as its limit', async () => {
    const { ask, made } = aCache(2);
    for (const input of ['a', 'b', 'a', 'b']) await ask(input);
    expect(made).toEqual(['a', 'b']);
  });

  it('keeps no failure', async () => {
    const { cache, ask } = aCache();
    await expect(cache.remember('a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
    expect(await ask('a')).toBe('result of a');
  });
});
