import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { brokenWords } from '../support/broken-words.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const offers = (page: Page) => page.getByRole('complementary', { name: 'Offers' });

/** Names that are wider or higher than what shows them. Runs in the page. */
function cutNames(names: readonly Element[]): readonly string[] {
  return names
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
    .map((one) => one.textContent ?? '');
}

test.use({ isMobile: false, hasTouch: false });

for (const base of sweptBrands('offers in a wide window')) {
  test(`the pages of offers have the others beside one of them and games beside all of them, at ${base}`, async ({
    aSite,
    page,
  }) => {
    test.setTimeout(60_000);
    const site = await aSite({ base, language: 'en' });
    const games = page.getByRole('complementary', { name: 'Hot games' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url('/m/activity'));
    await expect(games.locator('[data-tile]')).toHaveCount(12);
    expect(await games.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    expect(await games.evaluate(brokenWords)).toEqual([]);
    const names = games.locator('[data-tile] > :is(a, button) > span:nth-child(2)');
    expect(await names.count()).toBe(12);
    expect(await names.evaluateAll(cutNames), 'whole names').toEqual([]);
    await expect(offers(page)).toHaveCount(0);
    await page.getByRole('main').locator('button:has(img)').first().click();
    await expect(page).toHaveURL(/\/m\/activity\?id=\d+$/);
    const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const first = (await title.textContent()) ?? '';
    await expect(offers(page).getByRole('button').first()).toBeVisible();
    await expect(games).toHaveCount(0);
    await expect(offers(page).getByText(first, { exact: true }), 'the one that is read').toHaveCount(0);
    await offers(page).getByRole('button').first().click();
    await expect(title).not.toHaveText(first);
    await expect(offers(page).getByText(first, { exact: true }), 'leads back').toBeVisible();
    expect(await findViolations(page, base)).toEqual([]);
    await page.goto(site.url('/m/activity'));
    await games.locator('[data-tile] button, [data-tile] a').first().click();
    await expect(page.getByRole('heading', { name: 'Log in' }), 'a guest logs in to play').toBeVisible();
  });
}
