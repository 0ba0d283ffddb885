import type { Locator, Page } from '@playwright/test';
import { input, logIn, player } from '../support/account.ts';
import { walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const look = { base: 'ninety', navigation: { 'home.section': ['fixtures.lead', 'home.games'] } } as const;
const board = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Next matches' });
const end = (page: Page) =>
  board(page)
    .getByRole('button', { name: /^Bet on / })
    .nth(2);
const chosen = (page: Page) => page.getByRole('button', { pressed: true });
const oddsOf = async (cell: Locator) => new RegExp(` ${(await cell.locator('strong').textContent()) ?? 'none'}$`);

test.describe('the lead of a sports brand', () => {
  test('is the next match: a tap on its odds opens the game with that end chosen, and the bet is taken', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(look);
    await signIn(page, site, { balance: '500.00' });
    await page.goto(site.url());
    await expect(board(page).getByText('Played as you bet')).toBeVisible();
    await expect(board(page).getByRole('timer'), 'nothing to wait for').toHaveCount(0);
    const grounds = await board(page)
      .getByRole('button', { name: /^Bet on / })
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    expect(new Set(grounds).size, 'no end looks chosen').toBe(1);
    await expect(board(page).getByRole('heading')).toHaveCount(2 + 4);
    const odds = await oddsOf(end(page));
    await end(page).click();
    await expect(chosen(page)).toHaveAccessibleName(odds);
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(page.getByText(/^(Full time|Result)$/)).toBeVisible({ timeout: 20_000 });
  });

  test('keeps what a guest chose until they have logged in, and forgets it when they turn back', async ({
    aSite,
    page,
    platform,
    calls,
    anotherVisitor,
  }) => {
    const site = await aSite(look);
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url());
    await end(page).click();
    await expect(page).toHaveURL(site.url('/m/login'));
    await page.goBack();
    await end(page).waitFor();
    await walkTo(page, '/m/login');
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(end(page)).toBeVisible();
    const other = await anotherVisitor();
    await other.goto(site.url());
    const odds = await oddsOf(end(other));
    await end(other).click();
    await logIn(other);
    await expect(chosen(other)).toHaveAccessibleName(odds);
    await other.goBack();
    await expect(other).toHaveURL(site.url('/m/home'));
    await expect(end(other)).toBeVisible();
    expect(calls.of('launch')).toHaveLength(0);
  });

  test('opens what a guest chose after a login in the dialog', async ({ aSite, page, platform }) => {
    const site = await aSite({ ...look, settings: { 'guest.prompt': 'dialog' } });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url());
    const odds = await oddsOf(end(page));
    await end(page).click();
    await input(page, 'username').fill(player.userName);
    await input(page, 'password').fill(player.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(chosen(page)).toHaveAccessibleName(odds);
  });

  test('forgets what a guest chose when they close the dialog', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ ...look, settings: { 'guest.prompt': 'dialog' } });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url());
    await end(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await walkTo(page, '/m/login');
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(end(page)).toBeVisible();
    expect(calls.of('launch')).toHaveLength(0);
  });

  test('says until when bets are taken on a match that is played later', async ({ aSite, page, platform }) => {
    const site = await aSite(look);
    const game = { gameId: 'goal-rush', nodeId: '7', gameName: 'Goal Rush' };
    const match = {
      id: '9-three-0',
      home: 'Ironworks',
      away: 'Saltmarsh',
      odds: { home: 1.5, draw: 4, away: 7 },
      game,
    };
    await platform.given(site, { answers: { fixtures: { list: [{ ...match, closesAt: Date.now() + 1_800_000 }] } } });
    await page.goto(site.url());
    await expect(board(page).getByRole('timer', { name: 'Time until bets close' })).toHaveText(/^\d\d:\d\d$/);
  });

  test('is kept its place by forms of its own while it is on its way', async ({ aSite, page, network }) => {
    const site = await aSite(look);
    await network.silence('fixtures');
    await page.goto(site.url());
    await expect(page.getByRole('main').locator('[aria-busy="true"] [aria-hidden]').first()).toBeVisible();
  });

  test('is of the kind that the site names', async ({ aSite, page, calls }) => {
    const site = await aSite({ ...look, settings: { 'fixtures.gameType': 'ESPORTS' } });
    await page.goto(site.url());
    // Matches of e-sports always have a winner: two ends of each of the five.
    await expect(board(page).getByRole('button', { name: /^Bet on / })).toHaveCount(2 * 5);
    expect(calls.of('fixtures')[0]?.query.get('gameType')).toBe('ESPORTS');
  });

  test('keeps no room for matches and games of a jackpot that do not come', async ({ aSite, page, platform }) => {
    const site = await aSite(look);
    await platform.given(site, { answers: { fixtures: { list: [] }, games: { list: [] } } });
    await page.goto(site.url());
    const jackpot = page.getByRole('main').getByRole('region', { name: 'Grand jackpot' });
    await expect(jackpot).toBeVisible();
    const roomBelow = () => jackpot.evaluate((one) => (one.parentElement?.clientHeight ?? 0) - one.clientHeight);
    await expect.poll(roomBelow).toBeLessThan(40);
  });

  test('is the growing jackpot while the platform has no matches', async ({ aSite, page, platform }) => {
    const site = await aSite(look);
    await platform.given(site, { answers: { fixtures: { list: [] } } });
    await page.goto(site.url());
    const jackpot = page.getByRole('main').getByRole('region', { name: 'Grand jackpot' });
    await expect(jackpot).toBeVisible();
    await expect(board(page)).toHaveCount(0);
  });
});
