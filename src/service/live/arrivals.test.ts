import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReleaseEvent } from '../../contracts/release.ts';
import { createArrivals } from './arrivals.ts';
import { createStreamHub } from './stream-hub.ts';

describe('createArrivals', () => {
  it('@C-500 counts pages and times in steps, without keeping anybody, and takes off what a page kept to itself', () => {
    let now = 1_000;
    const arrivals = createArrivals(() => now);
    arrivals.sent('ab', 7, 100);
    for (let page = 0; page < 98; page += 1) {
      now = 1_000 + 100 + 500;
      arrivals.applied('ab', 7, 500);
    }
    now = 1_000 + 9_000;
    for (const waited of [0, 0]) arrivals.applied('ab', 7, waited);
    arrivals.left('ab', 7);
    arrivals.refused('ab', 7);
    const found = arrivals.of('ab', 7);
    expect(found).toMatchObject({ at: 1_000, sent: 100, applied: 100, left: 1, refused: 1 });
    expect(found?.p50).toBeGreaterThanOrEqual(100);
    expect(found?.p50).toBeLessThan(112);
    expect(found?.p99).toBeGreaterThanOrEqual(9_000);
    expect(found?.p99).toBeLessThan(10_000);
    const steps = found?.steps.map(({ within, pages }) => [within >= 100, within < 10_000, pages]);
    expect(steps).toEqual([
      [true, true, 98],
      [true, true, 2],
    ]);
    // What a page claims to have waited makes nothing quicker than at once, and a late one is counted too.
    arrivals.sent('ab', 8, 1);
    arrivals.applied('ab', 8, 1_000_000);
    expect(arrivals.of('ab', 8)?.p50).toBe(1);
    now += 3_600_000;
    arrivals.applied('ab', 8, 0);
    expect(arrivals.of('ab', 8)?.applied).toBe(2);
  });

  it('@C-501 remembers the last four releases of a merchant and counts nothing of others', () => {
    const arrivals = createArrivals(() => 0);
    for (const seq of [1, 2, 3, 4, 5]) arrivals.sent('ab', seq, 1);
    arrivals.applied('ab', 1, 0);
    arrivals.applied('cd', 5, 0);
    expect([1, 2, 5].map((seq) => arrivals.of('ab', seq)?.applied)).toEqual([undefined, 0, 0]);
    expect(arrivals.of('ab', 5)?.steps).toEqual([]);
    expect(arrivals.of('cd', 5)).toBeUndefined();
  });
});

describe('the hub', () => {
  afterEach(() => vi.restoreAllMocks());

  function openStream(hub: ReturnType<typeof createStreamHub>, more: object = {}) {
    const written: string[] = [];
    const response = Object.assign(new EventEmitter(), {
      writeHead: () => undefined,
      write: (bytes: Buffer | string) => written.push(String(bytes)),
      destroy: () => undefined,
      writableLength: 0,
    }) as unknown as ServerResponse;
    const end = new AbortController();
    hub.join(response, { merchant: 'ab', ip: '::1', seq: 1, reports: true, end: end.signal, ...more });
    const name = /event: stream\ndata: (\S+)/.exec(written.join(''))?.[1] ?? '';
    return { name, leave: () => end.abort() };
  }
  const event = (seq: number) => ({ seq, release: `r${seq}` }) as ReleaseEvent;

  it('@C-502 counts a page once, by the name that its own stream was given, for a release that it was told of', () => {
    const hub = createStreamHub({ total: 10, perAddress: 10, heartbeatMs: 60_000 });
    const [one, two] = [openStream(hub), openStream(hub)];
    expect(one.name).not.toBe(two.name);
    expect(hub.applied('ab', { stream: one.name, seq: 2, waited: 0 })).toBe(false);
    hub.send('ab', event(2));
    expect(hub.pagesOn('ab', 2)).toMatchObject({ open: 2, applied: 0, waiting: 2, arrival: { sent: 2 } });
    const said = (stream: string, seq = 2, merchant = 'ab') => hub.applied(merchant, { stream, seq, waited: 0 });
    expect(['x', '', two.name.slice(1)].map((name) => said(name))).toEqual([false, false, false]);
    expect([said(one.name, 3), said(one.name, 2, 'cd'), said(one.name), said(one.name)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(hub.pagesOn('ab', 2)).toMatchObject({
      applied: 1,
      waiting: 1,
      bySeq: [
        { seq: 2, pages: 1 },
        { seq: 1, pages: 1 },
      ],
      arrival: { applied: 1 },
    });
    hub.close();
  });

  it('@C-503 tells stragglers apart: pages of an earlier build, pages that left without a word, pages that refused', () => {
    const hub = createStreamHub({ total: 10, perAddress: 10, heartbeatMs: 60_000 });
    const heard: string[] = [];
    hub.onArrival((merchant) => heard.push(merchant));
    const [old, gone, here] = [openStream(hub, { reports: false }), openStream(hub), openStream(hub)];
    expect(old.name).toBe('');
    hub.send('ab', event(2));
    gone.leave();
    hub.refused('ab', 2);
    hub.applied('ab', { stream: here.name, seq: 2, waited: 0 });
    // Who leaves after the word has not left without one.
    here.leave();
    expect(hub.pagesOn('ab', 2)).toEqual({
      open: 1,
      applied: 0,
      waiting: 0,
      silent: 1,
      bySeq: [{ seq: 1, pages: 1 }],
      arrival: expect.objectContaining({ sent: 3, applied: 1, left: 1, refused: 1 }),
    });
    expect(heard.length).toBeGreaterThan(5);
    hub.close();
  });
});
