import type { Page } from '@playwright/test';
import { aVendor, favouriteList, gameList, severalGames, wallTiles } from '../support/games.ts';
import { holdTile } from '../support/hold-tile.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const more = (page: Page) => main(page).getByRole('button', { name: 'Load more' });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => network.cut(/\/art\/games\//));

test.describe('games', () => {
  test('with every field, with two of them, and the lobby of a vendor: all show and launch @G-144 @G-278 @G-320', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite({ settings: { 'launch.target': 'self', 'vendorTile.action': 'lobby' } });
    await signIn(page, site);
    const whole = {
      ...{ gameId: 'g1', nodeId: '71', nodeName: 'Amber Koi', gameName: 'Amber Koi', gameType: 'RNG', isNew: 0 },
      ...{ vassalage: 'JL', displayName: 'Jollylark', gameClassify: 'JP', minBet: '0.40', showIcon: 'JP' },
      ...{ iconUrl: '/art/games/amber-koi', gameCode: 'koi-7', supportPlay: 0, isGameH5: 1 },
    };
    const answers = { games: gameList([whole, { nodeId: '72', gameName: 'Bare Bones' }]), launch: '/m/help' };
    await platform.given(site, { answers });
    const launches = async (wanted: Readonly<Record<string, string>>) => {
      await expect(page).toHaveURL(site.url('/m/help'));
      const [call, ...others] = calls.of('launch');
      expect([call?.method, others.length]).toEqual(['GET', 0]);
      const { language: _, backUrl: __, merchantCode: ___, ...asked } = Object.fromEntries(call?.query ?? []);
      expect(asked).toEqual({ gameType: '', supportPlay: '1', isGameH5: '1', playType: 'trad', ...wanted });
      calls.forget();
    };
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveText([/^Amber Koi.*Jackpot/s, /^Bare Bones/]);
    await holdTile(wallTiles(page).first().getByRole('button', { name: 'Amber Koi, Jollylark' }));
    const menu = page.getByRole('dialog', { name: 'Amber Koi' });
    await expect(menu.getByRole('definition')).toHaveText(['Jollylark', 'Jackpot', '£0.40']);
    await menu.getByRole('button', { name: 'Play' }).click();
    const { gameId, nodeId, vassalage, gameCode, gameType } = whole;
    await launches({ gameId, nodeId, vassalage, gameCode, gameType, supportPlay: '0' });
    await page.goto(site.url('/m/slot-games'));
    await wallTiles(page).last().getByRole('button', { name: 'Bare Bones' }).first().click();
    await launches({ gameId: '72', nodeId: '72', vassalage: '', gameCode: 'lobby' });
    await platform.given(site, {
      answers: { vendors: { vendors: [aVendor('PL', 'LIVE')], mapping: {}, sorting: [] } },
    });
    await page.goto(site.url('/m/live-games'));
    await main(page).getByRole('button', { name: 'Maker PL' }).click();
    await launches({ gameId: 'PL', nodeId: 'PL', vassalage: 'PL', gameCode: 'lobby', gameType: 'LIVE' });
  });

  test('stand in an answer as games, list or content, counted and paged by it @G-279 @G-280', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveCount(36);
    const box = main(page).getByRole('searchbox');
    for (const name of ['games', 'list', 'content']) {
      const answer = { [name]: severalGames(3), pageNum: 1, pageSize: 36, totalPages: 2, totalCount: 39 };
      await platform.given(site, { answers: { games: answer } });
      await box.fill(name);
      await box.press('Enter');
      await expect(wallTiles(page), name).toHaveText([/^Game 1/, /^Game 2/, /^Game 3/]);
      await expect(main(page).getByText('39 games'), name).toBeVisible();
      await expect(more(page), name).toBeVisible();
    }
    await platform.given(site, { answers: { games: { games: severalGames(2) } } });
    await box.fill('no paging');
    await box.press('Enter');
    await expect(wallTiles(page)).toHaveText([/^Game 1/, /^Game 2/]);
    await expect(more(page)).toHaveCount(0);
  });

  test('of a player’s own come as content or list, in pages @G-281 @G-282', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site);
    const recentList = (games: readonly object[]) => ({ list: games, totalPages: 2 });
    for (const [type, first, second] of [
      ['FAV', favouriteList(severalGames(2), { totalPages: 2 }), favouriteList(severalGames(1, 3), { totalPages: 2 })],
      ['RECENT', recentList(severalGames(2)), recentList(severalGames(1, 3))],
    ] as const) {
      await platform.given(site, { answers: { favourites: first, recent: first } });
      await page.goto(site.url(`/m/games?gameType=${type}`));
      await expect(wallTiles(page), type).toHaveText([/^Game 1/, /^Game 2/]);
      await platform.given(site, { answers: { favourites: second, recent: second } });
      await more(page).click();
      await expect(wallTiles(page), type).toHaveText([/^Game 1/, /^Game 2/, /^Game 3/]);
      await expect(more(page), type).toHaveCount(0);
    }
  });
});

test.describe('banners', () => {
  test('of the lobby’s group stand in the lobby, of another do not @G-283', async ({ aSite, page, platform }) => {
    const site = await aSite();
    const banner = (title: string, groupName: string) => ({ url: '/art/banners/none.svg', title, groupName });
    await platform.given(site, {
      answers: { banners: { banners: [banner('Ours', 'm_home'), banner('Theirs', 'x')] } },
    });
    await page.goto(site.url());
    const banners = region(page, 'Banners');
    await expect(banners.getByText('Ours')).toBeVisible();
    await expect(banners.getByText('Theirs')).toHaveCount(0);
  });
});

test.describe('categories', () => {
  const served = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT', 'MYSTERY'];
  const listed = ['home.home', 'home.hot', 'home.fav', 'home.recent', 'games.new', 'games.provider'].concat(
    ['slots', 'fishing', 'poker', 'live', 'sports', 'esports', 'lottery', 'elott', 'cockfight'].map(
      (name) => `home.${name}`,
    ),
    ['winners.category', 'home.promo'],
  );

  test('all seventeen have sign, name and target, an unknown one has no place @G-288 @G-365', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const sections = ['home.categories', 'home.games', 'winners.board'];
    const site = await aSite({ base: 'soda', navigation: { 'home.category': listed, 'home.section': sections } });
    await signIn(page, site);
    const vendors = served.map((type) => aVendor(`${type}1`, type));
    const answers = { vendors: { vendors, mapping: {}, sorting: [] }, games: gameList(severalGames(3)) };
    await platform.given(site, { answers });
    await page.goto(site.url());
    const entries = nav(page).getByRole('listitem');
    await expect(entries).toHaveText([
      ...['Home', 'Hot', 'Favourites', 'Recent', 'New', 'Providers', 'Slots', 'Fishing', 'Poker', 'Live', 'Sports'],
      ...['E-sports', 'Lottery', 'E-lottery', 'Cockfight', 'Recent wins', 'Promotions'],
    ]);
    await expect(entries.filter({ has: page.locator('svg') })).toHaveCount(17);
    const choose = (name: string) => nav(page).getByText(name, { exact: true }).click();
    for (const [name, tile] of [
      ['Slots', 'Game 1, Jollylark'],
      ['Live', 'Maker LIVE1'],
      ['Fishing', 'Game 1, Jollylark'],
      ['Sports', 'Maker SPORTS1'],
      ['Poker', 'Game 1, Jollylark'],
      ['E-sports', 'Maker ESPORTS1'],
      ['Lottery', 'Maker LOTT1'],
      ['E-lottery', 'Maker ELOTT1'],
      ['Cockfight', 'Maker COCKFIGHT1'],
    ] as const) {
      await choose(name);
      const tiles = region(page, name).locator('[data-tile]');
      await expect(
        tiles.getByRole('button', { name: tile }).or(tiles.getByRole('link', { name: tile })),
        name,
      ).toBeVisible();
    }
    for (const name of ['Favourites', 'Recent']) {
      await choose(name);
      await expect(region(page, name)).toBeVisible();
    }
    await choose('Hot');
    await expect(region(page, 'Hot games')).toBeVisible();
    await choose('Recent wins');
    await expect(region(page, 'Recent wins').getByRole('button').first()).toBeInViewport();
    for (const [name, path] of [
      ['Providers', '/m/slot-games'],
      ['Promotions', '/m/activity'],
      ['New', '/m/games?gameType=ALL&type=NEW'],
    ] as const) {
      await choose(name);
      await expect(page).toHaveURL(site.url(path));
      if (name === 'New') await expect.poll(() => calls.of('games').at(-1)?.query.get('isNew')).toBe('1');
      await page.goBack();
      await expect(entries).toHaveCount(17);
    }
    await choose('Home');
    await expect(page).toHaveURL(site.url('/m/home'));
  });
});
