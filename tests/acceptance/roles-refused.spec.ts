import { bottomBar, openMenu, sideMenu, topBar, visit, walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const refused = 'Sorry, this account does not have permission or the feature is temporarily unavailable';
const flags = { DEPOSIT: true, WITHDRAW: true };

test.describe('an agent who may withdraw and not deposit', () => {
  for (const base of sweptBrands('refused deposits')) {
    test(`reads beside the wallet's button why, and takes out what they earned, at ${base}`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ base, flags, language: 'en' });
      await signIn(page, site, { type: 41, balance: '1250.50' });
      await page.clock.install();
      await page.goto(site.url('/m/agent/home'));
      const main = page.getByRole('main');
      const card = main.locator('section').filter({ has: page.getByRole('button', { name: 'Deposit' }) });
      await card.getByRole('button', { name: 'Deposit' }).click();
      await expect(card.getByText(refused)).toBeVisible();
      await expect(page.getByText(refused), 'said once').toHaveCount(1);
      await page.clock.fastForward(2500);
      await expect(card.getByText(refused), 'for as long as it is read').toBeVisible();
      await expect(card.getByRole('button', { name: 'Deposit' })).toBeVisible();
      await expect(page).toHaveURL(site.url('/m/agent/home'));
      await card.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page).toHaveURL(site.url('/m/withdraw'));
      await expect(main.getByRole('button', { name: 'Set withdrawal password' })).toBeVisible();
    });
  }

  test('stays where they are at every button of the deposit', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', flags, navigation: { 'footer.tab': ['home.tab', 'cashier.tab'] } });
    await signIn(page, site, { type: 41 });
    await page.goto(site.url('/m/help'));
    await visit(page, '/m/home');
    const expectReason = async (where: string, path: string) => {
      await expect(page.getByText(refused), where).toBeVisible();
      await expect(page, where).toHaveURL(site.url(path));
      // The toast ends before the next one.
      await walkTo(page, '/m/help');
      await expect(page.getByText(refused), where).toHaveCount(0);
    };
    await page.getByRole('main').getByRole('button', { name: 'GO', exact: true }).click();
    await expectReason('GO', '/m/home');
    await visit(page, '/m/home');
    await topBar(page).getByText('Deposit').first().click();
    await expectReason('header', '/m/home');
    await visit(page, '/m/home');
    await bottomBar(page).getByRole('link', { name: 'GO' }).click();
    await expectReason('tab', '/m/home');
    await visit(page, '/m/member/home');
    await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click();
    await expectReason('member centre', '/m/member/home');
    await visit(page, '/m/home');
    await openMenu(page);
    await sideMenu(page).getByRole('button', { name: 'Deposit' }).first().click();
    await expect(sideMenu(page).getByText(refused)).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/home'));
  });
});
