import type { Page } from '@playwright/test';
import { untilQuiet } from '../support/calls.ts';
import { aGame, favouriteList, gameList, markedIds, severalGames, wallTiles } from '../support/games.ts';
import { bottomBar, walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const heart = (page: Page, name: string) => wallTiles(page).filter({ hasText: name }).first().locator('[aria-pressed]');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Favourites' });

const games = gameList(severalGames(6));

// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => network.cut(/\/art\/games\//));

test.describe('hearts', () => {
  test('are asked for once after the login and fill every list; a tap marks with one call @G-088 @G-091 @G-309', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, { answers: { games, favouriteIds: markedIds('2') } });
    await page.goto(site.url('/m/slot-games'));
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, 'Game 1')).toHaveAttribute('aria-pressed', 'false');
    expect(calls.of('favouriteIds')).toHaveLength(1);
    const { query } = calls.of('favouriteIds')[0] ?? {};
    expect([query?.get('pageNo'), query?.get('pageSize')]).toEqual(['1', '100']);
    await platform.given(site, { answers: { favouriteAdd: true } });
    await heart(page, 'Game 1').click();
    await expect(heart(page, 'Game 1')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => calls.of('favouriteAdd').length).toBe(1);
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'New' }).click();
    await expect(heart(page, 'Game 1')).toHaveAttribute('aria-pressed', 'true');
    expect(calls.of('favouriteAdd')).toHaveLength(1);
  });

  test('change first and call then, and change back when the call fails @G-089 @G-307 @G-308', async ({
    aSite,
    page,
    calls,
    platform,
    network,
  }) => {
    const site = await aSite({ settings: { 'api.tokenInQuery': true } });
    const { token } = await signIn(page, site);
    await platform.given(site, {
      answers: { games, favouriteIds: markedIds('2'), favouriteAdd: true },
    });
    await page.goto(site.url('/m/slot-games'));
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'true');
    await heart(page, 'Game 3').click();
    await expect.poll(() => calls.of('favouriteAdd').length).toBe(1);
    expect(JSON.parse(calls.of('favouriteAdd')[0]?.body ?? '{}')).toEqual({ nodeId: '3', vendor: 'JL', token });
    const release = await network.hold('favouriteRemove');
    await platform.given(site, {
      failures: { favouriteRemove: { status: 500, code: 'unknown.error', message: 'Not now', times: 1 } },
    });
    await heart(page, 'Game 2').click();
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'true');
    const sent = calls.of('favouriteRemove')[0];
    expect(sent?.method).toBe('DELETE');
    expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({ nodeId: '2', vendor: 'JL', token });
  });

  test('tapped before they are known wait for them: none is sent twice, none is taken off @G-088 @G-091', async ({
    aSite,
    page,
    calls,
    platform,
    network,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, { answers: { games, favouriteIds: markedIds('2'), favouriteAdd: true } });
    const known = await network.hold('favouriteIds');
    await page.goto(site.url('/m/slot-games'));
    await expect.poll(() => calls.of('favouriteIds').length).toBe(1);
    for (const name of ['Game 2', 'Game 1', 'Game 1']) await heart(page, name).click();
    known();
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, 'Game 1')).toHaveAttribute('aria-pressed', 'true');
    await heart(page, 'Game 3').click();
    await expect.poll(() => calls.of('favouriteAdd').length).toBe(2);
    expect(calls.of('favouriteAdd').map(({ body }) => JSON.parse(body ?? '{}').nodeId)).toEqual(['1', '3']);
    expect(calls.of('favouriteRemove')).toEqual([]);
    expect(calls.of('favouriteIds')).toHaveLength(1);
  });

  test('that could not be asked for are asked for with the next tap; a list of favourites fills its own @G-088 @G-091', async ({
    aSite,
    page,
    calls,
    platform,
    network,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, {
      answers: { games, favouriteIds: markedIds('2'), favourites: favouriteList(severalGames(2)) },
    });
    await network.breakCall('favouriteIds');
    await page.goto(site.url('/m/favorite'));
    await expect(heart(page, 'Game 1')).toHaveAttribute('aria-pressed', 'true');
    await page.goto(site.url('/m/slot-games'));
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'false');
    // A heart is empty too until they were asked for.
    await untilQuiet(calls);
    await network.restore('favouriteIds');
    await heart(page, 'Game 2').click();
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'true');
    expect(calls.of('favouriteAdd')).toEqual([]);
  });

  test('of guests lead to the login, and are empty after signing out @G-090 @G-094', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { games } });
    await page.goto(site.url('/m/slot-games'));
    await heart(page, 'Game 1').click();
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(calls.of('favouriteAdd')).toEqual([]);
    await signIn(page, site);
    await platform.given(site, { answers: { favouriteIds: markedIds('2') } });
    await page.goto(site.url('/m/slot-games'));
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(heart(page, 'Game 2')).toHaveAttribute('aria-pressed', 'false');
    await expect(main(page).locator('[data-tile] [aria-pressed=true]')).toHaveCount(0);
  });
});

test.describe('the favourites popup', () => {
  test('has a title, notices and a way out that goes one step back @G-013 @G-081 @G-082', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, {
      answers: { favourites: favouriteList(severalGames(2)) },
      announcements: [{ type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' }],
    });
    await page.goto(site.url('/m/favorite'));
    await expect(popup(page).getByRole('heading', { name: 'Favourites' })).toBeVisible();
    await expect(wallTiles(page)).toHaveCount(2);
    const query = Object.fromEntries(calls.of('favourites').at(-1)?.query ?? []);
    expect(query).toMatchObject({ pageNo: '1', pageSize: '35', gameType: '', vendor: '', language: 'en' });
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('both paths show the marked games, with notices above @G-012 @G-086 @G-310', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite({ settings: { 'api.tokenInQuery': true } });
    const { token } = await signIn(page, site);
    await platform.given(site, {
      answers: { favourites: favouriteList(severalGames(2)) },
      announcements: [{ type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' }],
    });
    await page.goto(site.url('/m/fav-games'));
    await expect(wallTiles(page)).toHaveCount(2);
    await expect(popup(page)).toContainText('Doors open at eight');
    const query = Object.fromEntries(calls.of('favourites').at(-1)?.query ?? []);
    expect(query).toMatchObject({ token, pageNo: '1', pageSize: '35', gameType: '', vendor: '', language: 'en' });
  });

  test('the next page comes within 500 px of the end, and no earlier @G-084 @G-085', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, {
      answers: { favourites: favouriteList(severalGames(30), { totalPages: 3 }) },
    });
    await page.goto(site.url('/m/favorite'));
    await expect(wallTiles(page)).toHaveCount(30);
    await page.clock.install();
    await scrollToEnd(page, 650);
    await page.clock.runFor(1100);
    expect(calls.of('favourites')).toHaveLength(1);
    await platform.given(site, {
      answers: { favourites: favouriteList(severalGames(30, 31), { pageNum: 2, totalPages: 2 }) },
    });
    await scrollToEnd(page, 450);
    await page.clock.runFor(1100);
    await expect.poll(() => calls.of('favourites').at(-1)?.query.get('pageNo')).toBe('2');
    await expect(wallTiles(page)).toHaveCount(60);
    await scrollToEnd(page, 0);
    await page.clock.runFor(2500);
    expect(calls.of('favourites'), 'stops at the last page').toHaveLength(2);
  });

  test('fifteen hot games for another choice; an unmarked game leaves the list @G-087 @G-095 @G-361', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, {
      answers: {
        favourites: favouriteList(severalGames(1)),
        favouriteIds: markedIds('1'),
        favouriteRemove: true,
        hotGames: { list: severalGames(30, 100) },
      },
    });
    await page.goto(site.url('/m/favorite'));
    await popup(page).getByRole('button', { name: 'Hot games' }).click();
    const sheet = page.getByRole('dialog', { name: 'Hot games' });
    await expect(sheet.locator('[data-tile]')).toHaveCount(15);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await heart(page, 'Game 1').click();
    await expect(main(page).getByText('No favourites yet')).toBeVisible();
    await expect(popup(page).getByRole('heading', { name: 'Begin with one of these' })).toBeVisible();
    await site.publish({ settings: { 'pageSize.hotOverlay': 5 } });
    await page.reload();
    await popup(page).getByRole('button', { name: 'Hot games' }).click();
    await expect(sheet.locator('[data-tile]')).toHaveCount(5);
  });

  test('guests are sent home by the address and to the login by a tap @G-083 @G-093', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    for (const path of ['/m/favorite', '/m/fav-games']) {
      await page.goto(site.url(path));
      await expect(page).toHaveURL(site.url('/m/home'));
    }
    await page.getByRole('navigation', { name: 'Game categories' }).getByText('Favourites').click();
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(calls.of('favourites')).toEqual([]);
  });
});

test.describe('recent games', () => {
  test('stand in the order of the platform and load page by page @G-014 @G-096 @G-097', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, {
      answers: { recent: { list: [aGame(3), aGame(1), aGame(2), ...severalGames(27, 4)], totalPages: 2 } },
    });
    await page.goto(site.url('/m/recent'));
    await expect(wallTiles(page)).toHaveCount(30);
    expect(await wallTiles(page).allTextContents()).toEqual(
      [3, 1, 2, ...Array.from({ length: 27 }, (_, index) => index + 4)].map((number) =>
        expect.stringContaining(`Game ${number}`),
      ),
    );
    expect(Object.fromEntries(calls.of('recent')[0]?.query ?? [])).toMatchObject({ page: '1' });
    await platform.given(site, { answers: { recent: { list: severalGames(20, 50), totalPages: 2 } } });
    await scrollToEnd(page, 0);
    await expect(wallTiles(page)).toHaveCount(50);
    expect(calls.of('recent').at(-1)?.query.get('page')).toBe('2');
    await scrollToEnd(page, 0);
    await expect(bottomBar(page)).toBeVisible();
    expect(calls.of('recent')).toHaveLength(2);
  });

  test('their call says six things, and reads the list wherever it stands @G-312 @G-345 @G-359', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite({ merchant: { extraRoutes: { '/m/every': 'games.shared' } } });
    await signIn(page, site);
    await platform.given(site, { answers: { recent: { list: severalGames(2), totalPages: 1 }, games } });
    await page.goto(site.url('/m/recent'));
    await expect(wallTiles(page)).toHaveCount(2);
    const query = Object.fromEntries(calls.of('recent')[0]?.query ?? []);
    expect(query).toMatchObject({ page: '1', pageSize: '35', gameType: '', vendor: '', language: 'en' });
    expect(query['clientType']).toBe('2');
    await page.goto(site.url('/m/every'));
    await expect(wallTiles(page)).toHaveCount(6);
    expect(calls.of('games').at(-1)?.query.get('pageSize')).toBe('35');
  });

  test('the shared list shows all games on any other path, of the extra table here; an unknown one leads home; guests log in for recent games @G-015 @G-027 @G-098', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ merchant: { extraRoutes: { '/m/every': 'games.shared' } } });
    await page.goto(site.url('/m/every'));
    await expect.poll(() => calls.of('games').at(-1)?.query.get('gameType')).toBe('');
    await expect(wallTiles(page).first()).toBeVisible();
    await walkTo(page, '/m/nope');
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goBack();
    await expect(page).toHaveURL(site.url('/m/every'));
    await page.goto(site.url('/m/recent'));
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(calls.of('recent')).toEqual([]);
  });
});

/** Leaves so many pixels below the window. */
async function scrollToEnd(page: Page, left: number): Promise<void> {
  await page.evaluate((px) => window.scrollTo(0, document.documentElement.scrollHeight - innerHeight - px), left);
}
