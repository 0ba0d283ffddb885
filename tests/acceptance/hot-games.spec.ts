import type { Page } from '@playwright/test';
import { aGame, gameList, severalGames, wallTiles } from '../support/games.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const hot = ['Dragon Gold', 'Melon Market', 'Sea of Pearls'].map((gameName, index) => aGame(index, { gameName }));

// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => network.cut(/\/art\/games\//));

test.describe('hot games', () => {
  test('the page shows them all and searches among them without a call @G-016 @G-080 @G-100', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { hotGames: { list: hot } } });
    await page.goto(site.url('/m/hot-games'));
    await expect(wallTiles(page)).toHaveText([/^Dragon Gold/, /^Melon Market/, /^Sea of Pearls/]);
    expect(calls.of('hotGames')).toHaveLength(1);
    await main(page).getByRole('searchbox').fill('DRAGON');
    await expect(wallTiles(page)).toHaveText([/^Dragon Gold/]);
    await main(page).getByRole('searchbox').fill('kraken');
    await expect(main(page).getByText('No games found')).toBeVisible();
    expect([calls.of('games').length, calls.of('hotGames').length]).toEqual([0, 1]);
  });

  test('their call names itself, and asks afresh only when the player does @G-104 @G-313', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { hotGames: { list: hot } } });
    await page.goto(site.url('/m/hot-games'));
    await expect(wallTiles(page)).toHaveCount(3);
    const [first] = calls.of('hotGames');
    expect(first?.method).toBe('GET');
    const keys = { isPlatform: '2', language: 'en', platform: 'html5', merchantCode: site.code };
    expect(Object.fromEntries(first?.query ?? [])).toEqual(keys);
    await platform.given(site, { answers: { hotGames: { list: hot.slice(0, 1) } } });
    await main(page).getByRole('button', { name: 'Load again' }).click();
    await expect(wallTiles(page)).toHaveCount(1);
    expect(Object.fromEntries(calls.of('hotGames').at(-1)?.query ?? [])).toEqual({ ...keys, refresh: '1' });
  });

  test('a list has them in a strip, moved by a drag of 70 px and not of 50; none leave no strip @G-040 @G-374', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ settings: { 'home.hotStripMs': 60_000 } });
    const others = severalGames(4, 20).map((game) => ({ ...game, gameType: 'FISH' }));
    const answers = { games: gameList(severalGames(30, 100)), hotGames: { list: [...others, ...severalGames(8)] } };
    await platform.given(site, { answers });
    await page.goto(site.url('/m/slot-games'));
    const strip = main(page).getByRole('region', { name: 'Hot games' });
    const group = strip.locator('[data-current]');
    await expect(group.getByRole('listitem')).toHaveText(['Game 1', 'Game 2', 'Game 3', 'Game 4']);
    const drag = async (px: number) => {
      const box = await group.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 30];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - px, y, { steps: 4 });
      await page.mouse.up();
    };
    await group.scrollIntoViewIfNeeded();
    await drag(50);
    await expect(group.getByRole('listitem').first()).toHaveText('Game 1');
    await drag(70);
    await expect(group.getByRole('listitem')).toHaveText(['Game 5', 'Game 6', 'Game 7', 'Game 8']);
    await expect(page).toHaveURL(site.url('/m/slot-games'));
    await platform.given(site, { answers: { hotGames: { list: others } } });
    await page.reload();
    await expect(wallTiles(page).first()).toBeVisible();
    await expect(strip).toHaveCount(0);
  });
});
