import type { Page } from '@playwright/test';
import { aGame, gameList, wallTiles } from '../support/games.ts';
import { expect, test } from '../support/test.ts';

const everySection = {
  settings: { 'jackpot.enabled': true },
  navigation: {
    'home.section': [
      'home.games',
      'home.newGames',
      'home.vendors',
      'winners.jackpotHome',
      'winners.board',
      'winners.jackpotBanner',
    ],
  },
};

/** Pictures in the page for which the browser draws its own broken sign. */
const brokenSigns = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '')
      .map(({ currentSrc }) => currentSrc),
  );

test.describe('pictures of games', () => {
  test('one that comes late has a sign in its place, and stands there once it can be had', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite();
    await platform.given(site, {
      answers: { games: gameList([aGame(1, { iconUrl: '/art/games/ember-tiger' })]) },
    });
    await network.breakCall(/\/art\/games\/ember-tiger/, 504);
    await page.goto(site.url('/m/slot-games'));
    const tile = wallTiles(page).first();
    await expect(tile.locator('img')).toHaveCount(0);
    await expect(tile.locator('svg'), 'its sign, and the heart').toHaveCount(2);
    await network.restore(/\/art\/games\/ember-tiger/);
    await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 240, { timeout: 20_000 });
    await expect(tile.locator('svg')).toHaveCount(1);
  });

  for (const base of ['karat', 'ninety'] as const) {
    test(`nowhere in the lobby of ${base} is one replaced by the browser's broken sign`, async ({
      aSite,
      page,
      network,
    }) => {
      await network.breakCall(/\/art\//, 504);
      const site = await aSite({ base, ...everySection });
      await page.goto(site.url());
      await expect(page.getByRole('region', { name: 'Recent wins' })).toBeVisible();
      await expect(async () => {
        await page.mouse.wheel(0, 700);
        const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
        expect(left).toBeLessThan(2);
      }).toPass();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => brokenSigns(page)).toEqual([]);
    });
  }
});

test.describe('what a lobby loads', () => {
  const banners = /\/art\/banners\//;

  /** Opens the lobby of Karat under a clock that stands still; gives the paths that it has asked for so far. */
  async function openLobby(page: Page, url: string): Promise<() => readonly string[]> {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('main img[src*="/art/games/"]').first()).toHaveJSProperty('complete', true);
    return () => asked;
  }
  const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js');

  test('its scripts, and banners out of sight, come after what is in sight', async ({ aSite, page, network }) => {
    const site = await aSite({ base: 'karat' });
    const release = await network.hold(banners);
    const asked = await openLobby(page, site.url());
    const asks = (what: RegExp) => asked().filter((path) => what.test(path)).length;
    expect(asks(/^\/assets\/.*\.js$/), 'scripts').toBe(0);
    expect(asks(banners)).toBe(1);
    expect(asks(/\.woff2$/), 'preloaded faces').toBe(2);
    release();
    const scriptsOfNextFrames = async () => {
      await page.clock.runFor(50);
      return asked().filter(isScript).length;
    };
    await expect.poll(scriptsOfNextFrames).toBeGreaterThan(5);
    await expect.poll(() => asks(/\.woff2$/), 'the late faces').toBeGreaterThan(2);
    await page.clock.resume();
    await expect.poll(() => asks(banners)).toBeGreaterThan(1);
  });

  test('a picture that stalls keeps its scripts for 2 s', async ({ aSite, page, network }) => {
    const site = await aSite({ base: 'karat' });
    await network.silence(banners);
    const asked = await openLobby(page, site.url());
    await page.clock.runFor(1_900);
    expect(asked().filter(isScript)).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => asked().filter(isScript).length).toBeGreaterThan(5);
  });
});
