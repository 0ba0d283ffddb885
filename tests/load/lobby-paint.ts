import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { BenchStack } from './bench-stack.ts';
import type { Figure } from './measure.ts';
import { milliseconds, quantile } from './measure.ts';
import { awaitQuiet, openVisit } from './open-visit.ts';
import { referencePath } from './reference-shell.ts';

const brands = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'];

interface Paint {
  readonly first: number;
  readonly largest: number;
}

/** First and largest paint of each brand's lobby against a page without script that shows the same picture. */
export async function measureLobbyPaint(stack: BenchStack, rounds = 5): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const brand of brands) {
    const pieces = await writeStaticPage(stack, brand);
    const own: Paint[] = [];
    const still: Paint[] = [];
    for (let round = 0; round < rounds; round += 1) {
      still.push(await visit(stack, brand, referencePath('static'), pieces));
      own.push(await visit(stack, brand, '/m/home', pieces));
    }
    const line = (name: string, read: (paint: Paint) => number): Figure => {
      const [value, reference] = [quantile(own.map(read), 0.5), quantile(still.map(read), 0.5)];
      return {
        name: `${brand}, ${name}`,
        value: milliseconds(value),
        against: `static page ${milliseconds(reference)}`,
        ratio: value / reference,
      };
    };
    figures.push(
      line('first contentful paint', ({ first }) => first),
      line('largest contentful paint', ({ largest }) => largest),
    );
  }
  return figures;
}

/** Writes the lobby as it looks when everything has come, without a script; gives how many pieces it shows. */
async function writeStaticPage({ browser, url, folder }: BenchStack, brand: string): Promise<number> {
  return openVisit(browser, { isSlow: false }, async (page) => {
    await page.goto(url(brand, '/m/home'));
    await awaitQuiet(page);
    const html = await page.evaluate(() => {
      const css = [...document.styleSheets]
        .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .join('\n');
      const copy = document.documentElement;
      for (const node of copy.querySelectorAll(
        'script, style, link[rel=modulepreload], link[as=fetch], link[rel=manifest]',
      ))
        node.remove();
      const style = document.createElement('style');
      style.textContent = css;
      copy.querySelector('head')?.append(style);
      return `<!doctype html>${copy.outerHTML}`;
    });
    writeFileSync(join(folder, `${brand}.html`), html);
    return piecesOf(page);
  });
}

/** How many pictures and links the page shows. */
function piecesOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('main img, main a').length);
}

async function visit({ browser, url }: BenchStack, brand: string, path: string, pieces: number): Promise<Paint> {
  return openVisit(browser, { isSlow: true, script: notePaint }, async (page) => {
    await page.goto(url(brand, path));
    // On a busy machine the page may be quiet before it has begun to live; a winner with a picture may come or go.
    const missing = async () => pieces - (await piecesOf(page));
    await expect.poll(missing, { message: `pieces that ${brand}${path} lacks`, timeout: 60_000 }).toBeLessThan(3);
    await awaitQuiet(page, 2_000);
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: Number(Reflect.get(window, 'benchLargest')),
    }));
  });
}

function notePaint(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Reflect.set(window, 'benchLargest', startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
