import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { BenchStack } from './bench-stack.ts';
import { manyLines, searchFor } from './many-games.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';
import { openVisit } from './open-visit.ts';
import { plainPage } from './plain-page.ts';
import { referencePath } from './reference-shell.ts';

/** A long scroll: so many frames, so many pixels each. */
const scroll = { frames: 60, pixels: 160 };
const more = 'Load more';
const pagesTurned = 50;
const settledAfter = 5;
const listPath = (pageSize: number) => `/m/games?gameType=RNG&name=${searchFor(pageSize)}`;

/** What a long scroll cost, and what is in the page after it. */
export interface Scrolled {
  /** Milliseconds of tasks beyond 50 ms, and how many there were. */
  readonly blocked: number;
  readonly tasks: number;
  /** Milliseconds between each two frames. */
  readonly gaps: readonly number[];
  /** Milliseconds of processor time that the page took for a frame, on average. */
  readonly busy: number;
  readonly nodes: number;
  readonly heap: number;
}

/**
 * A list of 10,000 games under 4× CPU slowdown in both directions of writing, beside a page that has all tiles in it and
 * no script; then what the memory does over 50 pages of the list.
 */
export async function measureScroll(stack: BenchStack, rounds = 3): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const brand of ['karat', 'chamak']) {
    await writePlainTiles(stack, brand);
    const own: Scrolled[] = [];
    const plain: Scrolled[] = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await scrollPage(stack, brand, referencePath('static')));
      own.push(await scrollPage(stack, brand, listPath(manyLines)));
    }
    const line = (name: string, write: (value: number) => string, read: (sample: Scrolled) => number): Figure => {
      const [value, reference] = [quantile(own.map(read), 0.5), quantile(plain.map(read), 0.5)];
      const ratio = reference === 0 ? {} : { ratio: value / reference };
      return { name: `${brand}, ${name}`, value: write(value), against: `all tiles ${write(reference)}`, ...ratio };
    };
    figures.push(
      line('95 % of frames come within', milliseconds, ({ gaps }) => quantile(gaps, 0.95)),
      line('processor time of a frame', milliseconds, ({ busy }) => busy),
      line('long tasks, together', milliseconds, ({ blocked }) => blocked),
      line('long tasks, how many', String, ({ tasks }) => tasks),
      line('nodes of the page', String, ({ nodes }) => nodes),
      line('memory of scripts', mebibytes, ({ heap }) => heap),
    );
  }
  return [...figures, await measureMemory(stack)];
}

async function scrollPage({ browser, url }: BenchStack, brand: string, path: string): Promise<Scrolled> {
  return openVisit(browser, { isSlow: false, script: noteLongTasks }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await page.goto(url(brand, path), { timeout: 120_000 });
    await awaitTiles(page);
    return scrollSlowly(page, session);
  });
}

/** Scrolls a page under 4× CPU slowdown. The page was opened with `noteLongTasks`. */
export async function scrollSlowly(page: Page, session: CDPSession): Promise<Scrolled> {
  // Time of the processor alone: what else the machine does is no part of it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = await taskTime(session);
  const measured = await page.evaluate(scrollSteadily, scroll);
  const busy = ((await taskTime(session)) - before) / scroll.frames;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('Performance.disable');
  return { ...(await weigh(session)), ...measured, busy };
}

async function taskTime(session: CDPSession): Promise<number> {
  return (await metric(session, 'TaskDuration')) * 1000;
}

/** Memory after 50 pages beside that after 5: what is kept of each game must stay small. */
async function measureMemory({ browser, url }: BenchStack): Promise<Figure> {
  return openVisit(browser, { isSlow: false }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await page.goto(url('karat', listPath(36)));
    await awaitTiles(page);
    let early = 0;
    for (let turned = 1; turned < pagesTurned; turned += 1) {
      const before = await heightOf(page);
      await page.getByRole('button', { name: more, exact: true }).click();
      await page.waitForFunction((height) => document.documentElement.scrollHeight > height, before);
      if (turned + 1 === settledAfter) early = (await weigh(session)).heap;
    }
    const late = (await weigh(session)).heap;
    return {
      name: `memory of scripts after ${pagesTurned} pages`,
      value: mebibytes(late),
      against: `after ${settledAfter} pages ${mebibytes(early)}`,
      ratio: late / early,
    };
  });
}

/** Writes a page with all tiles of the long list, as the list draws them, and no script. */
async function writePlainTiles({ browser, url, folder }: BenchStack, brand: string): Promise<void> {
  await openVisit(browser, { isSlow: false }, async (page) => {
    await page.goto(url(brand, listPath(manyLines)));
    await awaitTiles(page);
    const drawn = { wall: 'main [data-wall]', list: 'ul', line: 'ul > li', count: manyLines };
    writeFileSync(join(folder, `${brand}.html`), await plainPage(page, drawn));
  });
}

async function awaitTiles(page: Page): Promise<void> {
  await page.locator('main [data-wall] [data-tile]').nth(8).waitFor({ timeout: 60_000 });
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function weigh(session: CDPSession): Promise<{ readonly nodes: number; readonly heap: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  return { nodes: await metric(session, 'Nodes'), heap: await metric(session, 'JSHeapUsedSize') };
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/** Runs in a page before its own code: notes how long each task of more than 50 ms took. */
export function noteLongTasks(): void {
  const durations: number[] = [];
  Reflect.set(window, 'benchTasks', durations);
  new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Scrolls on with every frame; runs in the page. */
async function scrollSteadily({ frames, pixels }: typeof scroll) {
  const durations: number[] = Reflect.get(window, 'benchTasks');
  durations.length = 0;
  const gaps: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    scrollBy(0, pixels);
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    gaps.push(now - last);
    last = now;
  }
  return { gaps, tasks: durations.length, blocked: durations.reduce((sum, duration) => sum + duration - 50, 0) };
}
