import type { Page } from '@playwright/test';
import { openMenu } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const entry = (page: Page, name: string) => nav(page).getByText(name, { exact: true });
const tabs = (page: Page) => page.getByRole('group', { name: 'Games to show' }).getByRole('button');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const tiles = (page: Page, name: string) => section(page, name).locator('[data-tile]');
const current = (page: Page) => nav(page).locator('[aria-current]');

const vendor = (vassalage: string, gameType: string) => ({
  ...{ vassalage, displayName: `Maker ${vassalage}`, mobileLargeIcon: '/art/vendors/VERMEIL.svg', gameType },
});
const game = (number: number) => ({
  ...{ gameId: `g${number}`, nodeId: String(number), gameName: `Game ${number}`, gameType: 'RNG', vassalage: 'JL' },
  displayName: 'Jollylark',
});
const page1 = (count: number, totalCount = count) => ({
  ...{ games: Array.from({ length: count }, (_, index) => game(index + 1)), pageNum: 1, totalPages: 4, totalCount },
});
const types = ['RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LIVE', 'COCKFIGHT', 'LOTT', 'ELOTT'];
const served = (shown: readonly string[]) => ({
  vendors: shown.map((type) => vendor(`${type}1`, type)),
  mapping: { RNG: { gameCount: 123 } },
  sorting: shown,
});
const everyCategory = {
  'home.category': [
    ...['home.hot', 'home.slots', 'home.fishing', 'home.poker', 'home.sports', 'home.esports', 'home.live'],
    ...['home.cockfight', 'home.lottery', 'home.elott', 'home.recent', 'home.fav', 'home.promo'],
  ],
};

test.describe('the categories of the lobby', () => {
  test('HOT, then those that vendors serve, PROMO last, which leads away and changes nothing @G-109 @G-117 @G-118', async ({
    aSite,
    page,
    platform,
  }) => {
    const category = [...everyCategory['home.category'].filter((id) => id !== 'home.fav'), 'home.promo'];
    const site = await aSite({ navigation: { 'home.category': [...new Set(category)] } });
    await platform.given(site, { answers: { vendors: served(['RNG', 'FISH', 'LIVE', 'LOTT']) } });
    await page.goto(site.url());
    const names = ['Hot', 'Slots', 'Fishing', 'Live', 'Lottery', 'Promotions'];
    await expect(nav(page).getByRole('listitem')).toHaveText(names);
    const menu = await openMenu(page);
    await expect(menu.getByRole('list', { name: 'Games' }).getByRole('button')).toHaveText(names);
    await page.keyboard.press('Escape');
    await entry(page, 'Fishing').click();
    await expect(current(page)).toHaveText('Fishing');
    await entry(page, 'Promotions').click();
    await expect(page).toHaveURL(site.url('/m/activity'));
    await page.goBack();
    await expect(current(page)).toHaveText('Fishing');
  });

  test('the tabs over the games are FAV, HOT and each category; FAV asks a guest to log in @G-112 @G-119', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const navigation = { ...everyCategory, 'home.section': ['home.tabs', 'home.games'] };
    const site = await aSite({ navigation, settings: { 'home.tabs': 'FAV,HOT,RECENT' } });
    await platform.given(site, { answers: { vendors: served(['RNG', 'LIVE']) } });
    await page.goto(site.url());
    await expect(tabs(page)).toHaveText(['Favourites', 'Hot', 'Slots', 'Live']);
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await tabs(page).nth(3).click();
    await expect(section(page, 'Live')).toBeVisible();
    await tabs(page).nth(0).click();
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(calls.of('favourites')).toEqual([]);
    await signIn(page, site);
    await page.goto(site.url());
    await expect(tabs(page)).toHaveText(['Favourites', 'Hot', 'Recent', 'Slots', 'Live']);
  });

  test('HOT shows the hot games; favourites and recent games come page by page @G-113 @G-114', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ navigation: everyCategory });
    await signIn(page, site);
    const { games } = page1(9);
    await platform.given(site, {
      answers: {
        hotGames: { list: [game(70), game(71)] },
        favourites: { content: games, totalPages: 2 },
        recent: { list: games, totalPages: 2 },
      },
    });
    await page.goto(site.url());
    await expect(tiles(page, 'Hot games')).toHaveText([/Game 70/, /Game 71/]);
    for (const [name, call, number] of [
      ['Favourites', 'favourites', 'pageNo'],
      ['Recent', 'recent', 'page'],
    ] as const) {
      await entry(page, name).click();
      await expect(tiles(page, name)).toHaveCount(9);
      expect(Object.fromEntries(calls.of(call)[0]?.query ?? [])).toMatchObject({ [number]: '1', pageSize: '9' });
      await section(page, name).getByRole('button', { name: 'Load more' }).click();
      await expect(tiles(page, name)).toHaveCount(18);
      expect(calls.of(call).at(-1)?.query.get(number)).toBe('2');
      await expect(section(page, name).getByRole('button', { name: 'Load more' })).toHaveCount(0);
    }
  });

  for (const base of ['chamak', 'ninety', 'tide', 'karat', 'soda', 'amber'] as const) {
    test(`the chosen one is in sight again after the lobby is loaded anew, on ${base}`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ base, language: 'en', navigation: everyCategory });
      await platform.given(site, { answers: { vendors: served(types), games: page1(9) } });
      await page.goto(site.url());
      const late = nav(page).getByRole('listitem').nth(7);
      await late.locator('a, button').first().click();
      await expect(late.locator('[aria-current]')).toBeVisible();
      await page.reload();
      await expect(late.locator('[aria-current]')).toBeVisible();
      const isWhole = () =>
        current(page).evaluate((chosen) => {
          const [{ left, right }, row] = [
            chosen.getBoundingClientRect(),
            chosen.closest('ul')?.getBoundingClientRect(),
          ];
          return row !== undefined && left >= row.left - 1 && right <= row.right + 1;
        });
      await expect.poll(isWhole).toBe(true);
    });
  }

  test('a category has sign, name, count and More; nine tiles, and more when expanded @G-115 @G-121', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ navigation: everyCategory });
    const many = Array.from({ length: 12 }, (_, index) => vendor(`L${index}`, 'LIVE'));
    await platform.given(site, {
      answers: { vendors: { ...served(['RNG']), vendors: [vendor('A', 'RNG'), ...many] }, games: page1(9, 30) },
    });
    await page.goto(site.url());
    await entry(page, 'Slots').click();
    await expect(tiles(page, 'Slots')).toHaveCount(9);
    const heading = section(page, 'Slots')
      .locator('div', { has: page.getByRole('heading', { name: 'Slots' }) })
      .first();
    await expect(heading.locator('svg')).toHaveCount(1);
    await expect(heading).toHaveText(/^Slots\s*123\s*More\s*Slots$/);
    await platform.given(site, { answers: { games: page1(30) } });
    await section(page, 'Slots').getByRole('button', { name: 'Show more' }).click();
    await expect(tiles(page, 'Slots')).toHaveCount(30);
    expect(calls.of('games').at(-1)?.query.get('pageSize')).toBe('36');
    await section(page, 'Slots').getByRole('button', { name: 'Show fewer' }).click();
    await expect(tiles(page, 'Slots')).toHaveCount(9);
    await entry(page, 'Live').click();
    await expect(tiles(page, 'Live')).toHaveCount(9);
    await section(page, 'Live').getByRole('button', { name: 'Show more' }).click();
    await expect(tiles(page, 'Live')).toHaveCount(12);
    await entry(page, 'Slots').click();
    await section(page, 'Slots').getByRole('link', { name: 'More' }).click();
    await expect(page).toHaveURL(site.url('/m/slot-games'));
  });

  test('HOT is current at first; the chosen one is kept while it is offered @G-120', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ navigation: everyCategory });
    await platform.given(site, { answers: { vendors: served(['RNG', 'FISH']) } });
    await page.goto(site.url());
    await expect(current(page)).toHaveText('Hot');
    await entry(page, 'Fishing').click();
    await section(page, 'Fishing').getByRole('link', { name: 'More' }).click();
    await expect(page).toHaveURL(site.url('/m/fishing-games'));
    await page.goBack();
    await expect(current(page)).toHaveText('Fishing');
    await platform.given(site, { answers: { vendors: served(['RNG']) } });
    await page.goto(site.url());
    await expect(entry(page, 'Fishing')).toHaveCount(0);
    await expect(current(page)).toHaveText('Hot');
    await expect(section(page, 'Hot games')).toBeVisible();
  });

  test('every kind of game is reached by its category and by a vendor @G-116 @G-122', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ navigation: everyCategory });
    const vendors = [...served(types).vendors, { ...vendor('BGS', 'RNG'), displayName: 'In-house' }];
    await platform.given(site, { answers: { vendors: { ...served(types), vendors } } });
    await page.goto(site.url());
    for (const [name, path, type] of [
      ['Slots', '/m/slot-games', 'RNG'],
      ['Fishing', '/m/fishing-games', 'FISH'],
      ['Poker', '/m/poker-games', 'PVP'],
      ['Sports', '/m/sport-games', 'SPORTS'],
      ['E-sports', '/m/sport-games?gameType=ESPORTS', 'ESPORTS'],
      ['Live', '/m/live-games', 'LIVE'],
      ['Cockfight', '/m/cockfight', 'COCKFIGHT'],
      ['Lottery', '/m/lott', 'LOTT'],
      ['E-lottery', '/m/elott', 'ELOTT'],
    ] as const) {
      await entry(page, name).click();
      await section(page, name).getByRole('link', { name: 'More' }).click();
      await expect(page).toHaveURL(site.url(path));
      const byName = main(page).getByRole('button', { name: `Maker ${type}1` });
      await expect(byName, path).toBeVisible();
      if (type === 'RNG') {
        await main(page).getByRole('button', { name: 'In-house' }).click();
        await expect(page).toHaveURL(/vassalage=BGS/);
      } else {
        await byName.click();
        await expect(page).toHaveURL(new RegExp(`vassalage=${type}1`));
      }
      await page.getByRole('navigation', { name: 'Main navigation' }).getByText('Home', { exact: true }).click();
    }
  });
});
