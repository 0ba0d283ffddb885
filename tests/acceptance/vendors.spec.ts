import type { Page } from '@playwright/test';
import { aGame, gameList, wallTiles } from '../support/games.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { painted } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('[data-vendor-card]');
const tiles = (page: Page) => cards(page).locator('strong');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Vendors' });
const entries = (page: Page) => menu(page).getByRole('button', { name: /^(?!More|Earlier)/ });

const vendor = (vassalage: string, gameType: string, gameCategory = gameType) => ({
  ...{ vassalage, displayName: `Maker ${vassalage}`, mobileLargeIcon: `/art/vendors/${vassalage}.svg` },
  ...{ gameType, gameCategory },
});
const answerOf = (vendors: readonly ReturnType<typeof vendor>[], sorting: readonly string[] = []) => ({
  vendors,
  mapping: {},
  sorting,
});
const eachType = answerOf([
  ...['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'RNG'].flatMap((type) => [vendor(`${type}1`, type), vendor(`${type}2`, type)]),
  vendor('SV3', 'SPORTS'),
  vendor('DIG', 'SPORTS'),
]);

test.describe('vendor tiles', () => {
  test('lottery, e-lottery and live have those of their category and no others @G-021 @G-022 @G-025', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { vendors: eachType } });
    for (const [path, type] of [
      ['/m/lott', 'LOTT'],
      ['/m/elott', 'ELOTT'],
      ['/m/live-games', 'LIVE'],
    ] as const) {
      await page.goto(site.url(path));
      await expect(tiles(page), path).toHaveText([`Maker ${type}1`, `Maker ${type}2`]);
    }
  });

  test('sports leave cockfight to its own page, which stands when one is served @G-023 @G-024 @G-069', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { vendors: eachType } });
    await page.goto(site.url('/m/sport-games'));
    await expect(tiles(page)).toHaveText(['Maker SPORTS1', 'Maker SPORTS2']);
    await page.goto(site.url('/m/cockfight'));
    await expect(tiles(page)).toHaveText(['Maker SV3', 'Maker DIG']);
    await platform.given(site, { answers: { vendors: answerOf([vendor('A', 'SPORTS')]) } });
    await page.reload();
    await expect(main(page).getByText('No games found')).toBeVisible();
  });

  test('the general page reads its type; e-sports have their vendors @G-026 @G-070', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { vendors: eachType } });
    await page.goto(site.url('/m/vendors'));
    await expect(tiles(page)).toHaveText(['Maker SPORTS1', 'Maker SPORTS2']);
    await page.goto(site.url('/m/vendors?gameType=LIVE'));
    await expect(tiles(page)).toHaveText(['Maker LIVE1', 'Maker LIVE2']);
    await platform.given(site, { answers: { vendors: null } });
    await page.goto(site.url('/m/vendors?gameType=ESPORTS'));
    await expect(tiles(page)).toHaveText(['Arc Vector', 'Apex Index', 'Imprint', 'Threefold', 'Inner Arena']);
    const served = answerOf([vendor('AV', 'SPORTS'), vendor('IA', 'SPORTS', 'ESPORTS'), vendor('XX', 'SPORTS')]);
    await platform.given(site, { answers: { vendors: served } });
    await page.reload();
    await expect(tiles(page)).toHaveText(['Maker AV', 'Maker IA']);
    await page.goto(site.url('/m/sport-games'));
    await expect(tiles(page)).toHaveText(['Maker AV', 'Maker IA', 'Maker XX']);
    await site.publish({ settings: { 'vendors.esports': 'XX' } });
    await page.goto(site.url('/m/vendors?gameType=ESPORTS'));
    await expect(tiles(page)).toHaveText(['Maker XX']);
  });

  test('show large icon and name, and open that vendor’s games @G-063 @G-064 @G-065', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    const entry = { ...vendor('PAPERLANE', 'SPORTS', 'LIVE'), mobileLargeIcon: '/art/vendors/VERMEIL.svg' };
    await platform.given(site, { answers: { vendors: answerOf([entry]) } });
    await page.goto(site.url('/m/live-games'));
    await expect(cards(page).locator('img').first()).toHaveAttribute('src', /VERMEIL\.svg$/);
    await expect(tiles(page)).toHaveText(['Maker PAPERLANE']);
    await cards(page).getByRole('button', { name: 'Maker PAPERLANE' }).click();
    await expect(page).toHaveURL(/vassalage=PAPERLANE/);
    await expect.poll(() => calls.of('games').at(-1)?.query.get('vassalage')).toBe('PAPERLANE');
  });
});

test.describe('a card of a vendor', () => {
  test('has three of its games and how many there are, by the list that a tap opens', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    const games = ['EMBER', 'KOI', 'SUN', 'LAST'].map((name, index) => aGame(index, { iconUrl: `/art/x/${name}` }));
    const listed = gameList(games, { totalPages: 9, totalCount: 31 });
    await platform.given(site, { answers: { vendors: answerOf([vendor('A', 'LIVE')]), games: listed } });
    const pictures: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/art/x/') && !pictures.includes(pathname)) pictures.push(pathname);
    });
    await page.goto(site.url('/m/live-games'));
    await expect(cards(page).getByRole('button', { name: 'Maker A 31 games' })).toBeVisible();
    await expect(cards(page).locator('[data-vendor="covers"] > span')).toHaveCount(3);
    await expect
      .poll(() => pictures.toSorted())
      .toEqual(['EMBER', 'KOI', 'SUN'].map((name) => `/art/x/${name}-s.avif`));
    const asked = calls.of('games').at(-1)?.query;
    expect([asked?.get('gameType'), asked?.get('vassalage'), asked?.get('pageSize')]).toEqual(['LIVE', 'A', '3']);
  });

  test('asks for its games when it comes into sight, and stays with its name where they cannot be had', async ({
    aSite,
    page,
    calls,
    network,
    platform,
  }) => {
    const site = await aSite();
    const many = Array.from({ length: 30 }, (_, index) => vendor(`V${index}`, 'LIVE'));
    await platform.given(site, { answers: { vendors: answerOf(many) } });
    await network.breakCall('games');
    await page.goto(site.url('/m/live-games'));
    await expect(tiles(page)).toHaveCount(30);
    const askedFor = () => calls.of('games').map(({ query }) => query.get('vassalage'));
    await expect.poll(askedFor).toContain('V0');
    await expect(cards(page).first().locator('[data-vendor="covers"]')).toHaveCount(0);
    await expect(cards(page).first().getByRole('button', { name: 'Maker V0' })).toBeVisible();
    expect(askedFor()).not.toContain('V29');
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(askedFor).toContain('V29');
  });

  for (const base of sweptBrands('cards of vendors')) {
    test(`begins in the first third of a phone, and keeps its shape before its games come, at ${base}`, async ({
      aSite,
      page,
      network,
    }) => {
      const site = await aSite({ base, language: 'en' });
      await page.setViewportSize({ width: 390, height: 844 });
      const games = await network.hold('games');
      await page.goto(site.url('/m/live-games'));
      const box = async () => (await cards(page).first().boundingBox()) ?? { y: 844, height: 0 };
      // The ghosts of the cards cannot be pressed: they are inert.
      await expect(cards(page).first().getByRole('button', { name: /\w/ })).toBeVisible();
      const waiting = await box();
      expect(waiting.y).toBeLessThanOrEqual(844 / 3);
      games();
      await expect(cards(page).first().locator('[data-vendor="note"]')).toHaveText(/\d/);
      expect(Math.abs((await box()).height - waiting.height)).toBeLessThanOrEqual(1);
      await page.goto(site.url('/m/slot-games'));
      await expect(wallTiles(page).first()).toBeVisible();
      expect((await wallTiles(page).first().boundingBox())?.y).toBeLessThanOrEqual(844 * 0.33);
    });
  }
});

test.describe('the vendor menu', () => {
  const slots = (count: number) => Array.from({ length: count }, (_, index) => vendor(`V${index}`, 'RNG'));

  test('has All, then the vendors; one of them narrows the list @G-037 @G-060 @G-072', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite({ settings: { 'vendors.menu': 'strip' } });
    await platform.given(site, { answers: { vendors: answerOf(slots(20)) } });
    await page.goto(site.url('/m/slot-games'));
    await expect(entries(page)).toHaveCount(21);
    await expect(entries(page).first()).toHaveText('All');
    await expect(entries(page).first()).toHaveAttribute('aria-pressed', 'true');
    await entries(page).filter({ hasText: 'Maker V15' }).click();
    await expect.poll(() => calls.of('games').at(-1)?.query.get('vassalage')).toBe('V15');
    await entries(page).first().click();
    await expect.poll(() => calls.of('games').at(-1)?.query.get('vassalage')).toBe('');
    await platform.given(site, { answers: { vendors: answerOf(slots(2)) } });
    await page.reload();
    await expect(entries(page)).toHaveText(['All', 'Maker V0', 'Maker V1']);
  });

  test('has an arrow towards each end that it can be scrolled to @G-038', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await platform.given(site, { answers: { vendors: answerOf(slots(20)) } });
    await page.goto(site.url('/m/slot-games'));
    const [up, down] = ['Earlier vendors', 'More vendors'].map((name) => menu(page).getByRole('button', { name }));
    await expect(down ?? menu(page)).toBeVisible();
    await expect(up ?? menu(page)).toHaveCount(0);
    await menu(page)
      .locator('ul')
      .evaluate((list) => list.scrollTo(0, 300));
    await expect(up ?? menu(page)).toBeVisible();
    await expect(down ?? menu(page)).toBeVisible();
    await menu(page)
      .locator('ul')
      .evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(down ?? menu(page)).toHaveCount(0);
    await platform.given(site, { answers: { vendors: answerOf(slots(2)) } });
    await page.reload();
    await expect(entries(page)).toHaveCount(3);
    await expect(up ?? menu(page)).toHaveCount(0);
    await expect(down ?? menu(page)).toHaveCount(0);
  });

  test('takes its icons from the icon host, and a general sign for one that is missing @G-061 @G-062', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ settings: { 'vendors.iconHost': '/art/vendors/none/' } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await platform.given(site, { answers: { vendors: answerOf([vendor('JL', 'RNG')]) } });
    await page.goto(site.url('/m/slot-games'));
    await expect(entries(page)).toHaveText(['All', 'Maker JL']);
    await expect.poll(() => asked.filter((path) => path === '/art/vendors/none/JL-COLOR.png').length).toBe(1);
    await expect(menu(page).locator('img')).toHaveCount(0);
    await expect(entries(page).last().locator('svg')).toBeVisible();
    expect(asked.filter((path) => path === '/art/vendors/none/JL-COLOR.png')).toHaveLength(1);
  });

  test('follows the sorting list, as the tabs of the types do @G-067', async ({ aSite, page, platform }) => {
    const site = await aSite({ navigation: { 'home.category': ['home.slots', 'home.live', 'home.fishing'] } });
    const served = [...slots(3), vendor('L', 'LIVE'), vendor('F', 'FISH')];
    const tabs = page.getByRole('navigation', { name: 'Game types' }).getByRole('button');
    await platform.given(site, { answers: { vendors: answerOf(served, ['RNG', 'LIVE', 'FISH', 'V0', 'V1', 'V2']) } });
    await page.goto(site.url('/m/slot-games'));
    await expect(entries(page)).toHaveText(['All', 'Maker V0', 'Maker V1', 'Maker V2']);
    await expect(tabs).toHaveText(['Slots', 'Live', 'Fishing']);
    await platform.given(site, { answers: { vendors: answerOf(served, ['FISH', 'LIVE', 'RNG', 'V2', 'V1', 'V0']) } });
    await page.reload();
    await expect(entries(page)).toHaveText(['All', 'Maker V2', 'Maker V1', 'Maker V0']);
    await expect(tabs).toHaveText(['Fishing', 'Live', 'Slots']);
  });

  test('that comes after the types hides none of those before the chosen one', async ({ aSite, page, network }) => {
    const site = await aSite({ base: 'chamak', language: 'ur' });
    const tabs = page.getByRole('navigation', { name: 'گیمز کی اقسام' }).getByRole('button');
    const release = await network.hold('vendors');
    await page.goto(site.url('/m/slot-games'));
    await expect(tabs.first()).toHaveText('سلاٹس');
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    release();
    await expect(tabs.first()).toHaveText('لاٹری');
    await painted(page);
    await expect(tabs.first()).toBeInViewport({ ratio: 1 });
  });
});
