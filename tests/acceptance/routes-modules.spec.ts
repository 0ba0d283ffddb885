import type { Page } from '@playwright/test';
import { wallTiles } from '../support/games.ts';
import { bottomBar, visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('routes', () => {
  test('the account pages that games and agents link to are all there @G-030', async ({ aSite, page }) => {
    const site = await aSite({ flags: { DEPOSIT: true, WITHDRAW: true } });
    await page.goto(site.url('/m/help'));
    // Who is logged in has no use for these two, and is sent home (row A-073).
    for (const path of ['/m/register', '/m/login']) await visit(page, path);
    await signIn(page, site, { paymentPassword: '135790' });
    await page.goto(site.url('/m/help'));
    for (const path of [
      ...['/m/webEmail', '/m/member/home', '/m/voucherCenter', '/m/withdraw', '/m/securityCenter'],
      '/m/transaction/record',
    ]) {
      await visit(page, path);
    }
  });

  test('a feature that a site switches off is gone with everything that leads to it; the rest works @G-029', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site, { userName: 'octavian', type: 41 });
    await page.goto(site.url('/m/member/home'));
    await expect(bottomBar(page).getByText('Offers')).toBeVisible();
    await main(page).getByText('Agent centre').click();
    await expect(page).toHaveURL(site.url('/m/agent/home'));
    await site.publish({ merchant: { features: { agent: false, promotions: false, play: false, lottery: false } } });
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(bottomBar(page).getByText('Member')).toBeVisible();
    await expect(bottomBar(page).getByText('Offers')).toHaveCount(0);
    for (const path of ['/m/agent/home', '/m/activity', '/m/lottery', '/m/lott']) {
      await page.goto(site.url(path));
      await expect(page, path).toHaveURL(site.url('/m/home'));
    }
    await page.goto(site.url('/m/member/home'));
    await expect(main(page).getByText('octavian').first()).toBeVisible();
    await expect(main(page).getByText('Agent centre')).toHaveCount(0);
    await page.goto(site.url('/m/slot-games'));
    await wallTiles(page).first().getByRole('button').first().click();
    await expect(page.getByText('Games cannot be opened on this site')).toBeVisible();
    expect(calls.of('launch')).toEqual([]);
    await site.publish({ merchant: { features: { games: false } } });
    await page.goto(site.url());
    await expect(main(page).getByRole('region', { name: 'Hot games' }).locator('[data-tile]').first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'More' })).toHaveCount(0);
  });
});
