import { logIn, player, sessionOf } from '../support/account.ts';
import { ask } from '../support/ask-platform.ts';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const launch = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', language: 'en' };
const announcements = [{ type: 'PU', title: 'News of the day', content: '<p>Something new</p>' }];

test.describe('a brand under the policy pack de', () => {
  test('after each login the sums of 30 days are shown and confirmed, once, and no game opens before', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', merchant: { policy: 'de' } });
    const history = [
      { day: 40, kind: 'bet', amount: '9.00', win: '0.00' },
      { day: 20, kind: 'bet', amount: '5.00', win: '8.00' },
      { day: 2, kind: 'bet', amount: '10.00', win: '4.00' },
    ];
    await platform.given(site, { announcements, accounts: [{ ...player, balance: '40.00', history }] });
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await logIn(page);
    const sums = page.getByRole('dialog', { name: 'Your play of the last 30 days' });
    await expect(sums).toContainText(/Staked.*15\.00.*Won.*3\.00.*Lost.*6\.00.*Result.*3\.00/);
    // One dialog at a time: neither waits below the other.
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sums).toBeVisible();
    expect(await findViolations(page, 'the sums after a login')).toEqual([]);
    const token = String((await sessionOf(page))?.['token']);
    expect(await ask(site, 'launch', token, launch)).toMatchObject({ notices: ['sums'] });

    // Another page does not take it away.
    await page.goto(site.url('/m/hot-games'));
    await expect(sums).toBeVisible();
    await sums.getByRole('button', { name: 'I have seen this' }).click();
    await expect(sums).toHaveCount(0);
    expect(String(Object(await ask(site, 'launch', token, launch)).url)).toContain('launch=');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Ember Tiger/ }).first()).toBeVisible();
    await expect(sums).toHaveCount(0);
    await expect(site.publish({ settings: { 'safePlay.sumsAtLogin': false } })).rejects.toThrow(/POLICY_BROKEN/);
  });
});
