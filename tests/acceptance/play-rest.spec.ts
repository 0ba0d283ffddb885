import { findViolations } from '../support/axe.ts';
import { confirmNotice } from '../support/confirm-notice.ts';
import { ask } from '../support/ask-platform.ts';
import { bringRealityCheck } from '../support/reality-check.ts';
import { memberName, memberPassword, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const launch = { gameId: 'ember-tiger', gameType: 'RNG', playType: 'trad', language: 'en' };

test.describe('a brand under the policy pack de', () => {
  // Reels that turn for seconds prove nothing more.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('after the notice of an hour nobody plays until the rest is over, which is counted down over the game', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', merchant: { policy: 'de' } });
    const account = { userName: memberName, password: memberPassword };
    const arrange = (play: object) => platform.given(site, { accounts: [{ ...account, safePlay: { play } }] });
    await page.goto(site.url('/m/home'));
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    const { token } = await signIn(page, site, { balance: '50.00' });
    await confirmNotice(site, token, 'sums');
    await page.goto(site.url('/m/hot-games'));
    const tile = page.getByRole('button', { name: /^Ember Tiger/ }).first();
    await tile.click();
    await expect(page).toHaveURL(site.url('/m/play'));
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true });
    await expect(spin).toBeVisible();

    // An hour of play: the platform itself refuses the next turn and begins the rest.
    await arrange({ minutes: 60 });
    await spin.click();
    const notice = page.getByRole('dialog', { name: 'A look at the clock' });
    await expect(notice.getByRole('timer')).toHaveText(/Play opens again in 4:\d\d/);
    await expect(notice).toContainText('nobody plays for a few minutes');
    await expect(notice.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    expect(await findViolations(page, 'a rest')).toEqual([]);
    expect(await ask(site, 'launch', token, launch)).toHaveProperty('until');

    // Who stops and opens a game again meets the same rest.
    await notice.getByRole('button', { name: 'Stop here' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goto(site.url('/m/hot-games'));
    await tile.click();
    await expect(notice.getByRole('timer')).toHaveText(/Play opens again in [34]:\d\d/);

    // The last seconds of it, over the game.
    await arrange({ restSeconds: 16 });
    await page.goto(site.url('/m/play'));
    await bringRealityCheck(page, site);
    await expect(notice.getByRole('timer')).toHaveText(/Play opens again in 0:[01]\d/);
    await expect(notice.getByRole('status')).toHaveText('Your rest is over. You can play on.', { timeout: 30_000 });
    await notice.getByRole('button', { name: 'Go on' }).click();
    await expect(notice).toHaveCount(0);
    expect(String(Object(await ask(site, 'launch', token, launch)).url)).toContain('launch=');
    await expect(site.publish({ settings: { 'safePlay.restMinutes': 4 } })).rejects.toThrow(/POLICY_BROKEN/);
  });
});
