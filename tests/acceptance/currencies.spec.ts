import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { ask } from '../support/ask-platform.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const flags = { DEPOSIT: true, WITHDRAW: true };
const bankCards = ['4242424242424242'];

/** Amounts as they are typed on an Urdu keyboard, as they travel and as they are shown. */
const currencies = [
  {
    ...{ code: 'JPY', symbol: '¥', decimals: 0, held: '10000', heldShown: '10,000' },
    ...{ finer: '۲۵۰۰٫۵', paidIn: { typed: '۲۵۰۰', sent: '2500', shown: '2,500' } },
    ...{ paidOut: { typed: '1501', sent: '1501', shown: '1,501' }, least: '1,000' },
  },
  {
    ...{ code: 'KWD', symbol: 'KD', decimals: 3, held: '100.000', heldShown: '100.000' },
    ...{ finer: '۲۵٫۱۲۵۵', paidIn: { typed: '۲۵٫۱۲۵', sent: '25.125', shown: '25.125' } },
    ...{ paidOut: { typed: '15.001', sent: '15.001', shown: '15.001' }, least: '10.000' },
  },
] as const;

test.describe('money of', () => {
  // Reels that turn for seconds prove nothing more.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { code, symbol, decimals, held, heldShown, finer, paidIn, paidOut, least } of currencies) {
    test(`${code} has ${decimals} decimals from the deposit over a game to the withdrawal, the records and the file`, async ({
      aSite,
      page,
    }) => {
      const currency = { code, symbol, position: 'before' };
      const settings = { 'launch.target': 'frame' };
      const site = await aSite({ flags, settings, merchant: { currency } });
      const { token } = await signIn(page, site, { balance: held, paymentPassword: '246810', bankCards });
      const wallet = async () => Number(Object(await ask(site, 'wallet', token)).sumBalance.replace('.', ''));
      const whole = (text: string) => Number(text.replaceAll(/[^\d-]/g, ''));
      const shown = (text: string) => new RegExp(`(?<![\\d.,])${text.replaceAll('.', '\\.')}(?![\\d.,])`);

      await page.goto(site.url('/m/voucherCenter'));
      await expect(page.getByText(shown(heldShown)).first()).toBeVisible();
      await expect(main(page)).toContainText(shown(least));
      await input(page, 'amount').fill(finer);
      await page.getByRole('button', { name: 'Deposit now' }).click();
      await expect(main(page)).toContainText(`with at most ${decimals} decimals`);
      await input(page, 'amount').fill(paidIn.typed);
      await expect(input(page, 'amount')).toHaveValue(paidIn.sent);
      await page.getByRole('button', { name: 'Deposit now' }).click();
      await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
      await expect(main(page)).toContainText(shown(paidIn.shown));
      expect(await wallet()).toBe(whole(held) + whole(paidIn.sent));

      await page.goto(site.url('/m/slot-games'));
      const game = page.frameLocator('iframe');
      await main(page)
        .getByRole('button', { name: /Ember Tiger, / })
        .first()
        .click();
      const purse = game.locator('.purse .figure').first();
      const before = whole((await purse.textContent()) ?? '');
      expect(await purse.textContent()).toMatch(decimals === 0 ? /^\D*[\d,]+$/ : /\.\d{3}$/);
      expect(before).toBe(await wallet());
      await game.locator('.spin').click();
      await expect(game.getByRole('status')).not.toBeEmpty();
      await expect.poll(async () => whole((await purse.textContent()) ?? '')).toBe(await wallet());
      const bets = Object(await ask(site, 'betRecords', token));
      expect(await wallet()).toBe(before - whole(bets.sums.stake) + whole(bets.sums.win));
      await page.goto(site.url('/m/gameRecord'));
      await expect(main(page)).toContainText(
        shown(Number(bets.sums.stake).toLocaleString('en', { minimumFractionDigits: decimals })),
      );

      await page.goto(site.url('/m/withdraw'));
      const left = await wallet();
      // Before the cards are there, none is chosen.
      await expect(main(page).getByRole('radio', { name: /4242/ })).toBeChecked();
      await input(page, 'amount').fill(paidOut.typed);
      await input(page, 'paymentPassword').fill('246810');
      await page.getByRole('button', { name: 'Withdraw now' }).click();
      await expect(page.getByText('Your withdrawal is on its way')).toBeVisible();
      expect(await wallet()).toBe(left - whole(paidOut.sent));

      await page.goto(site.url('/m/transaction/payments'));
      const sums = main(page).locator('dl');
      await expect(sums).toContainText(shown(paidIn.shown));
      await expect(sums).toContainText(shown(paidOut.shown));
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download as CSV' }).click(),
      ]);
      const csv = readFileSync(await file.path(), 'utf8');
      for (const { sent } of [paidIn, paidOut]) expect(csv).toContain(`,"${sent}",`);
      expect(csv).toContain('"Card ending in 4242"');
      const movements: readonly { readonly amount: string }[] = Object(await ask(site, 'transactions', token)).list;
      expect(movements.reduce((sum, { amount }) => sum + whole(amount), 0)).toBe(await wallet());
    });
  }
});
