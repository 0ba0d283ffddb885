import type { Page } from '@playwright/test';
import { input } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('constants', () => {
  test('loading ends after 10 s for a password and for feedback, after 15 s for a reset; then it may be tried again @A-378', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite({ base: 'soda', settings: { 'recovery.phone': true, 'api.timeoutMs': 60_000 } });
    await platform.given(site, { captchaText: '4821', smsCode: '246810', country: 'IE' });
    await page.clock.install();

    await page.goto(site.url('/m/forget'));
    await page.getByLabel('Dialling code').selectOption('+353');
    await input(page, 'mobileNum').fill('851234567');
    await page.getByLabel('SMS code').fill('246810');
    await input(page, 'newPassword').fill('another456');
    await network.silence('setPasswordByPhone');
    await endsAfter(page, 15_000, 'Set password');

    await signIn(page, site);
    await page.goto(site.url('/m/changePsw'));
    await input(page, 'oldPassword').fill('Livery-2026');
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await network.silence('changePassword');
    await endsAfter(page, 10_000, 'Confirm');

    await page.goto(site.url('/m/feedback'));
    await fillFeedback(page);
    await network.silence('feedback');
    await endsAfter(page, 10_000, 'Confirm');
  });

  test('success is told for 1 s after a recovery by mail, for 1.5 s elsewhere @A-376 @G-362', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({
      settings: { 'recovery.email': true, 'recovery.phone': false, 'toast.defaultMs': 1500 },
    });
    await platform.given(site, { captchaText: '4821' });
    await page.clock.install();
    await page.goto(site.url('/m/forget'));
    await input(page, 'username').fill('marlow92');
    await input(page, 'email').fill('marlow@karat.com');
    await lasts(page, 1000, 'Retrieve password');
    await signIn(page, site);
    await page.goto(site.url('/m/feedback'));
    await fillFeedback(page);
    await lasts(page, 1500, 'Confirm');
  });
});

async function fillFeedback(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Question type' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Games' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('The tables load slowly.');
  await expect(page.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Captcha' }).fill('4821');
}

/** Sends the form while the clock stands; what it then says stays as long as said and not longer. */
async function lasts(page: Page, ms: number, name: string): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('button', { name, exact: true }).click();
  const messages = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const success = messages.filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  await expect(success).toBeVisible();
  // Another message may follow it.
  const same = messages.filter({ hasText: (await success.textContent()) ?? '' });
  await page.clock.runFor(ms - 100);
  await expect(same).toBeVisible();
  await page.clock.runFor(200);
  await expect(same).toHaveCount(0);
  await page.clock.resume();
}

/** Sends the form while the clock stands; its loading lasts as long as said and not longer. */
async function endsAfter(page: Page, ms: number, name: string): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const button = page.getByRole('button', { name, exact: true });
  const loading = page.getByRole('status').filter({ hasText: '…' });
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await button.click();
  await asked;
  await expect(loading).toBeVisible();
  await page.clock.runFor(ms - 200);
  await expect(loading).toBeVisible();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(400);
  await expect(loading).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await page.clock.resume();
}
