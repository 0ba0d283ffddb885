import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { findEnglishLeft } from '../support/english-left.ts';
import { memberName, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const flags = { WITHDRAW: true };
const paymentPassword = '482915';
const money = { balance: '100.00', paymentPassword };
const [harbour, other] = ['4242424242424242', '5555555555554444'];
const cards = (page: Page) => page.getByRole('group', { name: 'Bank card' }).getByRole('radio');

/** Fills the form of a card by typing alone, from field to field, and sends it. */
async function typeCard(page: Page, number: string) {
  await input(page, 'bank').focus();
  for (const words of ['Harbour Bank', 'Rosalind Vale', number]) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(input(page, 'paymentPassword')).toBeFocused();
  await page.keyboard.type(paymentPassword);
  await page.keyboard.press('Enter');
}

test.describe('bank cards', () => {
  test('a card is added by keyboard, a withdrawal names it, and the receipt says where it went', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, money);
    await page.goto(site.url('/m/withdraw'));
    await expect(main(page)).toContainText('This way pays to a bank card, and you have none yet.');
    await input(page, 'amount').fill('40');
    await input(page, 'paymentPassword').fill(paymentPassword);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(main(page).getByText('This way pays to a bank card')).toBeFocused();
    expect(calls.of('withdraw')).toEqual([]);
    await page.getByRole('button', { name: 'Add a bank card' }).click();
    await expect(page).toHaveURL(site.url('/m/withdraw/cards/add'));
    await typeCard(page, '4242 4242 4242 4241');
    await expect(main(page)).toContainText('That does not look right. The long number on the front');
    await expect(input(page, 'cardNumber')).toHaveAttribute('aria-invalid', 'true');
    await input(page, 'cardNumber').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Add this card' }).click();
    await expect(page.getByText('Your bank card is added')).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/withdraw'));
    for (const { body } of calls.of('bindBankCard')) expect(body).not.toMatch(/4242|482915/);
    await expect(page.getByRole('radio', { name: 'Harbour Bank Card ending in 4242' })).toBeChecked();
    await input(page, 'amount').fill('40');
    await input(page, 'paymentPassword').fill(paymentPassword);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible();
    const receipt = main(page).locator('dl');
    await expect(receipt).toContainText('Card ending in 4242');
    await expect(receipt).not.toContainText('42424');
  });

  test('a card is removed with the withdrawal password, and a page that still shows it is refused', async ({
    aSite,
    page,
    context,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { ...money, bankCards: [harbour, other] });
    await page.goto(site.url('/m/withdraw'));
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toBeChecked();
    const second = await context.newPage();
    await signIn(second, site, money);
    await second.goto(site.url('/m/withdraw'));
    await main(second).getByRole('link', { name: 'Bank cards' }).click();
    const remove = second.getByRole('button', { name: 'Remove the card of Harbour Bank that ends in 4242' });
    await remove.focus();
    await second.keyboard.press('Enter');
    const sheet = second.getByRole('dialog', { name: 'Remove bank card' });
    await expect(sheet).toContainText('Harbour Bank, card ending in 4242');
    expect(await findViolations(second, 'the question')).toEqual([]);
    await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(sheet).toContainText('Enter your withdrawal password');
    await input(second, 'paymentPassword').fill('000000');
    await second.keyboard.press('Enter');
    await expect(sheet).toContainText('The withdrawal password is not right');
    await input(second, 'paymentPassword').fill(paymentPassword);
    await second.keyboard.press('Enter');
    await expect(second.getByText('Your bank card is removed')).toBeVisible();
    await expect(remove).toHaveCount(0);
    await expect(main(second)).toContainText('Card ending in 4444');

    await input(page, 'amount').fill('20');
    await input(page, 'paymentPassword').fill(paymentPassword);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(main(page).getByRole('alert')).toHaveText('This bank card is no longer yours. Please choose another');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).not.toBeChecked();
    await cards(page).check();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await input(page, 'paymentPassword').fill(paymentPassword);
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(page.getByText('Your withdrawal is on its way')).toBeVisible();
  });

  test('none yet, on their way, not to be had, and as many as there can be', async ({ aSite, page, platform }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { balance: '100.00' });
    await page.goto(site.url('/m/withdraw/cards'));
    await expect(page.getByRole('heading', { name: 'No bank card yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a bank card' }).click();
    await expect(page.getByRole('heading', { name: 'Set a withdrawal password first' })).toBeVisible();
    await platform.given(site, { failures: { bankCards: { status: 500, code: 'unknown.error' } } });
    await page.goto(site.url('/m/withdraw/cards'));
    await expect(main(page).getByRole('alert')).toContainText('Loading failed');
    const numbers = [harbour, other, '4111111111111111', '4000056655665556', '6011111111111117'];
    await platform.given(site, {
      failures: {},
      delays: { bankCards: 1500 },
      accounts: [{ userName: memberName, ...money, bankCards: numbers }],
    });
    await page.reload();
    await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
    await expect(main(page).getByText(/Card ending in/)).toHaveCount(5);
    await expect(main(page)).toContainText('Remove one to add another');
    await expect(page.getByRole('button', { name: 'Add a bank card' })).toHaveCount(0);
    await page.goto(site.url('/m/withdraw/cards/add'));
    await expect(main(page)).toContainText('Remove one to add another');
  });

  test('a way that pays to no card asks for none', async ({ aSite, page }) => {
    const site = await aSite({ flags });
    await signIn(page, site, money);
    await page.goto(site.url('/m/withdraw'));
    await page.getByRole('radio', { name: /Express/ }).check();
    await expect(main(page).getByText('This way pays to a bank card')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
  });

  test('the pages read well in Urdu and to a screen reader, and keep players out who may not withdraw', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ base: 'chamak', language: 'ur', flags });
    await page.goto(site.url('/m/withdraw/cards'));
    await expect(page).toHaveURL(/\/m\/login/);
    await signIn(page, site, { ...money, bankCards: [harbour] });
    for (const path of ['/m/withdraw/cards', '/m/withdraw/cards/add', '/m/withdraw']) {
      await page.goto(site.url(path));
      await expect(main(page).getByRole('button').first()).toBeVisible();
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      expect(await findViolations(page, path)).toEqual([]);
      expect((await findEnglishLeft(page, path)).filter((found) => !found.includes('Harbour Bank'))).toEqual([]);
    }
    await signIn(page, site, { userName: 'barred', type: 40 });
    calls.forget();
    await page.goto(site.url('/m/withdraw/cards'));
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('bankCards')).toEqual([]);
  });
});
