import type { Page } from '@playwright/test';
import type { CallRecorder } from '../support/calls.ts';
import { favouriteList, markedIds, severalGames, wallTiles } from '../support/games.ts';
import { bottomBar } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const vendors = (page: Page) => page.getByRole('navigation', { name: 'Vendors' });
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name });
const more = (page: Page) => main(page).getByRole('button', { name: 'Load more' });
const asked = (calls: CallRecorder) => Object.fromEntries(calls.of('games').at(-1)?.query ?? []);

// Pictures that have to be drawn first would keep the calls of a busy machine waiting.
test.beforeEach(({ network }) => network.cut(/\/art\/games\//));

test.describe('modes', () => {
  test('favourites and recent are asked for page 1, and by type and vendor @G-054 @G-055 @G-092', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url('/m/slot-games'));
    await chip(page, 'Favourite').click();
    await expect.poll(() => calls.of('favourites').at(-1)?.query.get('pageNo')).toBe('1');
    await vendors(page).getByRole('button', { name: 'Paperlane' }).click();
    await expect
      .poll(() => Object.fromEntries(calls.of('favourites').at(-1)?.query ?? []))
      .toMatchObject({ gameType: 'RNG', vendor: 'PAPERLANE', pageNo: '1' });
    await chip(page, 'Recent').click();
    await expect.poll(() => calls.of('recent').at(-1)?.query.get('page')).toBe('1');
  });

  test('new games, and back to all once everything is cleared @G-056 @G-057 @G-306', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await page.goto(site.url('/m/slot-games'));
    await chip(page, 'New').click();
    await expect.poll(() => asked(calls)).toMatchObject({ isNew: '1', gameClassify: '' });
    await vendors(page).getByRole('button', { name: 'Brightforge' }).click();
    await expect.poll(() => asked(calls)).toMatchObject({ isNew: '1', vassalage: 'BRIGHTFORGE' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => asked(calls)).toMatchObject({ isNew: '', vassalage: '', gameClassify: '' });
  });

  test('load more appends page 2; another vendor empties the list, whatever comes late @G-041 @G-052', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    const site = await aSite({ settings: { 'pageSize.gameList': 12 } });
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveCount(12);
    const [first = ''] = await wallTiles(page).allTextContents();
    await more(page).click();
    await expect(wallTiles(page)).toHaveCount(24);
    expect(asked(calls)).toMatchObject({ pageNo: '2' });
    await expect(wallTiles(page).first()).toHaveText(first);
    const release = await network.hold('games');
    await vendors(page).getByRole('button', { name: 'Paperlane' }).click();
    await expect(main(page).locator('[data-ghost]')).toHaveCount(16);
    await expect(wallTiles(page)).toHaveCount(0);
    await expect(main(page).getByText('No games found')).toHaveCount(0);
    await expect(more(page)).toHaveCount(0);
    expect(asked(calls)).toMatchObject({ vassalage: 'PAPERLANE', pageNo: '1' });
    await vendors(page).getByRole('button', { name: 'Brightforge' }).click();
    await expect.poll(() => asked(calls)).toMatchObject({ vassalage: 'BRIGHTFORGE', pageNo: '1' });
    release();
    await expect(wallTiles(page)).toHaveCount(12);
    for (const words of await wallTiles(page).allTextContents()) expect(words).toContain('Brightforge');
  });

  test('favourites beyond the first hundred have their hearts, and leave when they lose them', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    const answers = { favourites: favouriteList(severalGames(2)), favouriteIds: markedIds('1'), favouriteRemove: true };
    await platform.given(site, { answers });
    await page.goto(site.url('/m/slot-games'));
    await chip(page, 'Favourite').click();
    await expect(wallTiles(page)).toHaveCount(2);
    const heart = wallTiles(page).last().locator('[aria-pressed]');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(wallTiles(page)).toHaveText([/^Game 1/]);
  });

  test('Back leads to the very game of a long list, also after a reload', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'pageSize.gameList': 100 } });
    await page.goto(site.url('/m/slot-games'));
    await expect(wallTiles(page)).toHaveCount(100);
    await more(page).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(14_000);
    await page.mouse.wheel(0, 12_345);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(12_000);
    await expect.poll(() => topGame(page)).toMatch(/\w/);
    const before = await topGame(page);
    await bottomBar(page).getByText('Home').click();
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goBack();
    await expect.poll(() => topGame(page)).toBe(before);
    await page.reload();
    await expect.poll(() => topGame(page)).toBe(before);
    // A slow phone shows the list in its place from its first frame on, every time.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let turn = 0; turn < (process.env['LIVERY_SOAK'] === '1' ? 20 : 3); turn += 1) {
      await bottomBar(page).getByText('Home').click();
      await expect(page).toHaveURL(site.url('/m/home'));
      await expect(wallTiles(page)).toHaveCount(0);
      await expect(page.locator('main [data-tile]').first()).toBeVisible();
      await page.evaluate(noteFirstFrame);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'firstFrame'))).toBe(before);
      expect(await topGame(page)).toBe(before);
    }
    // Once there it is the player's: what moves the page is not taken back.
    const place = await page.evaluate(() => scrollY);
    await page.evaluate(() => scrollBy(0, -3000));
    expect(await page.evaluate(scrollAfterFrames, 60)).toBeCloseTo(place - 3000, -2);
  });
});

/** Writes down the top game of the first frame that no longer shows the page before; runs in the page. */
function noteFirstFrame(): void {
  Reflect.deleteProperty(window, 'firstFrame');
  const before = document.querySelector('main [data-tile]');
  const look = () => {
    const tiles = [...document.querySelectorAll('main [data-wall] [data-tile]')];
    if (before === null || before.isConnected) return requestAnimationFrame(look);
    const tile = tiles.find((one) => one.getBoundingClientRect().top > 0);
    const from = Math.round((tile?.getBoundingClientRect().top ?? 0) / 4);
    return Reflect.set(window, 'firstFrame', tile ? `${tile.textContent} ${from}` : 'nothing in the window');
  };
  requestAnimationFrame(look);
}

/** How far the page is scrolled once so many more frames were painted; runs in the page. */
function scrollAfterFrames(frames: number): Promise<number> {
  return new Promise((done) => {
    const next = (left: number) => (left === 0 ? done(scrollY) : requestAnimationFrame(() => next(left - 1)));
    next(frames);
  });
}

/** The game at the top of the window and how far from it, to a few pixels. */
function topGame(page: Page): Promise<string> {
  return wallTiles(page).evaluateAll((all) => {
    const tile = all.find((one) => one.getBoundingClientRect().top > 0);
    return tile ? `${tile.textContent} ${Math.round(tile.getBoundingClientRect().top / 4)}` : '';
  });
}
