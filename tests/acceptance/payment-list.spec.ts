import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { findOverflow } from '../support/overflow.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ownPage = '/m/transaction/payments';
const flags = { DEPOSIT: true, WITHDRAW: true };
const main = (page: Page) => page.getByRole('main');
/** A method whose name a spreadsheet would take for a formula. */
const trick = {
  ...{ id: 'trick', title: { en: '=1+1, "cash"', ur: '=1+1' }, expectedSeconds: 0, next: 'paid' },
  ...{ fee: { fixed: '0.00', percent: '0.00' }, fields: { schema: { type: 'object', properties: {} }, ui: {} } },
};
const limitsIn = (currency: string) => [{ currency, min: '10.00', max: '9000.00' }];

async function order(page: Page, name: RegExp, amount: string) {
  await page.getByRole('radio', { name }).check();
  await input(page, 'amount').fill(amount);
  await page.getByRole('button', { name: 'Deposit now' }).click();
}

test.describe('the list of payments', () => {
  for (const language of ['en', 'ur'])
    test(`shows the whole of the days that it covers in ${language}`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'amber', language, languages: ['en', 'ur'], flags });
      await signIn(page, site);
      await page.setViewportSize({ width: 360, height: 844 });
      await page.goto(site.url(ownPage));
      const days = main(page).getByRole('group').first();
      const chosen = days.locator('[aria-pressed=true]');
      await expect(chosen).toBeVisible();
      await expect
        .poll(async () => {
          const [row, chip] = [await days.boundingBox(), await chosen.boundingBox()];
          return row && chip && chip.x >= row.x - 1 && chip.x + chip.width <= row.x + row.width + 1;
        })
        .toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // What scrolls sideways is cut by the edges of the window, not by the page's gutter.
      expect(await days.boundingBox()).toMatchObject({ x: 0, width: 360 });
    });

  test('says how each stands, which changes by itself with the totals, and is filtered, opened and kept as a file', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '0.00' });
    await platform.given(site, { paymentMethods: [{ ...trick, limits: limitsIn('GBP') }] });
    await page.goto(site.url('/m/voucherCenter'));
    await order(page, /=1/, '30');
    await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
    await order(page, /Cash at a counter/, '40');
    await expect(main(page)).toContainText('0000 2048 1936');
    await page.getByRole('button', { name: 'Another deposit' }).click();
    await main(page)
      .getByRole('link', { name: /^All\b/ })
      .click();
    await expect(page).toHaveURL(site.url(ownPage));

    const counter = main(page).getByRole('listitem').filter({ hasText: 'Cash at a counter' });
    const sums = main(page).locator('dl');
    await expect(counter).toContainText('Waiting');
    await expect(sums).toContainText(/Payments\s*2/);
    await expect(sums).toContainText(/Paid in\s*.*30\.00/);
    await platform.given(site, { pays: 'less' });
    await expect(counter).toContainText('Less than asked', { timeout: 8000 });
    await expect(sums).toContainText(/Paid in\s*.*49\.50/);
    expect(await findViolations(page, ownPage)).toEqual([]);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFF"Reference","In or out","Way to pay","Amount"/);
    expect(lines[1]).toContain('"Deposit","Cash at a counter","40.00","');
    expect(lines[2]).toContain('"Deposit","\'=1+1, ""cash""","30.00","0.00","30.00","GBP","Paid"');

    await page.getByRole('button', { name: 'Paid', exact: true }).click();
    await expect(counter).toHaveCount(0);
    await expect(sums).toContainText(/Payments\s*1/);
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(main(page)).toContainText('No payments here');
    await network.breakCall('payments', 500);
    await page.getByRole('button', { name: 'Yesterday' }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await network.restore('payments');
    await main(page).getByRole('alert').getByRole('button').click();
    await expect(main(page)).toContainText('No payments here');
    await page.reload();
    await counter.getByRole('link').click();
    await expect(main(page)).toContainText('Less has arrived than was asked for');
  });

  test('reads in Urdu at 320 px and 200 % text', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'chamak', flags });
    await signIn(page, site, { balance: '0.00' });
    await platform.given(site, { paymentMethods: [{ ...trick, limits: limitsIn('PKR') }] });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.url('/m/voucherCenter'));
    await page.getByRole('radio', { name: /=1/ }).check();
    await input(page, 'amount').fill('۸۰۰۰');
    await page.getByRole('button', { name: 'ابھی جمع کروائیں' }).click();
    await page.goto(site.url(ownPage));
    await expect(main(page).getByRole('listitem')).toContainText('ادا ہو گئی');
    expect(await findOverflow(page, ownPage)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'سی ایس وی فائل ڈاؤن لوڈ کریں' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('"8000.00"');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await findOverflow(page, `${ownPage} at 200 %`)).toEqual([]);
    expect(await findViolations(page, ownPage)).toEqual([]);
  });
});
