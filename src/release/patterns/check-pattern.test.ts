import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { createPatternCheck } from './check-pattern.ts';

const asked = { pattern: '^[a-z]+$', flags: 'u', length: 12 };
const invalid = { ...asked, pattern: '[a-z' };

describe('createPatternCheck', () => {
  it('looks in a thread at each case once, and says what is wrong', async () => {
    const check = createPatternCheck();
    const [fine, faulty] = [check(asked), check(invalid)];
    expect(check({ ...asked })).toBe(fine);
    expect(check({ ...invalid })).toBe(faulty);
    expect(await fine).toBeUndefined();
    expect(await faulty).toEqual({
      code: 'PATTERN_INVALID',
      message: 'Invalid regular expression: /[a-z/u: Unterminated character class.',
    });
    // What is known stays known.
    expect(check(asked)).toBe(fine);
    expect(check(invalid)).toBe(faulty);
    const other = check({ ...invalid, flags: 'i' });
    expect(other).not.toBe(faulty);
    expect(await other).toMatchObject({ message: expect.stringContaining('/[a-z/i:') });
  });

  describe('where the thread takes its time', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    /** A check whose threads only say what a test has them say, and the threads that it has started. */
    function checkOfThreads() {
      const threads: (EventEmitter & { readonly terminate: Mock<() => Promise<number>> })[] = [];
      const startThread = () => {
        const thread = Object.assign(new EventEmitter(), { terminate: vi.fn(async () => 0) });
        threads.push(thread);
        return thread;
      };
      const check = createPatternCheck({ look: 60_000, match: 2_000 }, startThread);
      return { check, threads, ended: () => threads.map(({ terminate }) => terminate.mock.calls.length) };
    }

    it('gives up at the end of the time for a look, and asks another thread the next time', async () => {
      const { check, threads, ended } = checkOfThreads();
      const first = check(asked);
      await vi.advanceTimersByTimeAsync(59_999);
      expect([check(asked) === first, ended()]).toEqual([true, [0]]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await first).toEqual({
        code: 'PATTERN_UNDECIDED',
        message: 'How long /^[a-z]+$/ can take was not known after 60 s.',
        isByClock: true,
      });
      expect(ended()).toEqual([1]);
      const second = check(asked);
      threads[1]?.emit('message', { kind: 'end' });
      expect(await second).toBeUndefined();
      expect([check(asked) === second, ended(), vi.getTimerCount()]).toEqual([true, [1, 1], 0]);
    });

    it('gives a match less time than the look before it, and believes the clock once', async () => {
      const { check, threads, ended } = checkOfThreads();
      const first = check(asked);
      await vi.advanceTimersByTimeAsync(59_000);
      threads[0]?.emit('message', { kind: 'matching' });
      await vi.advanceTimersByTimeAsync(1_999);
      expect(ended()).toEqual([0]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await first).toEqual({
        code: 'PATTERN_SLOW',
        message: '/^[a-z]+$/ takes longer than 2 s on a text of 12 characters.',
        isByClock: true,
      });
      expect([ended(), check(asked) === first]).toEqual([[1], false]);
    });

    it('fails with a thread that breaks, and asks another one the next time', async () => {
      const { check, threads, ended } = checkOfThreads();
      const first = check(asked);
      threads[0]?.emit('error', new Error('out of memory'));
      await expect(first).rejects.toThrow('out of memory');
      expect([ended(), vi.getTimerCount(), check(asked) === first]).toEqual([[1], 0, false]);
    });
  });
});
