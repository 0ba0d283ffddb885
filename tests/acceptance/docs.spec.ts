import type { Page } from '@playwright/test';
import { findOverflow } from '../gallery/page-checks.ts';
import { findViolations } from '../support/axe.ts';
import { stackAddress } from '../support/stack-address.ts';
import { expect, test } from '../support/test.ts';

const docs = `http://localhost:${stackAddress.servicePort}/docs/`;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** One page of each kind: lists, long names, tables, code. */
const pages = ['', 'merchant', 'policies', 'search?q=chat'];

test.describe('documentation', () => {
  for (const path of pages) {
    test(`no violation and no overflow on phone and desk, in both schemes: /${path}`, async ({ page }) => {
      const found: string[] = [];
      await page.goto(docs + path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const where = `${path} at ${size.width}`;
        await page.emulateMedia({ colorScheme: 'light' });
        found.push(...(await findViolations(page, where)));
        found.push(...(await page.evaluate(findOverflow)).map((problem) => `${where}: ${problem}`));
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await findViolations(page, `${where} dark`, ['color-contrast'])));
      }
      expect(found).toEqual([]);
    });
  }

  test('the keyboard alone finds a setting, and the start page leads here', async ({ page }) => {
    await page.goto(`http://localhost:${stackAddress.startPort}/`);
    await page.getByRole('link', { name: 'The reference' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livery reference');
    const outside = watchOutside(page);
    // The script makes a search of the field; before that the key means nothing.
    const field = page.getByRole('combobox', { name: 'Search the reference' });
    await expect(field).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('login.remem');
    await expect(page.getByRole('option').first()).toContainText('login.remember');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolations(page, 'open search')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.type('b');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('login.remember');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${docs}settings#loginremember`);
    await expect(page.getByRole('heading', { name: 'login.remember' })).toBeInViewport();
    expect(outside).toEqual([]);
  });

  test('the gallery shows a theme as it is drawn, in the scheme and language that were chosen', async ({ page }) => {
    await page.goto(`${docs}gallery/`);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ur');
    await page.getByRole('combobox', { name: 'Scheme' }).selectOption('light');
    await page.getByRole('link', { name: 'lobby' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-shown', 'lobby/ur/light');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
  });
});

/** Addresses of other origins that a page asks for. */
function watchOutside(page: Page): readonly string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(docs)) outside.push(request.url());
  });
  return outside;
}
