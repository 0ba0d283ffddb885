import { describe, expect, it } from 'vitest';
import { startTurns } from './start-turns.ts';

describe('startTurns', () => {
  it('never begins a turn while one is under way, and goes on after it', async () => {
    let atOnce = 0;
    let most = 0;
    let turns = 0;
    const running = startTurns(1, async () => {
      turns += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 10));
      atOnce -= 1;
    });
    await expect.poll(() => turns).toBeGreaterThan(2);
    await running.close();
    expect(most).toBe(1);
  });

  it('is closed only when the turn under way is over, and begins none afterwards', async () => {
    const open = Promise.withResolvers<void>();
    let turns = 0;
    const running = startTurns(1, () => {
      turns += 1;
      return open.promise;
    });
    await expect.poll(() => turns).toBe(1);
    let isClosed = false;
    const closed = running.close().then(() => {
      isClosed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isClosed).toBe(false);
    open.resolve();
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(turns).toBe(1);
  });

  it('closes at once where no turn has begun', async () => {
    await startTurns(60_000, async () => {}).close();
  });
});
