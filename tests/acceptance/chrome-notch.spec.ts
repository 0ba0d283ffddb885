import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const notch = 44;
const clockLine = (page: Page) => page.locator('section:has(> [role=timer])');
const bar = (page: Page) => page.locator('header').first();
const topOfTitle = async (page: Page) => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;

test.describe('a phone with a notch', () => {
  test('the clock line keeps clear of it, and the bar below adds nothing', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'session.clock': true } });
    const session = await page.context().newCDPSession(page);
    await page.goto(site.url('/m/help'));
    await expect(page.getByRole('timer')).toContainText('Your session');
    const plain = await topOfTitle(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: notch } });
    await expect.poll(async () => (await clockLine(page).boundingBox())?.height).toBe(28 + notch);
    expect(await topOfTitle(page)).toBe(plain + notch);
    await page.goto(site.url());
    await expect(page.getByRole('timer')).toContainText('Your session');
    expect((await bar(page).boundingBox())?.y).toBe(28 + notch);
    expect(await bar(page).evaluate((element) => getComputedStyle(element).paddingTop)).toBe('0px');
    await site.publish({ settings: { 'session.clock': false } });
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect.poll(() => bar(page).evaluate((element) => getComputedStyle(element).paddingTop)).toBe(`${notch}px`);
  });
});
