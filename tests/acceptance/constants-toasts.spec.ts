import type { Page } from '@playwright/test';
import { fillRegistration, input, plainRegistration } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const toastOf = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words);

test.describe('constants', () => {
  test('a toast stays 1.5 s where nothing else is said @A-375', async ({ aSite, page }) => {
    const site = await aSite({ promotions: { REFERRAL: true } });
    await signIn(page, site);
    await page.clock.install();
    await page.goto(site.url('/m/inviteFriends'));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await stopTheClock(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await lasts(page, 1500, 'Link copied');
  });

  test('a short toast stays 3 s, a long one 8 s @A-379 @G-362', async ({ aSite, page, platform }) => {
    const nickname = (required: boolean) => ({ nickname: { enabled: true, required } });
    const site = await aSite(plainRegistration({ rules: nickname(false) }));
    await page.clock.install();
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    const { release } = await site.publish({
      rules: nickname(true),
      strings: { en: { registration: { submit: 'Join now' } } },
    });
    await expect(page.getByRole('button', { name: 'Join now' })).toBeVisible();
    await platform.enforces(site, release);
    await stopTheClock(page);
    await input(page, 'username').press('Enter');
    await lasts(page, 8000, /Now also needed: Nickname/);
    await page.clock.resume();
    await platform.given(site, { failures: { register: { status: 400, code: 'agent.error' } } });
    await input(page, 'nickname').fill('Marlow');
    await stopTheClock(page);
    await input(page, 'nickname').press('Enter');
    await lasts(page, 3000, 'Incorrect agent information');
  });
});

/** From here on time passes only when the test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** What is shown while the clock stands stays as long as said and not longer. */
async function lasts(page: Page, ms: number, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(toastOf(page, words)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(ms - 200);
  await expect(toastOf(page, words)).toBeVisible();
  await page.clock.runFor(300);
  await expect(toastOf(page, words)).toHaveCount(0);
}
