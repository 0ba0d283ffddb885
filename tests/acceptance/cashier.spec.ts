import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const flags = { DEPOSIT: true, WITHDRAW: true };
const bankCards = ['4242424242424242'];
const amounts = (page: Page) => page.getByRole('group', { name: 'Amount' }).getByRole('radio');
const tops = (page: Page) =>
  amounts(page).evaluateAll((all) => all.map((radio) => Math.round(radio.getBoundingClientRect().y)));

test.describe('cashier', () => {
  test('two layouts of the deposit, and a payment that reaches the balance @A-166 @G-203', async ({ aSite, page }) => {
    const site = await aSite({ flags, template: { dep_func: 0 } });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/voucherCenter'));
    await expect(amounts(page).first()).toBeVisible();
    expect(new Set(await tops(page)).size, 'one below the other').toBe(await amounts(page).count());
    await site.publish({ template: { dep_func: 1 } });
    await expect.poll(async () => new Set(await tops(page)).size).toBeLessThan(await amounts(page).count());
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(main(page)).toContainText('Choose or enter an amount');
    await amounts(page).nth(1).check();
    await expect(input(page, 'amount')).toHaveValue('50');
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
    await expect(main(page)).toContainText('70.00');
    await expect(main(page)).toContainText('Bank transfer');
  });

  test('the action of a payment is at hand above the tabs, in every form', async ({ aSite, page }) => {
    test.slow();
    for (const base of ['karat', 'ninety', 'chamak', 'tide', 'amber', 'soda'] as const) {
      const site = await aSite({ base, flags });
      await signIn(page, site, { balance: '20.00', paymentPassword: '135790' });
      for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/withdraw/cards/add']) {
        await page.goto(site.url(path));
        const action = main(page).locator('button[type=submit]');
        await expect(action).toBeInViewport({ ratio: 1 });
        const isFree = () =>
          action.evaluate((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const x = (left + right) / 2;
            return [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint(x, y)));
          });
        await expect.poll(isFree, `${path} of ${base}`).toBe(true);
        const slit = await page.evaluate(() => {
          const tabs = [...document.querySelectorAll('nav')].at(-1)?.getBoundingClientRect().top ?? 0;
          return tabs - (document.querySelector('[data-form=foot]')?.getBoundingClientRect().bottom ?? 0);
        });
        // The longest form has its action at the window's foot in each; the tabs of these two have no straight edge.
        if (path === '/m/voucherCenter' && base !== 'chamak' && base !== 'tide')
          expect(slit, `what shows below it, ${path} of ${base}`).toBeLessThan(1);
      }
    }
  });

  /** Proves who asks, and names the wanted withdrawal password twice. */
  async function setPassword(page: Page, proof: string, value: string, wanted: string) {
    await input(page, proof).fill(value);
    await input(page, 'paymentPassword').fill(wanted);
    await input(page, 'confirmPaymentPassword').fill(wanted);
    await page.getByRole('button', { name: 'Save' }).click();
  }

  test('a withdrawal password is set by the login password and lets money out', async ({ aSite, page }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '100.00', bankCards });
    await page.goto(site.url('/m/withdraw'));
    await expect(page.getByRole('heading', { name: 'Set a withdrawal password first' })).toBeVisible();
    await expect(main(page)).toContainText('A second password protects your money');
    await expect(page.locator('[data-kind="step"] [data-empty="mark"] svg')).toBeVisible();
    await page.getByRole('button', { name: 'Set withdrawal password' }).click();
    await expect(page).toHaveURL(site.url('/m/securityCenter/FundsPasswordBox'));
    await setPassword(page, 'loginPassword', 'Wrong-2026', '482915');
    await expect(main(page)).toContainText('The login password is not right');
    await setPassword(page, 'loginPassword', 'Livery-2026', '112233');
    await expect(main(page)).toContainText('This password is easy to guess');
    await expect(input(page, 'paymentPassword')).toHaveAttribute('aria-invalid', 'true');
    await setPassword(page, 'loginPassword', 'Livery-2026', '482915');
    await expect(page).toHaveURL(site.url('/m/withdraw'));
    await input(page, 'amount').fill('500');
    await input(page, 'paymentPassword').fill('482915');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(main(page)).toContainText('Your balance is lower than this amount');
    await input(page, 'amount').fill('40');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible();
    await expect(main(page).locator('dl'), 'its receipt').toContainText(/How you are paid.*Reference/s);
    await page.getByRole('button', { name: 'Another withdrawal' }).click();
    await expect(main(page)).toContainText('60.00');
  });

  test('the old withdrawal password changes it, the login password replaces a forgotten one', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { paymentPassword: '135790' });
    await page.goto(site.url('/m/securityCenter/FundsPasswordBox'));
    await setPassword(page, 'oldPaymentPassword', '000000', '739204');
    await expect(main(page)).toContainText('The withdrawal password is not right');
    await page.getByRole('button', { name: 'Forgot the withdrawal password?' }).click();
    await setPassword(page, 'loginPassword', 'Livery-2026', '739204');
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goto(site.url('/m/securityCenter'));
    await expect(main(page)).toContainText('Set. Change it here');
  });

  test('rewards and rebate are collected once', async ({ aSite, page }) => {
    const site = await aSite({ flags: { MANPLAYREB3: true } });
    await signIn(page, site, { balance: '10.00', promotionCounts: { RAFFLE: 1 } });
    await page.goto(site.url('/m/rewardCenter'));
    await page.getByRole('button', { name: 'Collect: Raffle prize' }).click();
    await expect(page.getByText('It is in your balance')).toBeVisible();
    await expect(main(page)).toContainText('No rewards waiting for you right now.');
    await expect(main(page)).toContainText('8.00');
  });

  test('the first reward is the head of the reward centre, the others are rows, and none leads to the offers', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site, { promotionCounts: { MANUAL: 1, TICKET: 2 } });
    const rank = {
      currentProgress: { completedConditions: 3, totalExpectedConditions: 5 },
      playerRankProgress: { labelId: 1 },
      levels: [
        { labelId: 1, name: 'Silver', perks: [] },
        { labelId: 2, name: 'Gold', perks: [], reward: '60.00' },
      ],
    };
    await platform.given(site, { answers: { rankProgress: rank } });
    await page.goto(site.url('/m/rewardCenter'));
    const head = main(page).getByRole('region', { name: 'House gift' });
    await expect(head).toContainText('5.00');
    const sizeOf = (text: string) =>
      main(page)
        .getByText(text)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('5.00')).toBeGreaterThan(1.5 * (await sizeOf('House gift')));
    await expect(main(page).getByText('2 wait')).toBeVisible();
    const next = main(page).getByRole('region', { name: 'Next level-up bonus' });
    await expect(next).toContainText('60.00');
    await expect(next).toContainText('2 more steps');
    await expect(next.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await page.setViewportSize({ width: 320, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const words = (await main(page).getByText('Lucky ticket').first().boundingBox())?.width ?? 0;
    expect(words, 'large text keeps its line beside a button').toBeGreaterThan(160);
    for (const name of ['House gift', 'Lucky ticket', 'Lucky ticket']) {
      await page.getByRole('button', { name: `Collect: ${name}` }).click();
      await expect(page.getByText('It is in your balance').last()).toBeVisible();
    }
    await main(page).getByRole('button', { name: 'See offers' }).click();
    await expect(page).toHaveURL(site.url('/m/activity'));
  });

  test('limits are said with the currency, and Eastern digits are digits', async ({ aSite, page }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/voucherCenter'));
    await input(page, 'amount').fill('\u06f1');
    await expect(input(page, 'amount')).toHaveValue('1');
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(main(page).getByText(/The least amount is \u2066\D+[\d.]+\u2069/)).toBeVisible();
    await input(page, 'amount').fill('\u0665\u0660');
    await expect(input(page, 'amount')).toHaveValue('50');
  });

  test('an amount is understood as people write it, with a decimal comma or pasted from the site', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '5000.00', paymentPassword: '246810', bankCards });
    await page.goto(site.url('/m/withdraw'));
    const amount = input(page, 'amount');
    for (const [written, read] of [
      ['50,5', '50.5'],
      ['1.000,25', '1000.25'],
      ['1,000.00', '1000.00'],
    ] as const) {
      await amount.fill(written);
      await expect(amount).toHaveValue(written);
      await input(page, 'paymentPassword').click();
      await expect(amount, written).toHaveValue(read);
    }
    await amount.fill('50,5');
    await input(page, 'paymentPassword').fill('246810');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible();
    const order = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'withdraw');
    expect(order?.body).toMatchObject({ amount: '50.5' });
  });

  test('a balance that could not be asked for is not taken for 0', async ({ aSite, page, platform }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '500.00', paymentPassword: '246810', bankCards });
    await platform.given(site, { failures: { wallet: { status: 500, code: 'system.error' } } });
    await page.goto(site.url('/m/withdraw'));
    await expect(page.getByRole('img', { name: 'Balance not available' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'All', exact: true })).toBeDisabled();
    await input(page, 'amount').fill('50');
    await input(page, 'paymentPassword').fill('246810');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible();
  });

  test('what the platform refuses stands at its field, once', async ({ aSite, page, platform }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '500.00', paymentPassword: '246810', bankCards });
    await page.goto(site.url('/m/withdraw'));
    await input(page, 'amount').fill('50');
    await input(page, 'paymentPassword').fill('111111');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(main(page).locator('form').getByText('The withdrawal password is not right')).toBeVisible();
    await expect(page.getByText('The withdrawal password is not right')).toHaveCount(1);
    await platform.given(site, { failures: { withdraw: { status: 409, code: 'balance.low' } } });
    await input(page, 'paymentPassword').fill('246810');
    await expect(page.getByText('The withdrawal password is not right')).toHaveCount(0);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(main(page).locator('form').getByText('Your balance is lower than this amount')).toBeVisible();
    await expect(page.getByText('Enter your withdrawal password')).toHaveCount(0);
  });

  test('what was missing for one way of taking money out is not said of another', async ({ aSite, page }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '500.00', paymentPassword: '246810', bankCards });
    await page.goto(site.url('/m/withdraw'));
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    const faults = main(page).locator('form [aria-invalid=true]');
    await expect(faults).not.toHaveCount(0);
    await main(page).getByText('Express to an e-wallet').click();
    await expect(input(page, 'walletNumber')).toBeVisible();
    await expect(faults).toHaveCount(0);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(input(page, 'walletNumber')).toHaveAttribute('aria-invalid', 'true');
  });
});
