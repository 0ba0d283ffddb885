import { aGame, gameList, severalGames, wallTiles } from '../support/games.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('tiles', () => {
  test('have picture, name and heart; new ones a mark; a broken picture leaves the name @G-124 @G-127 @G-128', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    const games = [aGame(1, { iconUrl: '/art/games/ember-tiger' }), aGame(2, { isNew: 1, iconUrl: '/art/games/none' })];
    await platform.given(site, { answers: { games: gameList(games) } });
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveCount(2);
    await expect(wallTiles(page).first().locator('img')).toHaveAttribute('src', /ember-tiger/);
    await expect(wallTiles(page).first()).toContainText('Game 1');
    await expect(wallTiles(page).first().getByRole('button', { name: 'Add Game 1 to favourites' })).toBeVisible();
    await expect(wallTiles(page).getByText('New', { exact: true })).toHaveCount(1);
    await expect(wallTiles(page).last().getByText('New', { exact: true })).toBeVisible();
    await expect(wallTiles(page).last().locator('img')).toHaveCount(0);
    await expect(wallTiles(page).last()).toContainText('Game 2');
    await platform.given(site, { answers: { games: gameList(games), hotGames: { list: games } } });
    await page.goto(site.url());
    const hot = page.getByRole('region', { name: 'Hot games' }).locator('[data-tile]');
    await expect(hot).toHaveCount(2);
    await expect(hot.first()).not.toContainText('New');
    await expect(hot.last().getByText('New', { exact: true })).toBeVisible();
  });

  test('launch on a tap, not on their heart, and have one of five themes each @G-125 @G-126', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, { answers: { games: gameList(severalGames(100)), favouriteAdd: true } });
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveCount(100);
    const themes = await wallTiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')));
    expect(new Set(themes)).toEqual(new Set(['1', '2', '3', '4', '5']));
    await wallTiles(page).first().locator('[aria-pressed]').click();
    await expect.poll(() => calls.of('favouriteAdd').length).toBe(1);
    expect(calls.of('launch')).toEqual([]);
    await wallTiles(page).first().getByRole('button', { name: 'Game 1, Jollylark' }).click();
    await expect.poll(() => calls.of('launch').length).toBeGreaterThan(0);
  });
});

test.describe('touch', () => {
  test('a press shows after 130 ms, stays 100 ms longer, and is a long one from 370 ms @G-371 @G-372 @G-373', async ({
    aSite,
    page,
    calls,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, { answers: { games: gameList([aGame(1)]) } });
    await page.goto(site.url('/m/slot-games'));
    const tile = wallTiles(page).first();
    await expect(tile).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await tile.hover();
    const press = async (ms: number) => {
      await page.mouse.down();
      await page.clock.runFor(ms);
    };
    await press(100);
    await expect(tile).not.toHaveAttribute('data-pressed');
    await page.clock.runFor(35);
    await expect(tile).toHaveAttribute('data-pressed');
    await page.clock.runFor(300);
    await page.mouse.up();
    await page.clock.runFor(80);
    await expect(tile).toHaveAttribute('data-pressed');
    await page.clock.runFor(30);
    await expect(tile).not.toHaveAttribute('data-pressed');
    await page.clock.resume();
    await expect(page.getByRole('dialog', { name: 'Game 1' })).toBeVisible();
    expect(calls.of('launch'), 'a long press is no tap').toEqual([]);
    await page.getByRole('dialog', { name: 'Game 1' }).getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => calls.of('launch').length).toBeGreaterThan(0);
  });

  test('over tiles the walk of a finger scrolls the list and launches nothing @G-375', async ({
    aSite,
    page,
    calls,
    context,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, { answers: { games: gameList(severalGames(40)) } });
    await page.goto(site.url('/m/slot-games'));
    const tile = wallTiles(page).nth(4);
    await tile.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const box = await tile.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 60];
    const before = await page.evaluate(() => scrollY);
    const finger = await context.newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const way of [20, 60, 120, 200, 300]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - way }] });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(calls.of('launch')).toEqual([]);
    await expect(page).toHaveURL(site.url('/m/slot-games'));
  });
});

test('a phone on its side shows a whole row of the tall tiles of Karat beside its vendors', async ({ aSite, page }) => {
  const site = await aSite({ base: 'karat', language: 'en', settings: { 'vendors.menu': 'rail' } });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(site.url('/m/slot-games'));
  const tiles = page.locator('main [data-wall] [data-tile]');
  await expect(tiles.nth(3)).toBeAttached();
  const tops = await tiles.evaluateAll((all) => all.slice(0, 4).map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size, 'three in a row').toBe(1);
  expect((tops[3] ?? 0) - (tops[0] ?? 0), 'the next row').toBeLessThanOrEqual(210);
});
