import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, expect as expectSoon, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../support/chromium.ts';
import { writeReview } from './review.fixture.ts';

/** With the patience that a busy machine needs. */
const expectPage = expectSoon.configure({ timeout: 30_000 });

let dir: string;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-review-'));
  writeFileSync(join(dir, 'report.html'), await writeReview());
  browser = await chromium.launch(chromiumLaunch);
}, 60_000);

afterAll(async () => {
  await browser.close();
  rmSync(dir, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1100, height: 700 } });
  complaints.length = 0;
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => complaints.push(request.url()));
  await page.goto(pathToFileURL(join(dir, 'report.html')).href);
  await expectPage(pictures().locator('img')).toHaveCount(2);
}, 60_000);

afterEach(() => page.close());

const pictures = () => page.getByRole('region', { name: 'Pictures' });
const cards = () => page.getByRole('navigation', { name: 'Cards' });
const chosen = () => cards().locator('[aria-current=true]');
const command = () => page.getByRole('contentinfo').getByRole('status');

describe('the page of a report', { timeout: 120_000 }, () => {
  it('opens from a disk, with its verdict and what could not be looked at, and complains of nothing @T-100', async () => {
    await expectPage(page.getByRole('heading', { level: 1 })).toContainText('4 differ in 3 cards, 1 could not');
    await expectPage(page.getByText('soda/games/guest/en/dark/390')).toBeVisible();
    await expectPage(page.getByText('The page never stands still.')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  it('shows both pictures side by side, one under a slider, by turns, and what differs @T-101', async () => {
    const isDrawn = () =>
      pictures()
        .locator('img')
        .evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
    await expectPage(pictures().getByRole('figure')).toHaveText(['accepted', 'found']);
    await page.keyboard.press('2');
    const found = pictures().getByRole('img', { name: 'found' });
    await expectPage(found).toHaveCSS('clip-path', 'inset(0px 0px 0px 50%)');
    await pictures().getByRole('slider').fill('80');
    await expectPage(found).toHaveCSS('clip-path', 'inset(0px 0px 0px 80%)');
    await page.keyboard.press('3');
    await expectPage(pictures()).toHaveClass('stage blink');
    expect(await found.evaluate((one) => one.getAnimations().length)).toBe(1);
    await page.keyboard.press('4');
    await expectPage(pictures().getByRole('img', { name: 'what differs' })).toBeVisible();
    await expectPage.poll(isDrawn).toBe(true);
    await page.getByRole('button', { name: 'side' }).click();
    await expectPage(pictures().getByRole('figure')).toHaveCount(2);
  });

  it('is narrowed by brand, screen and cause, and says where no card passes @T-102', async () => {
    const choose = (name: string, value: string) => page.getByRole('combobox', { name }).selectOption(value);
    const shown = cards().getByRole('listitem');
    await expectPage(shown).toHaveCount(3);
    await choose('brand', 'soda');
    await expectPage(shown).toHaveCount(2);
    await choose('cause', 'new');
    await expectPage(shown).toHaveText([/help/]);
    await choose('screen', 'login');
    await expectPage(cards()).toContainText('No card passes.');
    await choose('brand', '');
    await choose('cause', 'text');
    await expectPage(shown).toHaveText([/login/]);
  });

  it('keeps its place through zoom, another cell and another way of looking @T-103', async () => {
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('+');
    await expectPage(page.getByRole('status', { name: 'Zoom' })).toHaveText('506 %');
    const share = () => pictures().evaluate(({ scrollTop, scrollHeight }) => scrollTop / scrollHeight);
    await pictures().evaluate((stage) => stage.scrollTo({ top: stage.scrollHeight * 0.3 }));
    expect(await share()).toBeCloseTo(0.3, 2);
    for (const key of ['l', '2', '3', '-', '4', '+', 'h', '1']) {
      await page.keyboard.press(key);
      expect(await share(), key).toBeCloseTo(0.3, 1);
    }
  });

  it('approves one card, all that is shown, and takes it back, by one key each, into one command @T-104', async () => {
    await expectPage(command()).toHaveText('Nothing of 3 approved.');
    const first = await chosen()
      .getByText(/^[0-9a-f]{6}$/)
      .textContent();
    await page.keyboard.press('a');
    await expectPage(command()).toHaveText(`npm run livery snapshot -- --approve ${first}`);
    await expectPage(chosen()).not.toContainText(String(first));
    await page.keyboard.press('Shift+A');
    await expectPage(command()).toHaveText('npm run livery snapshot -- --approve all');
    await page.keyboard.press('Shift+A');
    await expectPage(command()).toHaveText('Nothing of 3 approved.');
    await page.keyboard.press('k');
    await expectPage(chosen()).toContainText(String(first));
  });

  it('approves or rejects one cell, and rejects a card, by one key each; all that is shown leaves out what was rejected @T-106', async () => {
    const mark = (name: string) => cards().getByRole('img', { name, exact: true });
    await page.keyboard.press('o');
    await expectPage(command()).toHaveText('npm run livery snapshot -- --approve karat/home/guest/en/dark/390');
    await expectPage(mark('partly')).toHaveCount(1);
    await page.keyboard.press('x');
    await expectPage(command()).toContainText('--approve karat/home/guest/en/dark/390 1 cell rejected.');
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    await expectPage(mark('rejected')).toHaveCount(1);
    await expectPage(command()).toContainText('2 cells rejected.');
    await page.keyboard.press('Shift+A');
    await expectPage(mark('approved')).toHaveCount(1);
    await expectPage(command()).toContainText(
      /--approve (karat[^,]+,[0-9a-f]{6}|[0-9a-f]{6},karat\S+) 2 cells rejected/,
    );
    await page.keyboard.press('Shift+R');
    await expectPage(mark('rejected')).toHaveCount(3);
    await expectPage(command()).toHaveText('Nothing of 3 approved. 4 cells rejected.');
  });

  it('has the cause with its place, the manifest in words and the command to see it live beside each cell @T-105', async () => {
    const beside = page.getByRole('region', { name: 'Chosen card' });
    await expectPage(beside.getByText('theme.json#/a')).toBeVisible();
    await expectPage(beside.locator('pre')).toHaveText('- home.tab "Hello"\n+ home.tab "Hi"\n');
    await expectPage(beside).toContainText('--replay karat/home/guest/en/dark/390@inputs-of-token');
    await page.keyboard.press('l');
    await expectPage(beside).toContainText('The same in words.');
    await expectPage(beside).toContainText('--replay soda/home/guest/en/dark/390@inputs-of-token');
    // Whatever long lines the manifest has, each keeps its room.
    await page.keyboard.press('h');
    await beside.locator('pre').evaluate((words) => words.append('field '.repeat(80)));
    for (const title of ['Cause', 'Manifest', 'Live']) {
      const box = await beside.getByRole('heading', { name: title }).boundingBox();
      expect(box?.width, title).toBeGreaterThan(200);
    }
  });
});
