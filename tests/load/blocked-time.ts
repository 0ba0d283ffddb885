import type { Browser, CDPSession } from '@playwright/test';
import { languageCookie } from '../../src/contracts/browser-names.ts';
import type { BenchStack } from './bench-stack.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';
import { awaitQuiet, openVisit, slowPhone } from './open-visit.ts';

const brands = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'];
const languages = ['en', 'ur'];
/** What a task may take before it counts as blocking, in milliseconds. */
const unnoticed = 50;

interface Task {
  readonly startedAt: number;
  /** By the clock, which goes on while others have the processor. */
  readonly wall: number;
  readonly processor: number;
}

/**
 * How long each lobby's main thread is blocked after its first paint, on a phone four times slower than this machine: by the
 * processor time of its tasks, which hardly depends on what else runs here, and by the clock, as Lighthouse has it.
 */
export async function measureBlockedTime({ browser, url }: BenchStack, rounds = 5): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const brand of brands) {
    for (const language of languages) {
      const visits: (readonly Task[])[] = [];
      for (let round = 0; round < rounds; round += 1) {
        visits.push(await tasksOf(browser, url(brand, '/m/home'), language));
      }
      const median = (read: (task: Task) => number) =>
        quantile(
          visits.map((tasks) => blocked(tasks, read)),
          0.5,
        );
      figures.push({
        name: `${brand}, ${language}: by processor time`,
        value: milliseconds(median(({ processor }) => processor)),
        against: `by the clock ${milliseconds(median(({ wall }) => wall))}`,
      });
    }
  }
  return figures;
}

function blocked(tasks: readonly Task[], read: (task: Task) => number): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, read(task) * slowPhone.cpu - unnoticed), 0);
}

/** The tasks of a first visit's main thread after its first paint. */
function tasksOf(browser: Browser, address: string, language: string): Promise<readonly Task[]> {
  return openVisit(browser, { isSlow: false, isGreeted: true }, async (page) => {
    await page.context().addCookies([{ name: languageCookie, value: language, url: address }]);
    const session = await browser.newBrowserCDPSession();
    try {
      const events = await traced(session, async () => {
        await page.goto(address);
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await awaitQuiet(page);
      });
      return readTasks(events);
    } finally {
      await session.detach();
    }
  });
}

type TraceEvent = Readonly<Record<string, unknown>>;

async function traced(session: CDPSession, action: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline', 'loading'], excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await action();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

function readTasks(events: readonly TraceEvent[]): readonly Task[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page painted nothing.');
  const milli = (value: unknown) => Number(value ?? 0) / 1000;
  return events
    .filter(({ name, ph, pid, tid }) => isTask(name) && ph === 'X' && pid === paint['pid'] && tid === paint['tid'])
    .filter(({ ts }) => Number(ts) >= Number(paint['ts']))
    .map(({ ts, dur, tdur }) => ({ startedAt: milli(ts), wall: milli(dur), processor: milli(tdur) }))
    .toSorted((left, right) => left.startedAt - right.startedAt || right.wall - left.wall)
    .filter(isOutermost);
}

function isTask(name: unknown): boolean {
  return name === 'ThreadControllerImpl::RunTask';
}

/** A task may run others inside; tasks are in the order of their beginnings. */
function isOutermost({ startedAt }: Task, index: number, tasks: readonly Task[]): boolean {
  return tasks.slice(0, index).every((other) => other.startedAt + other.wall <= startedAt);
}
