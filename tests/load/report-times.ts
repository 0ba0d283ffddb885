import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { writeManyCells } from '../snapshot/report/many-cells.fixture.ts';
import { benchBrowser } from './bench-browser.ts';
import { type Figure, milliseconds, quantile } from './measure.ts';

const sizes = { few: 20, many: 10_000 } as const;

interface Opened {
  /** Milliseconds until the first pictures are drawn. */
  readonly open: number;
  /** The gap between frames that 95 of 100 stay below while the cards scroll, in milliseconds. */
  readonly gap: number;
  readonly nodes: number;
}

/** The report page of 10,000 cells, with 24 MB of pictures in it and others beside it, beside one of 20. */
export async function measureReport(rounds = 5): Promise<Figure[]> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-bench-report-'));
  const browser = await chromium.launch(benchBrowser);
  try {
    const few = await writeManyCells(join(dir, 'few'), sizes.few);
    const many = await writeManyCells(join(dir, 'many'), sizes.many);
    const samples: Record<keyof typeof sizes, Opened[]> = { few: [], many: [] };
    for (let round = 0; round < rounds; round += 1) {
      samples.few.push(await openReport(browser, few));
      samples.many.push(await openReport(browser, many));
    }
    const line = (name: string, write: (value: number) => string, read: (opened: Opened) => number): Figure => {
      const [value, reference] = [quantile(samples.many.map(read), 0.5), quantile(samples.few.map(read), 0.5)];
      return { name, value: write(value), against: `${sizes.few} cells ${write(reference)}`, ratio: value / reference };
    };
    return [
      line(`${sizes.many} cells, until pictures are drawn`, milliseconds, ({ open }) => open),
      line('scrolled, 95 % of frames come within', milliseconds, ({ gap }) => gap),
      line('elements of the page', String, ({ nodes }) => nodes),
    ];
  } finally {
    await browser.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function openReport(browser: Browser, file: string): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    const startedAt = performance.now();
    await page.goto(pathToFileURL(file).href);
    await page.waitForFunction(
      () => document.images.length > 0 && [...document.images].every((image) => image.complete),
    );
    const open = performance.now() - startedAt;
    const gaps = await page.getByRole('navigation', { name: 'Cards' }).evaluate(scrollSteadily);
    const nodes = await page.evaluate(() => document.querySelectorAll('#app *').length);
    return { open, gap: quantile(gaps, 0.95), nodes };
  } finally {
    await page.close();
  }
}

/** Scrolls a list on with every frame; runs in the page. */
async function scrollSteadily(list: Element): Promise<number[]> {
  const gaps: number[] = [];
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  for (let frame = 0; frame < 60; frame += 1) {
    list.scrollTop += 160;
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}
