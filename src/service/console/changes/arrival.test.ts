import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReleaseEvent } from '../../../contracts/release.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { createConsoleHub } from '../events/console-hub.ts';
import { shareEvents } from '../events/share-events.ts';
import { sendArrivals } from '../events/send-arrivals.ts';

let staff: TestConsole;
let mira: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  mira = await staff.join('Mira Khan', 'support');
}, 120_000);
afterAll(() => staff.close());

/** Makes merchants and publishes a change set over all of them: each shows its second release then. */
async function changeNew(...merchants: readonly string[]) {
  for (const merchant of merchants)
    await staff.publisher.publishFolder(staff.folder(merchant, {}), { author: 'start', reason: 'first' });
  const made = await mira.post('/change-sets', {
    changes: merchants.map((merchant) => ({ merchant, name: 'flags.CBS3', value: true })),
    reason: 'chat opens',
    base: Object.fromEntries(merchants.map((merchant) => [merchant, 1])),
  });
  return made.json.id as string;
}

function openPage(seq: number, merchant = 'ab'): { readonly name: string } {
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: (bytes: Buffer | string) => written.push(String(bytes)),
    destroy: () => undefined,
    writableLength: 0,
  }) as unknown as ServerResponse;
  staff.hub.join(response, { merchant, ip: '::1', seq, reports: true, end: new AbortController().signal });
  return { name: /event: stream\ndata: (\S+)/.exec(written.join(''))?.[1] ?? '' };
}

describe('the arrival of a change set', () => {
  it('@C-505 says how many open pages of this node show it, how quickly, and which release the others show', async () => {
    const [one] = [openPage(1), openPage(1)];
    const set = await changeNew('ab');
    staff.hub.send('ab', { seq: 2, release: 'r2' } as ReleaseEvent);
    const arrival = async () => (await mira.get(`/change-sets/${set}/arrival`)).json.merchants;
    expect(await arrival()).toEqual([
      {
        merchant: 'ab',
        seq: 2,
        open: 2,
        applied: 0,
        waiting: 2,
        silent: 0,
        refused: 0,
        left: 0,
        behind: [{ seq: 1, pages: 2 }],
      },
    ]);
    staff.hub.applied('ab', { stream: one?.name ?? '', seq: 2, waited: 0 });
    expect(await arrival()).toMatchObject([
      {
        open: 2,
        applied: 1,
        waiting: 1,
        p50: expect.any(Number),
        p99: expect.any(Number),
        behind: [{ seq: 1, pages: 1 }],
      },
    ]);
    expect((await mira.get('/change-sets/none/arrival')).status).toBe(404);
  });

  it('@C-506 tells open consoles as it arrives, and not at every page', async () => {
    const names: string[] = [];
    const stop = sendArrivals(staff.hub, { send: (name) => void names.push(name) });
    for (let page = 0; page < 20; page += 1) openPage(2);
    await vi.waitFor(() => expect(names).toEqual(['arrival']), { timeout: 5_000 });
    stop();
  });

  it('@C-507 tells the consoles of other nodes what a change set became, once, and passes over other words', async () => {
    const id = await changeNew('cd');
    const heard: unknown[] = [];
    const [near, far] = [createConsoleHub(), createConsoleHub()].map((hub) =>
      shareEvents({ ...hub, send: (...said) => void heard.push(said) }, staff.db, (message) => expect.fail(message)),
    );
    near?.send('change-set', { id, state: 'published' }, ['cd']);
    near?.send('arrival', { merchant: 'cd' }, ['cd']);
    expect(heard.splice(0)).toEqual([
      ['change-set', { id, state: 'published' }, ['cd']],
      ['arrival', { merchant: 'cd' }, ['cd']],
    ]);
    await far?.receive(JSON.stringify({ node: 'another', id, state: 'published' }));
    for (const other of ['', 'x', 'null', '{}', '{"node":1}']) await far?.receive(other);
    // Only whoever has the merchants of the set hears of it.
    expect(heard).toEqual([['change-set', { id, state: 'published' }, ['cd']]]);
    near?.close();
    far?.close();
  });

  it('@C-509 gives the pages of all merchants together by the time they took, and half and 99 of 100 of them', async () => {
    const id = await changeNew('ef', 'gh');
    const curve = async () => (await mira.get(`/change-sets/${id}/arrival`)).json.curve;
    expect(await curve()).toBeUndefined();
    const now = vi.spyOn(Date, 'now');
    const start = 1_700_000_000_000;
    for (const [merchant, times] of [
      ['ef', [100, 100, 3_000]],
      ['gh', [100]],
    ] as const) {
      const pages = times.map(() => openPage(1, merchant));
      now.mockReturnValue(start);
      staff.hub.send(merchant, { seq: 2, release: 'r' } as ReleaseEvent);
      for (const [index, took] of times.entries()) {
        now.mockReturnValue(start + took);
        staff.hub.applied(merchant, { stream: pages[index]?.name ?? '', seq: 2, waited: 0 });
      }
    }
    now.mockRestore();
    const { points, p50, p99 } = await curve();
    expect(points.map(({ pages }: { pages: number }) => pages)).toEqual([3, 4]);
    expect(points.map(({ ms }: { ms: number }) => ms)).toEqual([p50, p99]);
    expect([p50 >= 100 && p50 < 112, p99 >= 3_000 && p99 < 3_400]).toEqual([true, true]);
  });
});
