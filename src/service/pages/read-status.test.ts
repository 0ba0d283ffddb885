import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveSite } from '../live/live-site.ts';
import { createPlatforms } from '../mapping/platforms.ts';
import { createStatusReader } from './read-status.ts';

const ip = '203.0.113.7';

/** The status of a merchant whose platform answers one thing after the other; nothing is no answer at all. */
function aReader({ answers, failOpen = false, maintenance = false, takesMs = 0, keepMs = 0 }: ReaderSetup) {
  const asked: string[] = [];
  // The reader reads nothing else of a site.
  const site = { maintenance, paths: {}, settings: { 'status.failOpen': failOpen } };
  const live = { merchant: 'acme', site } as unknown as LiveSite;
  const read = createStatusReader({
    platforms: createPlatforms({ url: 'http://platform.example', readSecret: () => undefined, keySeeds: [''] }),
    keepMs,
    timeoutMs: 400,
    pauseMs: 60_000,
    fetch: async (input, init) => {
      asked.push(String(input));
      if (takesMs > 0) await answerWithin(takesMs, init?.signal);
      const answer = answers[asked.length - 1];
      if (answer === undefined) throw new TypeError('fetch failed');
      return new Response(JSON.stringify({ value: { regionRestriction: answer === 'restricted' } }), {
        status: typeof answer === 'number' ? answer : 200,
      });
    },
  });
  return { asked, read: async (patient = false) => (await read(live, ip, { patient })).status };
}

interface ReaderSetup {
  readonly answers: readonly ('restricted' | 'open' | number | undefined)[];
  readonly failOpen?: boolean;
  readonly maintenance?: boolean;
  /** How long each answer is on its way. */
  readonly takesMs?: number;
  readonly keepMs?: number;
}

function answerWithin(ms: number, end: AbortSignal | null | undefined): Promise<void> {
  return new Promise((answer, fail) => {
    setTimeout(answer, ms);
    end?.addEventListener('abort', () => fail(end.reason));
  });
}

/** The end of a fake clock's wait, which the platform's own does not follow. */
function endAfter(ms: number): AbortSignal {
  const end = new AbortController();
  setTimeout(() => end.abort(new DOMException('Too late.', 'TimeoutError')), ms);
  return end.signal;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('createStatusReader', () => {
  it('does not know the status of an address that a silent platform never spoke about', async () => {
    expect(await aReader({ answers: [undefined] }).read()).toBe('unknown');
    expect(await aReader({ answers: [500] }).read()).toBe('unknown');
  });

  it('opens such a site only where it says so, and says that it is under maintenance in any case', async () => {
    expect(await aReader({ answers: [undefined], failOpen: true }).read()).toBe(0);
    expect(await aReader({ answers: [undefined], maintenance: true }).read()).toBe(1);
    expect(await aReader({ answers: ['restricted'], failOpen: true }).read()).toBe(2);
  });

  it('serves the last answer while the platform is silent', async () => {
    const { read } = aReader({ answers: ['restricted', undefined] });
    expect([await read(), await read()]).toEqual([2, 2]);
  });

  it('leaves a silent platform alone, but for somebody who waits for the answer', async () => {
    const { read, asked } = aReader({ answers: [undefined, 'open'] });
    expect([await read(), await read()]).toEqual(['unknown', 'unknown']);
    expect(asked).toHaveLength(1);
    expect(await read(true)).toBe(0);
  });

  it('gives a slow platform the time of every other call where somebody waits for the answer, and holds up no page', async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(endAfter);
    const { read } = aReader({ answers: ['open', 'open', 'open'], takesMs: 9_000 });
    const seen: unknown[] = [];
    void read().then((status) => seen.push(status));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen, 'a page').toEqual(['unknown']);
    void read(true).then((status) => seen.push(status));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(seen, 'who waits').toEqual(['unknown', 0]);
  });

  it('asks once for all who want to know of an address at the same time, and again after a refusal', async () => {
    const { read, asked } = aReader({ answers: [500, 'restricted'], keepMs: 60_000 });
    expect(await Promise.all([read(true), read(true), read(true)])).toEqual(['unknown', 'unknown', 'unknown']);
    expect(asked).toHaveLength(1);
    expect(await Promise.all([read(true), read(true), read(true)])).toEqual([2, 2, 2]);
    expect(asked).toHaveLength(2);
  });

  it('asks for every call where no answer is kept', async () => {
    const { read, asked } = aReader({ answers: ['open', 'restricted'] });
    expect(await Promise.all([read(true), read(true)])).toEqual([0, 2]);
    expect(asked).toHaveLength(2);
  });

  it('takes a platform without the call for one that restricts nobody', async () => {
    expect(await aReader({ answers: [404] }).read()).toBe(0);
  });
});
