import type { Page } from '@playwright/test';
import { wallTiles } from '../support/games.ts';
import { holdTile } from '../support/hold-tile.ts';
import { visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const inTab = { settings: { 'launch.target': 'self' } };
const framed = { settings: { 'launch.target': 'frame' } };
const eight = ['gameType', 'vassalage', 'gameCode', 'gameId', 'nodeId', 'supportPlay', 'isGameH5', 'playType'];

const tiles = (page: Page) => page.getByRole('main').getByRole('button', { name: /Ember Tiger, / });

test.describe('launch', () => {
  test('a game is launched once with its own values, opens in this tab, and Back leads to the list @G-142 @G-145 @G-148', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    const site = await aSite(inTab);
    await signIn(page, site, { balance: '40.00' });
    await page.goto(site.url('/m/slot-games'));
    const release = await network.hold('launch');
    await tiles(page).first().click();
    await expect(page.getByText('Opening the game')).toBeVisible();
    await tiles(page).first().click();
    release();
    await expect(page.getByRole('heading', { name: 'Ember Tiger' })).toBeVisible();
    const sent = calls.of('launch');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method).toBe('GET');
    expect([...(sent[0]?.query.keys() ?? [])]).toEqual(expect.arrayContaining(eight));
    expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({
      gameType: 'RNG',
      gameId: 'ember-tiger',
      gameCode: 'ember-tiger',
      supportPlay: '1',
      playType: 'trad',
    });
    await page.goBack();
    await expect(page).toHaveURL(site.url('/m/slot-games'));
  });

  test('a game that takes the place of the page is among the recent ones: that call outlives the page @G-099', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite(inTab);
    await signIn(page, site);
    await page.addInitScript(() => {
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) => {
        if (String(input).includes('/recent/add')) sessionStorage.setItem('outlives', String(init?.keepalive));
        return fetch(input, init);
      };
    });
    await page.goto(site.url('/m/slot-games'));
    await tiles(page).first().click();
    await expect(page.getByRole('heading', { name: 'Ember Tiger' })).toBeVisible();
    await expect.poll(() => calls.of('recentAdd').length).toBe(1);
    await page.goto(site.url('/m/recent'));
    await expect(wallTiles(page).first()).toContainText('Ember Tiger');
    expect(await page.evaluate(() => sessionStorage.getItem('outlives'))).toBe('true');
  });

  test('a game in a tab of its own cannot reach the page that opened it @G-148', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'launch.target': 'blank' } });
    await signIn(page, site);
    await page.goto(site.url('/m/slot-games'));
    const opened = page.waitForEvent('popup');
    await tiles(page).first().click();
    const game = await opened;
    await expect(game.getByRole('heading', { name: 'Ember Tiger' })).toBeVisible();
    expect(await game.evaluate(() => globalThis.opener === null)).toBe(true);
    await expect(page).toHaveURL(site.url('/m/slot-games'));
  });

  test('a guest goes to the login and no call is made @G-141 @G-276', async ({ aSite, page, calls }) => {
    const site = await aSite(inTab);
    await page.goto(site.url('/m/slot-games'));
    await tiles(page).first().click();
    await expect(page).toHaveURL(site.url('/m/login'));
    await page.goto(site.url('/m/lottery'));
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(calls.of('launch')).toHaveLength(0);
  });

  test('a launch that fails says why, and the list stays @G-149', async ({ aSite, page, platform }) => {
    const site = await aSite(inTab);
    await signIn(page, site);
    await platform.given(site, {
      failures: { launch: { status: 500, code: 'table.closed', message: 'The table is closed' } },
    });
    await page.goto(site.url('/m/slot-games'));
    await tiles(page).first().click();
    await expect(page.getByText('The table is closed')).toBeVisible();
    await expect(page.getByText('Opening the game')).toHaveCount(0);
    await expect(page).toHaveURL(site.url('/m/slot-games'));
  });

  test('the word of a launch that fails stays until it is read, and leads into the game after all', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(framed);
    await signIn(page, site);
    await platform.given(site, {
      failures: { launch: { status: 500, code: 'table.closed', message: 'The table is closed' } },
    });
    await page.goto(site.url('/m/slot-games'));
    await tiles(page).first().click();
    const dialog = page.getByRole('dialog', { name: 'This game did not open' });
    await expect(dialog).toContainText('The table is closed');
    await expect(dialog.getByRole('heading', { name: 'Ember Tiger' })).toBeVisible();
    await platform.given(site, { failures: {} });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(site.url('/m/play'));
    await expect(dialog).toHaveCount(0);
  });

  test('a trial account plays in a frame under the bar; what it wins or loses stands there and in the record, it among the recent games @G-099 @G-147 @G-311', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite(framed);
    await signIn(page, site, { type: 4, balance: '40.00' });
    await page.goto(site.url('/m/slot-games'));
    await tiles(page).first().click();
    await expect(page).toHaveURL(site.url('/m/play'));
    const game = page.frameLocator('iframe');
    const bar = page.getByRole('main');
    await expect(bar.getByText('Ember Tiger')).toBeVisible();
    await expect.poll(() => calls.of('recentAdd').map(({ method }) => method)).toEqual(['GET']);
    const spun = page.waitForResponse(/\/play\/round$/);
    await game.getByRole('button', { name: 'Spin' }).click();
    const { balance } = await (await spun).json();
    const expected = `£${(balance / 100).toFixed(2)}`;
    await expect(bar.getByText(expected)).toBeVisible();
    await expect(game.getByText(expected).first()).toBeVisible();
    // A page that is loaded again has its game again, and Back leads to the list.
    await page.reload();
    await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
    await bar.getByRole('button', { name: 'Back to the games' }).click();
    await expect(page).toHaveURL(site.url('/m/slot-games'));
    await page.goto(site.url('/m/gameRecord'));
    await expect(page.getByText('Ember Tiger').first()).toBeVisible();
    await visit(page, '/m/recent');
    await expect(wallTiles(page).first()).toContainText('Ember Tiger');
  });

  test('members may try a game with play money, a trial account and a guest may not @G-146', async ({
    aSite,
    page,
    calls,
    anotherVisitor,
  }) => {
    const site = await aSite(inTab);
    const tryFree = async (visitor: Page) => {
      await visitor.goto(site.url('/m/slot-games'));
      await holdTile(tiles(visitor).first());
      await visitor.getByRole('dialog').getByRole('button', { name: 'Try with play money' }).click();
    };
    await tryFree(page);
    await expect(page).toHaveURL(site.url('/m/login'));
    await signIn(page, site, { type: 4 });
    await tryFree(page);
    await expect(page.getByText('Please login an actual account to use this function')).toBeVisible();
    expect(calls.of('launch')).toHaveLength(0);
    const member = await anotherVisitor();
    await signIn(member, site, { userName: 'fern', type: 1, balance: '5.00' });
    await tryFree(member);
    await expect(member.getByText('Play money')).toBeVisible();
    await expect(member.getByText('£1,000.00')).toBeVisible();
  });
});
