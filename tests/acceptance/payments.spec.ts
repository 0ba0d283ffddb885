import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { chunkOf } from '../support/chunk-of.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const flags = { DEPOSIT: true, WITHDRAW: true };
const methods = (page: Page) => page.getByRole('group', { name: 'Way to pay' }).getByRole('radio');
const free = { fixed: '0.00', percent: '0.00' };
const limits = [{ currency: 'GBP', min: '10.00', max: '900.00' }];

/** Orders a deposit of 40 by a method of the platform. */
async function order(page: Page, name: RegExp) {
  await page.getByRole('radio', { name }).check();
  await input(page, 'amount').fill('40');
  await page.getByRole('button', { name: 'Deposit now' }).click();
}

test.describe('payments', () => {
  test('the form stands in the look of its brand from its first frame on', async ({ aSite, page, network }) => {
    const site = await aSite({ base: 'ninety', flags });
    await signIn(page, site, { balance: '20.00' });
    const chunk = await chunkOf('src/ui/page-forms/split.tsx');
    const release = await network.hold(new RegExp(chunk.replaceAll('.', '\\.')));
    await page.goto(site.url('/m/voucherCenter'));
    await expect(input(page, 'amount')).toBeAttached();
    await expect(input(page, 'amount')).toBeHidden();
    release();
    await expect(input(page, 'amount')).toBeVisible();
    expect(await input(page, 'amount').evaluate((one) => getComputedStyle(one).minBlockSize)).toBe('62px');
  });

  test('an amount out of its bounds is named as its field is left, an empty one once the form is sent', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00', paymentPassword: '246810', bankCards: ['4242424242424242'] });
    await page.goto(site.url('/m/withdraw'));
    const amount = input(page, 'amount');
    await amount.focus();
    await amount.blur();
    await expect(amount).toHaveAttribute('aria-invalid', 'false');
    await amount.fill('99999');
    await expect(amount).toHaveAttribute('aria-invalid', 'false');
    await amount.blur();
    await expect(page.getByText(/^The largest amount is .£5,000\.00/)).toBeVisible();
    await amount.fill('25');
    await expect(page.getByText('Your balance is lower than this amount')).toBeVisible();
    await amount.fill('15');
    await expect(amount).toHaveAttribute('aria-invalid', 'false');
    await amount.fill('');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Choose or enter an amount')).toBeVisible();
    await expect(amount).toBeFocused();
    expect(calls.of('withdraw')).toEqual([]);
    await page.goto(site.url('/m/voucherCenter'));
    await amount.fill('1');
    await amount.blur();
    await expect(page.getByText(/^The least amount is .£10\.00/)).toBeVisible();
  });

  test('a method that goes while it is chosen gives way to no other by itself', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00' });
    const sloe = {
      ...{ id: 'sloe', title: { en: 'Sloe' }, limits, fee: free, expectedSeconds: 0, next: 'paid' },
      fields: { schema: { type: 'object', properties: {} }, ui: {} },
    };
    await platform.given(site, { paymentMethods: [sloe] });
    await page.goto(site.url('/m/voucherCenter'));
    await page.getByRole('radio', { name: /Sloe/ }).check();
    await input(page, 'amount').fill('40');
    await platform.given(site, { paymentMethods: [{ ...sloe, limits: [{ ...limits[0], currency: 'KWD' }] }] });
    const gone = main(page).getByRole('alert');
    await expect(gone).toHaveText('This way to pay is not offered right now. Please choose another', {
      timeout: 15_000,
    });
    await expect(page.getByRole('radio', { name: /Sloe/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(gone).toBeFocused();
    expect(calls.of('deposit')).toEqual([]);
    await page.getByRole('radio', { name: /Bank transfer/ }).check();
    await expect(gone).toHaveCount(0);
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect.poll(() => calls.of('deposit').length).toBe(1);
  });

  test('two methods that no page has heard of are offered by open pages, and their fields are drawn and checked', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00', paymentPassword: '246810' });
    await page.goto(site.url('/m/voucherCenter'));
    await expect(methods(page)).toHaveCount(4);
    const shared = { limits, fee: free, expectedSeconds: 0, next: 'paid' };
    const plumRules = { plumNo: { type: 'string', minLength: 6, maxLength: 9, pattern: '^\\d+$' } };
    const grove = { grove: { type: 'string', enum: ['upper', 'lower'] } };
    await platform.given(site, {
      paymentMethods: [
        {
          ...{ ...shared, id: 'plum-pay', title: { en: 'Plumpay', ur: 'پلم پے' } },
          fields: {
            schema: { type: 'object', required: ['plumNo', 'grove'], properties: { ...plumRules, ...grove } },
            ui: {
              plumNo: { label: { en: 'Plum number' }, hint: { en: '6 to 9 digits' }, widget: 'digits' },
              grove: { label: { en: 'Grove' }, widget: 'choice', choices: { upper: { en: 'Upper grove' } } },
            },
          },
        },
        {
          ...{ ...shared, id: 'quince', title: { en: 'Quince vouchers' }, direction: 'withdraw' },
          fields: {
            schema: {
              type: 'object',
              required: ['voucher'],
              properties: { voucher: { type: 'string', maxLength: 20 } },
            },
            ui: { voucher: { label: { en: 'Voucher name' } } },
          },
        },
      ],
    });
    await expect(methods(page)).toHaveCount(5, { timeout: 15_000 });
    await order(page, /Plumpay/);
    await expect(main(page)).toContainText('Please fill in “Plum number”');
    await input(page, 'plumNo').fill('12ab567');
    await page.getByRole('textbox', { name: 'Grove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Upper grove' }).click();
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(main(page)).toContainText('That does not look right. 6 to 9 digits');
    await input(page, 'plumNo').fill('1234567');
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
    const sent = JSON.parse(calls.of('deposit').at(-1)?.body ?? '{}');
    expect(sent).toMatchObject({ channel: 'plum-pay', values: { plumNo: '1234567', grove: 'upper' } });
    await page.goto(site.url('/m/withdraw'));
    await page.getByRole('radio', { name: /Quince vouchers/ }).check();
    await input(page, 'amount').fill('25');
    await input(page, 'voucher').fill('My voucher');
    await input(page, 'paymentPassword').fill('246810');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible();
    await page.getByRole('button', { name: 'Another withdrawal' }).click();
    await expect(main(page)).toContainText('35.00');
  });

  test('a payment on the page of the provider comes back to its receipt, and the account record names it', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/voucherCenter'));
    await page.getByRole('radio', { name: /Debit card/ }).check();
    await input(page, 'cardHolder').fill('Rosalind');
    await order(page, /Debit card/);
    await expect(main(page).getByRole('status')).toContainText('Waiting');
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await expect(page.getByText('40.60 GBP')).toBeVisible();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page).toHaveURL(/\/m\/voucherCenter\?payment=\d+$/);
    await expect(main(page).getByRole('status')).toContainText('It is in your balance');
    const receipt = await main(page).locator('dl').innerText();
    const [reference = ''] = /P[2-9A-Z]{5}-[2-9A-Z]{5}/.exec(receipt) ?? [];
    await page.goto(site.url('/m/transaction/record'));
    await expect(main(page)).toContainText(reference);
    await expect(main(page)).toContainText('Debit card');
  });

  test('how a payment stands changes on the open page by itself, less than asked too', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/voucherCenter'));
    await order(page, /Cash at a counter/);
    await expect(main(page)).toContainText('0000 2048 1936');
    await platform.given(site, { pays: 'less' });
    const state = main(page).getByRole('status');
    await expect(state).toContainText('Less than asked', { timeout: 8000 });
    await expect(main(page).locator('dl')).toContainText('20.50');
    await page.getByRole('button', { name: 'Another deposit' }).click();
    await expect(main(page).getByRole('link', { name: /Cash at a counter/ })).toContainText('Less than asked');
    await order(page, /E-wallet/);
    await expect(page.getByRole('img', { name: 'QR code of this payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Another deposit' }).click();
    const row = main(page).getByRole('link', { name: /E-wallet/ });
    await expect(row).toContainText('Waiting');
    await platform.given(site, { pays: 'now' });
    await expect(row).toContainText('Paid', { timeout: 8000 });
    await expect(main(page)).toContainText('79.50');
  });

  test('an order that was not answered is sent again under the same key, and the next one under another', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/voucherCenter'));
    await platform.given(site, { failures: { deposit: { status: 500, code: 'unknown.error' } } });
    await order(page, /Bank transfer/);
    await expect.poll(() => calls.of('deposit').length).toBe(1);
    for (const count of [2, 3]) {
      await input(page, 'amount').fill('40');
      await page.getByRole('button', { name: 'Deposit now' }).click();
      await expect.poll(() => calls.of('deposit').length).toBe(count);
      await expect(input(page, 'amount')).toHaveValue('');
    }
    await expect(main(page)).toContainText('100.00');
    const [lost, again, next] = calls.of('deposit').map(({ body = '{}' }) => JSON.parse(body).key);
    expect(again).toBe(lost);
    expect(next).not.toBe(again);
  });
});
