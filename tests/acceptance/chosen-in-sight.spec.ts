import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('a chosen filter stays in sight when the window narrows and when letters grow', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await page.setViewportSize({ width: 480, height: 844 });
  await page.goto(site.url('/m/activity'));
  const chosen = page.getByRole('main').getByRole('button', { name: 'Slots', exact: true });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 320, height: 844 });
  await expect.poll(() => hiddenOf(chosen), 'at 320 px').toBeLessThanOrEqual(1);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => hiddenOf(chosen), 'in text twice as large').toBeLessThanOrEqual(1);
});

test('the type of the games that are shown, and their vendor, stay in sight when the window narrows', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'chamak', language: 'en', settings: { 'vendors.menu': 'strip' } });
  await page.setViewportSize({ width: 480, height: 844 });
  await page.goto(site.url('/m/slot-games'));
  const main = page.getByRole('main');
  const vendor = main.getByRole('navigation').last().getByRole('button').nth(5);
  await vendor.click();
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  const type = main.locator('nav [aria-current=page]');
  for (const width of [320, 480, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => hiddenOf(vendor), `vendor at ${width} px`).toBeLessThanOrEqual(1);
    await expect.poll(() => hiddenOf(type), `type at ${width} px`).toBeLessThanOrEqual(1);
  }
});

/** How many pixels of something lie beside the window, or beside what scrolls it. */
function hiddenOf(place: Locator): Promise<number> {
  return place.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    let row = one.parentElement;
    while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
    const edges = row?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return Math.max(0, Math.max(0, edges.left) - left, right - Math.min(innerWidth, edges.right));
  });
}
