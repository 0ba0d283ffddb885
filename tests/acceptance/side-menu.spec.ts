import { bottomBar, openMenu, sideMenu, topBar, visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('side menu', () => {
  test('any change of the page closes it @A-185', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/index'));
    await visit(page, '/m/home');
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/index$/);
    await expect(sideMenu(page)).toBeHidden();
  });

  test('an item that navigates closes it, also to the page it stands on @A-186', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    await (await openMenu(page)).getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/m\/help$/);
    await expect(menu).toBeHidden();
  });

  test('a tap outside closes it, and so does Escape @A-187', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    const menu = await openMenu(page);
    await page.mouse.click(384, 300);
    await expect(menu).toBeHidden();
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('closed, none of its links can be reached by keyboard @A-214', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    await openMenu(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toBeHidden();
    await expect(topBar(page).getByRole('button', { name: 'Menu' })).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') ?? null)).toBeNull();
    }
  });

  test('the languages open below and switch the texts, and the choice is kept @A-208', async ({ aSite, page }) => {
    const site = await aSite({ languages: ['en', 'ur'] });
    await page.goto(site.url());
    const menu = await openMenu(page);
    const urdu = menu.locator('button[lang="ur"]');
    await expect(urdu).toBeHidden();
    await menu.getByText('Language', { exact: true }).click();
    await expect(menu.locator('button[lang]')).toHaveCount(2);
    await urdu.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect(bottomBar(page)).toHaveCount(0);
    await expect(page.getByRole('navigation').last()).toContainText(/\p{Script=Arabic}/u);
    expect(await page.evaluate((key) => localStorage.getItem(key), `${site.code}.language`)).toBe('ur');
  });

  test('a member finds their box with deposit and withdraw, a guest none @A-213', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    const box = sideMenu(page).getByRole('region', { name: 'Your account' });
    await openMenu(page);
    await expect(sideMenu(page).getByRole('link', { name: 'Help' })).toBeVisible();
    await expect(box).toHaveCount(0);
    await signIn(page, site, { nickname: 'Duchess' });
    for (const [name, path] of [
      ['Deposit', '/m/voucherCenter'],
      ['Withdraw', '/m/withdraw'],
    ] as const) {
      await page.goto(site.url());
      await openMenu(page);
      await expect(box).toContainText('Duchess');
      await box.getByRole('button', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(sideMenu(page)).toBeHidden();
    }
  });
});

test.describe('game categories of the side menu', () => {
  const categories = ['home.hot', 'home.slots', 'home.live', 'home.fishing', 'home.promo'];
  const navigation = { 'home.category': categories };
  const served = {
    vendors: [
      { vassalage: 'AA', displayName: 'Aa', gameType: 'RNG' },
      { vassalage: 'BB', displayName: 'Bb', gameType: 'LIVE' },
    ],
    mapping: {},
    sorting: ['RNG', 'LIVE'],
  };

  test('HOT comes first, then what vendors serve, PROMO last @A-209', async ({ aSite, page, platform }) => {
    const site = await aSite({ navigation });
    await platform.given(site, { answers: { vendors: served } });
    await page.goto(site.url());
    const menu = await openMenu(page);
    const list = menu.getByRole('list', { name: 'Games' }).getByRole('button');
    await expect(list).toHaveText(['Hot', 'Slots', 'Live', 'Promotions']);
  });

  test('PROMO leads to the promotions @A-210', async ({ aSite, page }) => {
    const site = await aSite({ navigation });
    await page.goto(site.url());
    await (await openMenu(page)).getByRole('button', { name: 'Promotions', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/activity$/);
    await expect(sideMenu(page)).toBeHidden();
  });

  test('any other category becomes current on the lobby @A-211', async ({ aSite, page }) => {
    const site = await aSite({ navigation, settings: { 'chrome.mainHeader': '/m/home,/m/help' } });
    await page.goto(site.url('/m/help'));
    await (await openMenu(page)).getByRole('button', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const current = page
      .getByRole('main')
      .locator('[aria-current="true"], [aria-pressed="true"], [aria-selected="true"], [aria-current="page"]');
    await expect(current.filter({ hasText: 'Live' })).toBeVisible();
    await expect(current.filter({ hasText: 'Hot' })).toHaveCount(0);
  });
});
