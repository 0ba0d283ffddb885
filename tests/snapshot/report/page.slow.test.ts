import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from '../../support/chromium.ts';
import { writeManyCells } from './many-cells.fixture.ts';

const cells = 10_000;
const patience = { timeout: 30_000 };
let dir: string;
let browser: Browser;
let address: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-many-cells-'));
  address = pathToFileURL(await writeManyCells(dir, cells)).href;
  browser = await chromium.launch(chromiumLaunch);
}, 240_000);

afterAll(async () => {
  await browser.close();
  rmSync(dir, { recursive: true, force: true });
});

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('#app *').length);
// Cards stand in groups by their causes.
const lastCard = cells / 2 - 1;

it('a page of 10,000 cells draws what is in view alone, wherever that is, and opens in 2 s of a processor @T-078', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  // Time of the processor, not of the clock: other programs of the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  const pictures = page.getByRole('region', { name: 'Pictures' }).locator('img');
  await expectPage(pictures).toHaveCount(2, patience);
  await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  const { metrics } = await session.send('Performance.getMetrics');
  expect(metrics.find(({ name }) => name === 'TaskDuration')?.value).toBeLessThan(2);
  expect(await nodesOf(page)).toBeLessThan(1_500);

  const list = page.getByRole('navigation', { name: 'Cards' });
  const cardOf = (place: number) => list.getByRole('button', { name: new RegExp(`region-${place}\\b`) });
  await expectPage(cardOf(0)).toBeVisible();
  for (const [share, place] of [
    [1, lastCard],
    [0, 0],
  ] as const) {
    await list.evaluate((element, to) => element.scrollTo({ top: to * element.scrollHeight }), share);
    await expectPage(cardOf(place)).toBeInViewport(patience);
    expect(await nodesOf(page)).toBeLessThan(1_500);
  }

  await page.keyboard.press('l');
  await expectPage(page.getByRole('combobox', { name: `Cell, 2 of ${cells / 2}` })).toBeVisible();
  await page.keyboard.press('j');
  await expectPage(list.locator('[aria-current=true]')).toContainText('000');
  await page.keyboard.press('Shift+A');
  await expectPage(page.getByText('--approve all')).toBeVisible();
  await page.close();
}, 240_000);
