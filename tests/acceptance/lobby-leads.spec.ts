import type { Locator, Page } from '@playwright/test';
import { player } from '../support/account.ts';
import { aGame, aVendor, gameList, severalGames, wallTiles } from '../support/games.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const shelf = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const tilesOf = (page: Page, name: string) => shelf(page, name).locator('[data-tile]');
const hot = { answers: { hotGames: { list: severalGames(6) } } };
const sections = (...listed: readonly string[]) => ({ 'home.section': listed });

test.describe('the first games', () => {
  test('are those of the brand, in the page of the server and after it; what there is not is passed over', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', lobby: { games: ['g4', 'gone', 'g2'] } });
    await platform.given(site, hot);
    const order = ['Game 4', 'Game 2', 'Game 1', 'Game 3', 'Game 5', 'Game 6'];
    const drawn = (await (await page.goto(site.url()))?.text()) ?? '';
    await expect(tilesOf(page, 'Hot games')).toHaveText(order.map((name) => new RegExp(`^${name}`)));
    const places = order.map((name) => drawn.indexOf(`>${name}<`));
    expect(Math.min(...places), 'drawn by the server').toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    await site.publish({ lobby: { games: ['g6'] } });
    await expect(tilesOf(page, 'Hot games').first()).toHaveText(/^Game 6/);
  });

  test('of a brand that names none are the platform’s', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda', lobby: { games: [], vendors: [] } });
    await platform.given(site, hot);
    await page.goto(site.url());
    await expect(tilesOf(page, 'Hot games').first()).toHaveText(/^Game 1/);
  });

  test('stand before the platform’s pages in a list of their type, each once, and nowhere in a list that is narrowed', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', lobby: { games: ['g40', 'fish', 'g2'] } });
    const list = [aGame(2), aGame(40), aGame(41, { gameId: 'fish', gameType: 'FISH' })];
    const listed = gameList(severalGames(4), { totalPages: 2, totalCount: 6 });
    await platform.given(site, { answers: { hotGames: { list }, games: listed } });
    await page.goto(site.url('/m/slot-games'));
    const names = (...numbers: readonly number[]) => numbers.map((number) => new RegExp(`^Game ${number}`));
    await expect(wallTiles(page)).toHaveText(names(40, 2, 1, 3));
    await platform.given(site, { answers: { hotGames: { list }, games: gameList(severalGames(4)) } });
    await page.reload();
    await expect(wallTiles(page), 'a whole list').toHaveText(names(2, 1, 3, 4));
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(wallTiles(page)).toHaveText(names(1, 2, 3, 4));
  });
});

test('a line of many games is drawn as far as somebody comes in it, by finger or by keyboard, to its end', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'karat', lobby: { games: [] } });
  await platform.given(site, { answers: { hotGames: { list: severalGames(45) } } });
  const drawn = (await (await page.goto(site.url()))?.text()) ?? '';
  expect(drawn.includes('>Game 10<') && !drawn.includes('>Game 11<'), 'the server draws ten').toBe(true);
  const hotGames = tilesOf(page, 'Hot games');
  await expect(hotGames).toHaveCount(10);
  const line = shelf(page, 'Hot games').getByRole('list');
  await line.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect.poll(() => hotGames.count()).toBeGreaterThan(10);
  for (let all = await hotGames.count(); all < 45; all = await hotGames.count()) {
    await hotGames
      .nth(all - 1)
      .locator('button, a')
      .last()
      .focus();
    await expect.poll(() => hotGames.count()).toBeGreaterThan(all);
  }
  await expect(hotGames).toHaveText(Array.from({ length: 45 }, (_, index) => new RegExp(`^Game ${index + 1}(?!\\d)`)));
});

test('of many vendors two lines are drawn as far as somebody comes in them, to their end', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ navigation: sections('home.vendors', 'home.games') });
  const vendors = Array.from({ length: 40 }, (_, index) => aVendor(`V${index + 1}`, 'RNG'));
  await platform.given(site, { answers: { vendors: { vendors, mapping: {} } } });
  await page.goto(site.url());
  const providers = shelf(page, 'Providers');
  const drawn = providers.getByRole('listitem');
  await expect(drawn).toHaveCount(24);
  await providers.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect(drawn).toHaveCount(40);
  await expect(drawn.last()).toHaveText('Maker V40');
});

test('the first vendors are those of the brand, the others follow as the platform sorts them', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ lobby: { vendors: ['C', 'GONE'] } });
  const vendors = ['A', 'B', 'C'].map((code) => aVendor(code, 'RNG'));
  await platform.given(site, { answers: { vendors: { vendors, mapping: {}, sorting: ['RNG', 'B'] } } });
  await page.goto(site.url('/m/slot-games'));
  const menu = page.getByRole('navigation', { name: 'Vendors' });
  await expect(menu.getByRole('listitem')).toHaveText(['All', 'Maker C', 'Maker B', 'Maker A']);
});

test.describe('the shelves', () => {
  test('of new games and of the platform’s first ten are for everybody', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({
      base: 'soda',
      navigation: sections('home.categories', 'home.games', 'home.topTen', 'home.newShelf'),
      lobby: { games: ['g3'] },
    });
    await platform.given(site, { answers: { ...hot.answers, games: gameList(severalGames(12)) } });
    await page.goto(site.url());
    await expect(tilesOf(page, 'Top ten: Slots')).toHaveText(
      Array.from({ length: 10 }, (_, index) => new RegExp(`^Game ${index + 1}(?!\\d)`)),
    );
    await expect(tilesOf(page, 'New games')).toHaveCount(10);
    expect(calls.of('recent')).toEqual([]);
    expect(calls.of('games').some(({ query }) => query.get('isNew') === '1')).toBe(true);
  });

  test('of what was played are for members who played', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({
      base: 'soda',
      navigation: sections('home.games', 'home.continue', 'home.because'),
    });
    const played = [aGame(3, { vassalage: 'PG', displayName: 'Pinegrove' }), aGame(4)];
    await platform.given(site, {
      accounts: [player],
      answers: { ...hot.answers, recent: { list: played, totalPages: 1 }, games: gameList(severalGames(5)) },
    });
    await page.goto(site.url());
    await expect(tilesOf(page, 'Hot games')).toHaveCount(6);
    await expect(shelf(page, 'Continue playing')).toHaveCount(0);
    expect(calls.of('recent')).toEqual([]);
    await signIn(page, site, { userName: player.userName, type: 0 });
    await page.goto(site.url());
    await expect(tilesOf(page, 'Continue playing')).toHaveText([/^Game 3/, /^Game 4/]);
    await expect(tilesOf(page, 'Because you played Game 3')).toHaveText([/^Game 1/, /^Game 2/, /^Game 5/]);
    expect(calls.of('games').at(-1)?.query.get('vassalage')).toBe('PG');
    await platform.given(site, { answers: { ...hot.answers, recent: { list: [], totalPages: 1 } } });
    await page.reload();
    await expect(tilesOf(page, 'Hot games')).toHaveCount(6);
    await expect.poll(() => calls.of('recent').length).toBeGreaterThan(1);
    await expect(shelf(page, 'Continue playing')).toHaveCount(0);
  });
});

test.describe('a list of games', () => {
  for (const base of ['karat', 'chamak', 'soda', 'amber'] as const) {
    test(`of ${base} begins in the first third of a phone, and the hot games follow it`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'en', languages: ['en', 'ur'] });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.url('/m/slot-games'));
      await expect(wallTiles(page)).toHaveCount(36);
      const first = await wallTiles(page).first().boundingBox();
      expect(first?.y).toBeLessThan(844 * 0.4);
      const last = await wallTiles(page).last().boundingBox();
      const strip = await shelf(page, 'Hot games').boundingBox();
      expect(strip?.y).toBeGreaterThan(last?.y ?? Number.MAX_VALUE);
    });
  }

  test('opens its search over the modes, and gives it back the room of its icon', async ({ aSite, page }) => {
    const site = await aSite();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/slot-games'));
    const search = page.getByRole('search');
    const modes = page.getByRole('group', { name: 'Show' });
    const widthOf = async () => (await search.boundingBox())?.width ?? 0;
    expect(await widthOf()).toBe(48);
    await page.mouse.click(...(await centreOf(search)));
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(await widthOf()).toBeGreaterThan(180);
    await expect(modes).toBeHidden();
    await page.keyboard.type('koi');
    await expect(modes).toBeVisible();
    await expect(wallTiles(page).first()).toContainText(/koi/i);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('searchbox').blur();
    expect(await widthOf()).toBe(48);
    await expect(modes).toBeVisible();
  });
});

async function centreOf(place: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}
