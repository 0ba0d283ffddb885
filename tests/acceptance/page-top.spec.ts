import type { Page } from '@playwright/test';
import { bottomBar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1000);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => place(page)).toBeGreaterThan(100);
}

test('a page that was seen before begins at its top, and Back leads to where the one before was left', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'karat', language: 'en' });
  await page.goto(site.url('/m/home'));
  for (const name of ['Offers', 'Home', 'Offers']) {
    await scrollDown(page);
    await bottomBar(page).getByText(name).click();
    await expect(page).toHaveURL(site.url(name === 'Home' ? '/m/home' : '/m/activity'));
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    expect(await place(page), `${name} after a page that was scrolled`).toBe(0);
  }
  await scrollDown(page);
  const left = await place(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Reef week/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Reef week' })).toBeVisible();
  expect(await place(page), 'one promotion').toBe(0);
  await page.goBack();
  await expect.poll(() => place(page), 'the list again').toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Reef week' })).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => place(page), 'the list by the arrow').toBe(left);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Reef week/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Reef week' })).toBeVisible();
  expect(await page.evaluate(() => history.length), 'the list stands once in the history').toBe(entries);
});
