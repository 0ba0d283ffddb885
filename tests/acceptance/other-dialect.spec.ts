import { input, logIn, player, sessionOf } from '../support/account.ts';
import { openOtherDialectOfSandbox } from '../support/other-dialect.ts';
import { expect, test } from '../support/test.ts';

const settled = { gameName: 'Ember Tiger', stake: '5.00', win: '12.50', placedAt: '2026-03-05T14:05:00.000Z' };

test.describe('a platform of another dialect', () => {
  test('a player logs in, pays in and reads the records, through a mapping file alone', async ({
    aSite,
    page,
    platform,
  }) => {
    const dialect = await openOtherDialectOfSandbox();
    try {
      const site = await aSite({ base: 'soda', flags: { DEPOSIT: true }, ownPlatform: dialect });
      await platform.given(site, { accounts: [{ ...player, balance: '20.00' }] });
      await page.goto(site.url('/m/login'));
      await logIn(page, { ...player, password: 'wrong-734' });
      await expect(page.getByRole('main')).toContainText('The account or the password is not right');
      await logIn(page, player);
      await expect(page).toHaveURL(site.url('/m/home'));
      expect(await sessionOf(page)).toMatchObject({ userName: player.userName, type: 0 });

      await page.goto(site.url('/m/voucherCenter'));
      await input(page, 'amount').fill('50');
      await page.getByRole('button', { name: 'Deposit now' }).click();
      await expect(page.getByText('Your deposit is in your balance')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('70.00');

      const list = [{ ...settled, id: 31, vassalage: 'JL', displayName: 'Jollylark', iconUrl: '/art/games/none' }];
      const sums = { count: 1, stake: '5.00', win: '12.50' };
      await platform.given(site, { answers: { betRecords: { list, totalPages: 1, sums, vendors: [] } } });
      await page.goto(site.url('/m/gameRecord'));
      await expect(page.locator('[data-outcome]')).toContainText(['Ember Tiger']);
      await expect(page.locator('[data-outcome]')).toContainText(['#31']);
      const paths = dialect.arrivals.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
      expect(paths).toEqual(
        expect.arrayContaining([
          'POST /gateway/v3/auth/sign-in',
          `GET /gateway/v3/brands/${site.code}/wallet`,
          'GET /gateway/v3/cashier/deposit',
          'POST /gateway/v3/history/bets',
        ]),
      );
    } finally {
      await dialect.close();
    }
  });

  for (const [language, words] of [
    ['en', 'Our service does not answer at the moment. Please try again shortly'],
    ['ur', 'ہماری سروس اس وقت جواب نہیں دے رہی۔ تھوڑی دیر بعد دوبارہ کوشش کریں'],
  ] as const) {
    test(`a platform that goes away is told of in ${language} where it is asked, and what was entered stays`, async ({
      aSite,
      page,
    }) => {
      const dialect = await openOtherDialectOfSandbox();
      const site = await aSite({ base: 'karat', language, ownPlatform: dialect });
      await page.goto(site.url('/m/login'));
      await input(page, 'username').fill(player.userName);
      await input(page, 'password').fill(player.password);
      await dialect.close();
      await page.keyboard.press('Enter');
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
      await expect(input(page, 'username')).toHaveValue(player.userName);
    });
  }
});
