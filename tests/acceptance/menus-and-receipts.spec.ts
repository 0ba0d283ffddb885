import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { input } from '../support/account.ts';
import { brokenWords } from '../support/broken-words.ts';
import { beyondTheEdge } from '../support/clipped-texts.ts';
import { openMenu } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

for (const base of sweptBrands('side menu')) {
  test(`words of the side menu stand whole on narrow phones and in text twice as large, and in columns, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/home'));
    const menu = await openMenu(page);
    for (const [width, size] of [
      [390, '100%'],
      [360, '100%'],
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(async (text) => {
        document.documentElement.style.fontSize = text;
        await document.fonts.ready;
      }, size);
      expect(await menu.evaluate(brokenWords), `at ${width} px and ${size}`).toEqual([]);
      const last = menu.getByRole('list', { name: 'Games' }).getByRole('listitem').last();
      const [item, list] = [await last.boundingBox(), await menu.locator('nav').boundingBox()];
      expect((item?.x ?? 999) + (item?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
      // Small text has two game types beside each other on a common phone.
      if (width === 390) expect((item?.width ?? 999) < (list?.width ?? 0) / 2).toBe(size === '100%');
    }
  });
}

test('rows of the side menu of Tidewell end where the money above them ends', async ({ aSite, page }) => {
  const site = await aSite({ base: 'tide', language: 'en' });
  await signIn(page, site, { balance: '20.00' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/home'));
  const menu = await openMenu(page);
  const [row, right] = await menu.evaluate((panel) =>
    ['a[href$="/m/home"]', '[aria-label=Games] > :nth-child(2)'].map(
      (part) => panel.querySelector(part)?.getBoundingClientRect().right ?? Number.NaN,
    ),
  );
  expect(row).toBeCloseTo(right ?? 0, 0);
});

for (const base of ['karat', 'soda'] as const) {
  test(`rows of the menu beside a column are set as large as in the menu of a phone at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url());
    const panel = page.locator('[data-side=start]');
    const title = panel.locator('[data-row=title]', { hasText: 'Home' });
    const size = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThan(19);
    expect(await panel.evaluate(brokenWords)).toEqual([]);
  });
}

test('what failed first on a page of Karat hangs from the rule of the title, not from a second one', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'karat', language: 'en', settings: { 'wallet.mode': 'multi' } });
  await signIn(page, site, { balance: '20.00' });
  await platform.given(site, { failures: { wallets: { status: 500, code: 'unknown.error' } } });
  await page.goto(site.url('/m/wallets'));
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Loading failed');
  await expect(card).toHaveCSS('border-bottom-width', '3px');
  await expect(card).toHaveCSS('border-top-width', '0px');
});

/** A payment of a signed-in member that waits for the page of its provider. */
async function orderByCard(page: Page, site: TestSite, amount: string) {
  await signIn(page, site, { balance: '20.00' });
  await page.goto(site.url('/m/voucherCenter'));
  await page.getByRole('radio', { name: /Debit card/ }).check();
  await input(page, 'cardHolder').fill('Rosalind');
  await input(page, 'amount').fill(amount);
  await page.getByRole('button', { name: 'Deposit now' }).click();
  const receipt = page.getByRole('main').getByRole('status');
  await expect(receipt).toContainText('Waiting');
  return receipt;
}

test('the slip of a payment at Ninety is perforated over all of its width on a tablet', async ({ aSite, page }) => {
  const site = await aSite({ base: 'ninety', language: 'en', flags: { DEPOSIT: true, WITHDRAW: true } });
  await page.setViewportSize({ width: 820, height: 1100 });
  const slip = await orderByCard(page, site, '40');
  const [whole, note] = [await slip.boundingBox(), await slip.locator('[data-outcome=note]').boundingBox()];
  expect(whole?.width ?? 0).toBeGreaterThan(400);
  expect(note?.width).toBe(whole?.width);
});

test('in text twice as large the sum of a receipt of Amberline has a line of its own', async ({ aSite, page }) => {
  const site = await aSite({ base: 'amber', language: 'en', flags: { DEPOSIT: true, WITHDRAW: true } });
  await page.setViewportSize({ width: 390, height: 844 });
  const receipt = await orderByCard(page, site, '1000');
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
  await expect(receipt).toContainText('1,000.00');
  expect(await receipt.evaluate(beyondTheEdge)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
