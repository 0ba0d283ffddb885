import type { Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { openMenu } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

/** Text of twice its size, in the letters of the brand, in a window that just got its width: that is when queries are asked again. */
async function enlarge(page: Page, width: number): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
  for (const one of [width + 1, width]) await page.setViewportSize({ width: one, height: 844 });
}

for (const base of sweptBrands('counts in large text')) {
  test(`what is unread is counted beside the last line of whole words, and on no icon of the tabs, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    await signIn(page, site, { inboxUnread: 3 });
    const main = page.getByRole('main');
    const row = main.locator('a, button').filter({ hasText: 'Inbox' });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url('/m/message'));
      await expect(row.getByRole('status')).toHaveText('3');
      await enlarge(page, width);
      expect(await main.evaluate(brokenWords), `at ${width}`).toEqual([]);
      expect(await row.evaluate(coveredByCount), `at ${width}`).toEqual([]);
      expect(await row.evaluate(belowLastLine), `at ${width}`).toBeLessThan(14);
    }
    const [count, whole] = [await row.getByRole('status').boundingBox(), await row.boundingBox()];
    expect((count?.x ?? 999) + (count?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
    expect((count?.y ?? 999) + (count?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0));
    expect(await page.locator('nav').last().evaluate(coveredByCount)).toEqual([]);
  });
}

test('in text twice as large counts of what is unread stand whole', async ({ aSite, page }) => {
  const site = await aSite({ base: 'ninety' });
  await signIn(page, site, { inboxUnread: 123 });
  await page.goto(site.url('/m/member/home'));
  const counts = page.getByRole('status').filter({ hasText: '99+' });
  await expect(counts.first()).toBeVisible();
  await enlarge(page, 390);
  for (const count of await counts.all()) {
    const [plate, letters] = [await count.boundingBox(), await count.locator('bdi').boundingBox()];
    expect(letters?.height ?? 0).toBeGreaterThan(20);
    expect(plate?.height ?? 0).toBeGreaterThanOrEqual(letters?.height ?? 0);
    expect(plate?.width ?? 0).toBeGreaterThanOrEqual(letters?.width ?? 0);
  }
});

test('in the side menu of Soda a long word with a count stands whole, and the count on no word', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await platform.given(site, {
    announcements: [{ type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' }],
  });
  await signIn(page, site, { inboxUnread: 3 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/home'));
  const menu = await openMenu(page);
  await expect(menu.locator('a, button').filter({ hasText: 'Announcements' }).getByRole('status')).toHaveText('1');
  expect(await menu.evaluate(brokenWords)).toEqual([]);
  expect(await menu.evaluate(coveredByCount)).toEqual([]);
});

for (const base of sweptBrands('counts in large text')) {
  test(`no word of the levels breaks, and what they bring stays on its row, at ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base, language: 'en' });
    await signIn(page, site, { label: 'Silver', rank: { labelId: 2 } });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url('/m/member/benefits'));
      const ladder = page.getByRole('main').locator('ol').first();
      await expect(ladder).toContainText('Withdrawals first in line');
      await enlarge(page, width);
      expect(await ladder.evaluate(brokenWords), `at ${width}`).toEqual([]);
      expect(await ladder.evaluate(besideTheirRow), `at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

/** Rewards of levels that reach over the end of their row. */
function besideTheirRow(ladder: Element): readonly string[] {
  return [...ladder.querySelectorAll('[data-part=reward] b')].flatMap((one) => {
    const row = one.closest('[data-level]')?.getBoundingClientRect();
    const { left, right } = one.getBoundingClientRect();
    return row && left >= row.left && right <= row.right ? [] : [one.textContent ?? ''];
  });
}

/** How far the middle of a row's count is from the middle of the last line of its words. Runs in the page. */
function belowLastLine(row: Element): number {
  const range = document.createRange();
  range.selectNodeContents(row.querySelector('[data-row=note]') ?? row);
  const [last, count] = [
    [...range.getClientRects()].at(-1),
    row.querySelector('[role=status]')?.getBoundingClientRect(),
  ];
  return last && count ? Math.abs(last.y + last.height / 2 - count.y - count.height / 2) : Number.POSITIVE_INFINITY;
}

/** Words that a count stands on, and icons of which it hides the middle. The box of a word is higher than its letters. */
function coveredByCount(element: Element): readonly string[] {
  const counts = [...element.querySelectorAll('[role=status]')].map((count) => count.getBoundingClientRect());
  const words = [...element.querySelectorAll('[data-row=title], [data-row=note]')].flatMap((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].map((box) => ({ name: one.textContent ?? '', box }));
  });
  const middles = [...element.querySelectorAll('svg')].map((icon) => {
    const { x, y, width, height } = icon.getBoundingClientRect();
    return { name: 'an icon', box: new DOMRect(x + width * 0.4, y + height * 0.6, width * 0.2, height * 0.2) };
  });
  return [...words, ...middles]
    .filter(({ box }) =>
      counts.some(
        (count) =>
          count.top < box.bottom - box.height / 5 &&
          count.bottom > box.top + box.height / 5 &&
          count.left < box.right - 1 &&
          count.right > box.left + 1,
      ),
    )
    .map(({ name }) => name);
}
