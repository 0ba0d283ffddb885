import { describe, expect, it } from 'vitest';
import { startHourly } from './start-hourly.ts';

describe('startHourly', () => {
  it('works at once and again, tells a failure, and waits for what is under way when it closes', async () => {
    const troubles: string[] = [];
    let turns = 0;
    const hourly = startHourly({
      everyMs: 5,
      trouble: 'It did not work.',
      onTrouble: (message) => troubles.push(message),
      work: async () => {
        turns += 1;
        if (turns === 1) throw new Error('The database is away.');
      },
    });
    await expect.poll(() => turns).toBeGreaterThan(2);
    await hourly.close();
    const ended = turns;
    expect(troubles).toEqual(['It did not work.']);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(turns).toBe(ended);
  });

  it('waits before the first turn where it is told to, and never begins once it is closed', async () => {
    let turns = 0;
    const work = async () => {
      turns += 1;
    };
    const quiet = { work, trouble: '', onTrouble: () => {} };
    const closed = startHourly({ ...quiet, firstAfterMs: 20 });
    await closed.close();
    const hourly = startHourly({ ...quiet, firstAfterMs: 20 });
    expect(turns).toBe(0);
    await expect.poll(() => turns).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(turns).toBe(1);
    await hourly.close();
  });
});
