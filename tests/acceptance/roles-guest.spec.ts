import type { Page } from '@playwright/test';
import type { SiteOptions } from '../support/a-site.ts';
import { input, logIn, player } from '../support/account.ts';
import { aGame, gameList, wallTiles } from '../support/games.ts';
import { bottomBar, openMenu, visit, walkTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const options: SiteOptions = {
  flags: { vipBenefit: true },
  navigation: { 'sideMenu.item': ['benefits.menu', 'feedback.menu'] },
};
const list = '/m/slot-games';
const answers = { games: gameList([aGame(1)]) };
const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const heart = (page: Page) => wallTiles(page).first().locator('[aria-pressed]');

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await visit(page, '/m/home');
  await (await openMenu(page)).getByText(name, { exact: true }).click();
}

/** What is for players, by the taps that lead there. */
const taps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  inbox: async (page) => {
    await visit(page, '/m/message');
    await page.getByRole('main').getByText('Inbox').click();
  },
  favourites: async (page) => {
    await visit(page, list);
    await heart(page).click();
  },
  // A guest has no tap for their recent games: this is a link to them.
  recent: (page) => walkTo(page, '/m/recent'),
  benefits: (page) => chooseInMenu(page, 'VIP benefits'),
  feedback: (page) => chooseInMenu(page, 'Feedback'),
  game: async (page) => {
    await visit(page, list);
    await wallTiles(page).getByRole('button', { name: 'Game 1, Jollylark' }).click();
  },
};

// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => network.cut(/\/art\/games\//));

test.describe('a guest who taps what is for players', () => {
  test('is asked to log in, by the dialog at the member centre, and then goes on where they were @A-266 @G-302', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(options);
    await platform.given(site, { accounts: [player], answers });
    await page.goto(site.url('/m/help'));
    for (const [name, tap] of Object.entries(taps)) {
      await tap(page);
      await expect(page, name).toHaveURL(site.url('/m/login'));
    }
    await visit(page, '/m/home');
    await bottomBar(page).getByText('Member').click();
    await expect(loginDialog(page)).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
    await taps['favourites']?.(page);
    await expect(input(page, 'username')).toBeVisible();
    await logIn(page);
    await expect(page).toHaveURL(site.url(list));
    await expect(heart(page)).toBeVisible();
  });

  test('is asked by the dialog everywhere where the merchant has it so @A-266', async ({ aSite, page, platform }) => {
    const site = await aSite({ ...options, settings: { 'guest.prompt': 'dialog' } });
    await platform.given(site, { accounts: [player], answers });
    await page.goto(site.url('/m/help'));
    for (const name of ['inbox', 'game', 'feedback', 'favourites']) {
      await taps[name]?.(page);
      await expect(loginDialog(page), name).toBeVisible();
      expect(new URL(page.url()).pathname, name).not.toBe('/m/login');
      if (name === 'favourites') continue;
      await page.keyboard.press('Escape');
      await expect(loginDialog(page), name).toHaveCount(0);
    }
    await input(page, 'username').fill(player.userName);
    await input(page, 'password').fill(player.password);
    await loginDialog(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(site.url(list));
  });
});
