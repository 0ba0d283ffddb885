import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const look = { base: 'ninety', navigation: { 'home.section': ['fixtures.lead', 'home.games'] } } as const;
const board = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Next matches' });

test.describe('the lead of a sports brand', () => {
  test('is the next match: a tap on its odds opens the game with that end chosen, and the bet is taken', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(look);
    await signIn(page, site, { balance: '500.00' });
    await page.goto(site.url());
    await expect(board(page).getByRole('timer', { name: 'Time until bets close' })).toHaveText(/^\d\d:\d\d$/);
    await expect(board(page).getByRole('heading')).toHaveCount(2 + 4);
    const away = board(page)
      .getByRole('button', { name: /^Bet on / })
      .nth(2);
    const odds = (await away.textContent())?.match(/\d+\.\d\d/)?.[0] ?? 'none';
    await away.click();
    await page.waitForURL(/\/play\?/);
    await expect(page.getByRole('button', { pressed: true })).toHaveAccessibleName(new RegExp(` ${odds}$`));
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect(page.getByText('Full time')).toBeVisible({ timeout: 20_000 });
  });

  test('is of the kind that the site names', async ({ aSite, page, calls }) => {
    const site = await aSite({ ...look, settings: { 'fixtures.gameType': 'ESPORTS' } });
    await page.goto(site.url());
    // Matches of e-sports always have a winner: two ends of each of the five.
    await expect(board(page).getByRole('button', { name: /^Bet on / })).toHaveCount(2 * 5);
    expect(calls.of('fixtures')[0]?.query.get('gameType')).toBe('ESPORTS');
  });

  test('is the growing jackpot while the platform has no matches', async ({ aSite, page, platform }) => {
    const site = await aSite(look);
    await platform.given(site, { answers: { fixtures: { list: [] } } });
    await page.goto(site.url());
    await expect(page.getByRole('main').getByRole('region', { name: 'Grand jackpot' })).toBeVisible();
    await expect(board(page)).toHaveCount(0);
  });
});
