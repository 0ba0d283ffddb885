import type { CDPSession, Page } from '@playwright/test';
import type { FlagTable } from '../../src/contracts/console/flags.ts';
import { joinStaff } from '../support/join-staff.ts';
import type { BenchStack } from './bench-stack.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';

/** As many merchants as the console is made for, and as many as have a column each. */
const sizes = { few: 8, many: 1_000 } as const;

/** What a hand does, and what it is called: every press is measured by itself. */
const acts = [
  { name: 'a letter of a search', keys: ['c', 'h', 'a', 't'], at: 'search' },
  { name: 'a letter taken back', keys: ['Backspace', 'Backspace', 'Backspace', 'Backspace'], at: 'search' },
  { name: 'an arrow key', keys: ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'], at: 'table' },
  { name: 'a flag turned over at all of them', keys: ['Space', 'ArrowDown', 'Space'], at: 'table' },
  { name: 'a search beside that draft', keys: ['c', 'h', 'Backspace', 'Backspace'], at: 'search' },
] as const;

interface Session {
  /** Milliseconds from each press to the last change that it made on the screen, by act. */
  readonly taken: Readonly<Record<string, readonly number[]>>;
  /** Milliseconds of processor time that a press takes of the page on average, by act. */
  readonly busy: Readonly<Record<string, number>>;
  /** Bytes of scripts. */
  readonly heap: number;
}

/** How soon the table of flags follows the keyboard with 1,000 merchants, beside one of 8; and its memory. */
export async function measureFlagTable(stack: BenchStack, rounds = 3): Promise<Figure[]> {
  const { operations, port } = stack;
  const answer = await operations.inviteStaff({ name: `Bench ${Date.now()}` });
  if (answer.kind !== 'answer') throw new Error(answer.message);
  const staff = await joinStaff({ port, link: answer.value.link, name: 'Bench' });
  const table = await staff.ask<FlagTable>('/flags');
  const [few, many]: [Session[], Session[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    few.push(await walkTable(stack, staff.cookie, withMerchants(table, sizes.few)));
    many.push(await walkTable(stack, staff.cookie, withMerchants(table, sizes.many)));
  }
  const line = (name: string, read: (sessions: readonly Session[]) => number, write = milliseconds): Figure => {
    const [value, reference] = [read(many), read(few)];
    const against = `${sizes.few} merchants ${write(reference)}`;
    return { name, value: write(value), against, ratio: value / reference };
  };
  const median = (read: (session: Session) => number) => (sessions: readonly Session[]) =>
    quantile(sessions.map(read), 0.5);
  const takenBy = (act: string, part: number) => (sessions: readonly Session[]) =>
    quantile(
      sessions.flatMap(({ taken }) => taken[act] ?? []),
      part,
    );
  return [
    ...acts.flatMap(({ name }) => [
      line(
        `${name}, processor time`,
        median(({ busy }) => busy[name] ?? 0),
      ),
      line(`${name}, half of them`, takenBy(name, 0.5)),
      line(`${name}, the slowest`, takenBy(name, 1)),
    ]),
    line(
      'memory of scripts',
      median(({ heap }) => heap),
      (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`,
    ),
  ];
}

async function walkTable({ browser, port }: BenchStack, cookie: string, table: FlagTable): Promise<Session> {
  const origin = `http://console.localhost:${port}`;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const [name = '', value = ''] = cookie.split('=', 2);
    await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Strict' }]);
    const page = await context.newPage();
    await page.addInitScript(withTable, table);
    await page.goto(`${origin}/flags`, { timeout: 60_000 });
    await page.getByRole('grid').waitFor({ timeout: 60_000 });
    await page.evaluate(watchKeys);
    const taken: Record<string, number[]> = {};
    const busy: Record<string, number> = {};
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (const { name: act, keys, at } of acts) {
      if (at === 'search') await page.getByRole('searchbox').focus();
      else await page.locator('[data-row="0"] [data-column="1"]').focus();
      const times: number[] = [];
      const before = await processorTime(session);
      for (const key of keys) times.push(await press(page, key));
      busy[act] = ((await processorTime(session)) - before) / keys.length;
      taken[act] = times;
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { taken, busy, heap: usedSize };
  } finally {
    await context.close();
  }
}

async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Lets the page's question for the table be answered with this one; runs in the page. */
function withTable(table: FlagTable): void {
  const { fetch } = window;
  window.fetch = (input, init) => (input === '/api/flags' ? Promise.resolve(Response.json(table)) : fetch(input, init));
}

/** The table with copies of its merchants, until there are so many. */
function withMerchants({ flags, merchants }: FlagTable, count: number): FlagTable {
  const copies = Array.from({ length: Math.ceil(count / merchants.length) }, (_, copy) =>
    merchants.map((merchant) => (copy === 0 ? merchant : { ...merchant, code: `${merchant.code}-${copy}` })),
  );
  return { flags, merchants: copies.flat().slice(0, count) };
}

/** Presses a key and waits until nothing more comes of it. */
async function press(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  return page.evaluate<number>(() => Reflect.get(window, 'benchSettled')());
}

/** Notes when the latest key went down, and when what came of it was painted; runs in the page. */
function watchKeys(): void {
  const quietMs = 250;
  let [pressed, painted, changed] = [0, 0, 0];
  const paint = () => {
    changed = performance.now();
    // A task after the frame's callbacks runs once the frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        painted = performance.now();
      };
      port2.postMessage(undefined);
    });
  };
  const note = ({ timeStamp }: KeyboardEvent) => {
    pressed = timeStamp;
    paint();
  };
  document.addEventListener('keydown', note, true);
  new MutationObserver(paint).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const settle = (resolve: (ms: number) => void) => {
    const isQuiet = painted > changed && performance.now() - changed > quietMs;
    if (isQuiet) resolve(painted - pressed);
    else setTimeout(() => settle(resolve), 20);
  };
  Reflect.set(window, 'benchSettled', () => new Promise<number>(settle));
}
