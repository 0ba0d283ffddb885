import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { findEnglishLeft } from '../support/english-left.ts';
import { topBar } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import type { SiteOptions, TestSite } from '../support/a-site.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const several = { settings: { 'wallet.mode': 'multi', 'launch.target': 'frame' } } as const;
const money = { balance: '100.00', paymentPassword: '482915' };
// The games of Brightforge play from a wallet of their own: Ember Tiger is one.
const wallets = [
  { id: 'reels', title: { en: 'Moonlight reels', ur: 'چاندنی ریلز' }, vendors: ['BRIGHTFORGE'] },
  { id: 'tables', title: { en: 'Live tables', ur: 'لائیو ٹیبلز' }, vendors: ['RIVIERA', 'SALON'] },
];
const row = (page: Page, name: string) => main(page).getByRole('button', { name: new RegExp(`^${name}`) });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Moonlight reels' });
const takeFrom = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Take it from' });
const putInto = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Put it into' });

type Parts = Pick<Parameters<Parameters<typeof test>[2]>[0], 'aSite' | 'page' | 'platform'>;

/** A player with money in the main wallet and two of games, on the page of wallets. */
async function atWallets({ aSite, page, platform }: Parts, more: Partial<SiteOptions> = {}): Promise<TestSite> {
  const site = await aSite({ ...several, ...more });
  await platform.given(site, { wallets });
  await signIn(page, site, money);
  await page.goto(site.url('/m/wallets'));
  return site;
}

test.describe('several wallets', () => {
  test('the entry of the bar, of the member centre and of the cashier leads to them, and goes with the setting @A-181', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(several);
    await signIn(page, site, money);
    await page.goto(site.url());
    await topBar(page)
      .getByRole('button', { name: 'Wallet' })
      .or(topBar(page).getByRole('link', { name: 'Wallet' }))
      .first()
      .click();
    await expect(page).toHaveURL(site.url('/m/wallets'));
    await page.goto(site.url('/m/member/home'));
    await page.getByRole('navigation', { name: 'Member centre' }).getByRole('button', { name: 'Wallets' }).click();
    await expect(page).toHaveURL(site.url('/m/wallets'));
    for (const path of ['/m/voucherCenter', '/m/withdraw']) {
      await page.goto(site.url(path));
      await main(page).getByRole('link', { name: 'Wallets' }).click();
      await expect(page).toHaveURL(site.url('/m/wallets'));
    }
    await site.publish({ settings: { 'wallet.mode': 'single' } });
    await expect(page).toHaveURL(site.url('/m/member/home'));
    await expect(page.getByRole('button', { name: 'Wallets' })).toHaveCount(0);
    await page.goto(site.url('/m/wallets'));
    await expect(page).toHaveURL(site.url('/m/member/home'));
  });

  test('money is moved by keyboard alone, the outcome is announced, and the record names both wallets', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    await atWallets({ aSite, page, platform });
    await expect(row(page, 'Moonlight reels')).toContainText('0.00');
    await expect(main(page)).toContainText('Salon Nine');
    await main(page).getByRole('button', { name: 'Hide balance' }).click();
    await expect(main(page).getByText('100.00')).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Show balance' }).click();
    await expect(main(page).getByText('100.00')).toHaveCount(2);
    await row(page, 'Moonlight reels').focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expect(takeFrom(page).getByRole('radio', { name: /Main wallet.*100\.00/ })).toBeChecked();
    expect(await findViolations(page, 'the transfer')).toEqual([]);
    await sheet(page)
      .getByRole('radio', { name: /50\.00/ })
      .press('Space');
    await expect(input(page, 'amount')).toHaveValue('50');
    await input(page, 'amount').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Your money is moved' })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(row(page, 'Moonlight reels')).toContainText('50.00');
    await expect(main(page)).toContainText('100.00');
    expect(calls.of('transfer')).toHaveLength(1);
    await main(page).getByRole('link', { name: 'Account record' }).click();
    await expect(main(page)).toContainText('Main wallet → Moonlight reels');
    await expect(main(page).getByText('+50.00')).toHaveCount(0);
  });

  test('what cannot be moved is said at the amount, and all of a wallet is one press', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await atWallets({ aSite, page, platform });
    await row(page, 'Moonlight reels').click();
    const send = sheet(page).getByRole('button', { name: 'Move money' });
    for (const [typed, words] of [
      ['', 'Choose or enter an amount'],
      ['1.005', 'at most 2 decimals'],
      ['100.01', /There is \u2066?£100\.00\u2069? in this wallet/],
    ] as const) {
      await input(page, 'amount').fill(typed);
      await send.click();
      await expect(sheet(page)).toContainText(words);
      await expect(input(page, 'amount')).toHaveAttribute('aria-invalid', 'true');
    }
    expect(calls.of('transfer')).toEqual([]);
    await sheet(page).getByRole('button', { name: 'All', exact: true }).click();
    await expect(input(page, 'amount')).toHaveValue('100.00');
    // Somebody else has moved it meanwhile: the platform says so, and the page shows what there is.
    await platform.given(site, { failNext: { endpoint: 'transfer', status: 409, code: 'balance.low' } });
    await send.click();
    await expect(sheet(page)).toContainText('There is less in this wallet');
    await send.click();
    await expect(row(page, 'Moonlight reels')).toContainText('100.00');
    await row(page, 'Moonlight reels').click();
    await takeFrom(page)
      .getByRole('radio', { name: /Moonlight reels/ })
      .check();
    await expect(putInto(page).getByRole('radio', { name: /Main wallet/ })).toBeChecked();
    await sheet(page).getByRole('button', { name: 'All', exact: true }).click();
    await send.click();
    await expect(row(page, 'Moonlight reels')).toContainText('0.00');
    await expect(row(page, 'Moonlight reels')).not.toContainText('100.00');
  });

  test('money goes from one game’s wallet to another’s at once, without the main one, and the record names both', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await atWallets({ aSite, page, platform });
    const send = page.getByRole('dialog').getByRole('button', { name: 'Move money' });
    await row(page, 'Moonlight reels').click();
    await input(page, 'amount').fill('60');
    await send.click();
    await expect(row(page, 'Moonlight reels')).toContainText('60.00');
    await row(page, 'Live tables').click();
    await expect(putInto(page).getByRole('radio')).toHaveCount(2);
    await expect(putInto(page).getByRole('radio', { name: /Live tables/ })).toBeChecked();
    await takeFrom(page)
      .getByRole('radio', { name: /Moonlight reels.*60\.00/ })
      .check();
    await expect(putInto(page).getByRole('radio', { name: /Live tables/ })).toBeChecked();
    await input(page, 'amount').fill('60.01');
    await send.click();
    await expect(page.getByRole('dialog')).toContainText(/There is .*60\.00.* in this wallet/);
    await input(page, 'amount').fill('25');
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: 'Your money is moved' })).toBeVisible();
    await expect(row(page, 'Moonlight reels')).toContainText('35.00');
    await expect(row(page, 'Live tables')).toContainText('25.00');
    const sent = JSON.parse(calls.of('transfer').at(-1)?.body ?? '{}');
    expect(sent).toMatchObject({ from: 'reels', to: 'tables', amount: '25' });
    // To take it from where it was to go turns the way round.
    await row(page, 'Live tables').click();
    await takeFrom(page)
      .getByRole('radio', { name: /Moonlight reels/ })
      .check();
    await takeFrom(page)
      .getByRole('radio', { name: /Live tables/ })
      .check();
    await expect(putInto(page).getByRole('radio', { name: /Moonlight reels/ })).toBeChecked();
    await page.goto(site.url('/m/transaction/record'));
    await expect(main(page)).toContainText('Moonlight reels → Live tables');
  });

  test('a transfer that was not answered is sent again under its key, and the next one under another', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await atWallets({ aSite, page, platform });
    await platform.given(site, { failures: { transfer: { status: 500, code: 'unknown.error' } } });
    const send = sheet(page).getByRole('button', { name: 'Move money' });
    await row(page, 'Moonlight reels').click();
    await input(page, 'amount').fill('30');
    await send.click();
    await expect.poll(() => calls.of('transfer').length).toBe(1);
    await expect(send).toBeEnabled();
    await send.click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(row(page, 'Moonlight reels')).toContainText('30.00');
    const [lost, again] = calls.of('transfer').map(({ body }) => JSON.parse(body ?? '{}').key);
    expect(again).toBe(lost);
    await row(page, 'Moonlight reels').click();
    await input(page, 'amount').fill('30');
    await send.click();
    await expect(row(page, 'Moonlight reels')).toContainText('60.00');
    expect(JSON.parse(calls.of('transfer').at(-1)?.body ?? '{}').key, 'the next one has another').not.toBe(lost);
  });

  test('everything comes back to the main wallet, and one withdrawal takes what lies in all of them', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await atWallets({ aSite, page, platform }, { flags: { WITHDRAW: true } });
    const collect = main(page).getByRole('button', { name: 'All to the main wallet' });
    await expect(collect).toBeDisabled();
    for (const name of ['Moonlight reels', 'Live tables']) {
      await row(page, name).click();
      await input(page, 'amount').fill('40');
      await page.getByRole('dialog').getByRole('button', { name: 'Move money' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row(page, name)).toContainText('40.00');
    }
    await collect.click();
    await expect(page.getByRole('status').filter({ hasText: 'Everything is in your main wallet' })).toBeVisible();
    await expect(row(page, 'Live tables')).toContainText('0.00');
    await expect(collect).toBeDisabled();
    await row(page, 'Moonlight reels').click();
    await input(page, 'amount').fill('90');
    await page.getByRole('dialog').getByRole('button', { name: 'Move money' }).click();
    await expect(row(page, 'Moonlight reels')).toContainText('90.00');
    await page.goto(site.url('/m/withdraw'));
    await page.getByRole('radio', { name: /Express/ }).check();
    await input(page, 'walletNumber').fill('12345678');
    await input(page, 'amount').fill('95');
    await input(page, 'paymentPassword').fill('482915');
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await expect(main(page)).toContainText('It has left your balance and is on its way to you.');
    await page.goto(site.url('/m/wallets'));
    await expect(row(page, 'Moonlight reels')).toContainText('0.00');
    await page.goto(site.url('/m/transaction/record'));
    await expect(main(page)).toContainText('Brought to the main wallet');
  });

  test('a game whose wallet is empty leads to the transfer with what it lacks, and back to the game', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await atWallets({ aSite, page, platform });
    await page.goto(site.url('/m/hot-games'));
    await page
      .getByRole('button', { name: /^Ember Tiger/ })
      .first()
      .click();
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('status')).toContainText('Moonlight reels lacks £1.00 for this stake.');
    await game.getByRole('link', { name: 'Transfer money' }).click();
    await expect(sheet(page)).toBeVisible();
    await expect(input(page, 'amount')).toHaveValue('1.00');
    await input(page, 'amount').fill('20');
    await sheet(page).getByRole('button', { name: 'Move money' }).click();
    await expect(row(page, 'Moonlight reels')).toContainText('20.00');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(game.locator('.purse')).toContainText('20.00');
    await expect(game.getByRole('status')).not.toContainText('lacks');
  });

  test('on their way, not to be had, and none beside the main one', async ({ aSite, page, platform }) => {
    const site = await aSite(several);
    await signIn(page, site, money);
    await page.goto(site.url('/m/wallets'));
    await expect(page.getByRole('heading', { name: 'One wallet for everything' })).toBeVisible();
    await platform.given(site, { failures: { wallets: { status: 500, code: 'unknown.error' } } });
    await page.reload();
    await expect(main(page).getByRole('alert')).toContainText('Loading failed');
    await platform.given(site, { failures: {}, wallets, delays: { wallets: 1500 } });
    await page.reload();
    await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
    await expect(row(page, 'Live tables')).toBeVisible();
  });

  test('the page reads well in Urdu and to a screen reader, and guests are asked to log in', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ ...several, base: 'chamak', language: 'ur' });
    await platform.given(site, { wallets });
    await page.goto(site.url('/m/wallets'));
    await expect(page).toHaveURL(/\/m\/login/);
    await signIn(page, site, money);
    await page.goto(site.url('/m/wallets'));
    await expect(row(page, 'چاندنی ریلز')).toBeVisible();
    expect(await findViolations(page, 'wallets')).toEqual([]);
    const isName = (found: string) => /Brightforge|Riviera|Salon/.test(found);
    expect((await findEnglishLeft(page, 'wallets')).filter((found) => !isName(found))).toEqual([]);
    await row(page, 'چاندنی ریلز').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page, 'the transfer')).toEqual([]);
    expect((await findEnglishLeft(page, 'the transfer')).filter((found) => !isName(found))).toEqual([]);
  });
});
