import type { Page } from '@playwright/test';
import type { SiteOptions } from '../support/a-site.ts';
import { input, logIn, player, sessionOf } from '../support/account.ts';
import { untilQuiet } from '../support/calls.ts';
import { bottomBar, topBar } from '../support/shell.ts';
import { memberName, memberPassword, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const soda: SiteOptions = { base: 'soda' };
const greeting = (page: Page) => topBar(page).getByText(/^Hello, /);

test.describe('the session of a tab', () => {
  test('a login stores it in session storage and nowhere else @A-244', async ({ aSite, page, platform }) => {
    const site = await aSite(soda);
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    const record = await sessionOf(page);
    expect(record).toMatchObject({ userName: player.userName, merchantCode: site.code });
    const local = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(local).not.toContain('MC_SESSION_INFO');
    expect(local).not.toContain(String(record?.['token']));
  });

  test('a reload restores it; a damaged one or one of another site is no login @A-245', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'karat' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(greeting(page)).toBeVisible();
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    const good = JSON.stringify(await sessionOf(page));
    for (const bad of ['{"token":', '[]', good.replace(site.code, 'karat')]) {
      await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), bad);
      await page.reload();
      await expect(topBar(page).getByRole('button', { name: 'Log in' })).toBeVisible();
      expect(await sessionOf(page)).toBeUndefined();
    }
  });

  test('an expired token ends it once, in words, at the login @A-255 @A-354 @G-350', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site, { balance: '12.00' });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('12.00');
    await untilQuiet(calls);
    await platform.given(site, { endSessions: true });
    await topBar(page).getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page.getByText('The account has been logged out, please log in again')).toHaveCount(1);
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(await sessionOf(page)).toBeUndefined();
    await signIn(page, site, { balance: '12.00' });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('12.00');
    const answer = { status: 401, code: 'not.logged.in', message: 'words of the server' };
    await platform.given(site, { failures: { wallet: answer } });
    await topBar(page).getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page.getByText('You are not logged in, please login first')).toHaveCount(1);
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(await sessionOf(page)).toBeUndefined();
  });

  test('one that nobody uses ends although the page goes on asking; its player reads why and comes back @A-255', async ({
    aSite,
    calls,
    page,
    platform,
  }) => {
    test.slow();
    const site = await aSite({ settings: { 'unread.pollMs': 10_000 } });
    await platform.given(site, { idleSeconds: 12 });
    await signIn(page, site);
    await page.goto(site.url('/m/set?from=menu'));
    await expect(page.locator('main').getByText('Sign out')).toBeVisible();
    const words = page.getByText('The account has been logged out, please log in again');
    await expect(words).toBeVisible({ timeout: 60_000 });
    await expect(words).toHaveCount(1);
    expect(calls.of('inboxCount').length).toBeGreaterThan(1);
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(await sessionOf(page)).toBeUndefined();
    await platform.given(site, { idleSeconds: 600 });
    await logIn(page, { userName: memberName, password: memberPassword });
    await expect(page).toHaveURL(site.url('/m/set?from=menu'));
  });

  test('before one ends for nothing done its player is asked, and one press keeps it', async ({
    aSite,
    calls,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await platform.given(site, { idleSeconds: 1800 });
    await page.goto(site.url());
    await expect(greeting(page)).toBeVisible();
    const asked = page.getByRole('dialog', { name: 'Are you still there?' });
    await platform.given(site, { idleSeconds: 100 });
    expect(await asked.count()).toBe(0);
    await topBar(page).getByRole('button', { name: 'Refresh balance' }).click();
    await page.reload();
    await expect(asked.getByRole('timer')).toHaveText(/^1:[345]\d$/);
    await expect(asked.getByRole('timer')).toHaveText(/^1:[0-4]\d$/);
    await platform.given(site, { idleSeconds: 1800 });
    await asked.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(asked).toHaveCount(0);
    expect(calls.of('sessions')).toHaveLength(1);
    await expect(greeting(page)).toBeVisible();
    await platform.given(site, { idleSeconds: 100 });
    await page.reload();
    await asked.getByRole('button', { name: 'Sign out' }).click();
    await expect(topBar(page).getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await sessionOf(page)).toBeUndefined();
  });

  test('a page that was open to guests too is come back to as well @A-255', async ({
    aSite,
    calls,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site, { balance: '12.00' });
    await page.goto(site.url('/m/activity'));
    await expect(page.getByRole('main')).toBeVisible();
    // A call of this page that hears of the end says so in this page, which is gone with the reload.
    await untilQuiet(calls);
    await platform.given(site, { endSessions: true });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('The account has been logged out, please log in again')).toHaveCount(1);
    await expect(page).toHaveURL(/\/m\/login$/);
    await logIn(page, { userName: memberName, password: memberPassword });
    await expect(page).toHaveURL(site.url('/m/activity'));
  });

  test('login, registration and recovery are one dialog at a time @A-249', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'registration.announcement': false } });
    await page.goto(site.url());
    const dialogs = page.getByRole('dialog');
    for (const [next, title] of [
      ['Register now', 'Make an account'],
      ['Forgot password?', 'Forgot password'],
    ] as const) {
      await bottomBar(page).getByRole('link').last().click();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: next })
        .or(page.getByRole('dialog').getByRole('link', { name: next }))
        .click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(dialogs).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(0);
    }
  });
});

test.describe('SMS countdown', () => {
  const start = new Date('2026-05-04T10:00:00Z');
  const mobile: SiteOptions = { base: 'soda', flags: { MOBILEVERCODELOGIN3: true } };
  const code = (page: Page) => page.getByRole('button', { name: /^(Get code|\d+ s)$/ });

  async function openMobileLogin(page: Page, url: string): Promise<void> {
    await page.clock.install({ time: start });
    await page.goto(url);
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await input(page, 'mobileNum').fill('8512345678');
    await page.clock.pauseAt(new Date(start.getTime() + 120_000));
  }

  test('before a send the button offers the code; 60 is what it counts from without a date @A-246', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(mobile);
    await platform.given(site, { answers: { smsCode: {} } });
    await openMobileLogin(page, site.url('/m/login'));
    await expect(code(page)).toHaveText('Get code');
    await expect(code(page)).toBeEnabled();
    await code(page).click();
    await expect(code(page)).toHaveText('60 s');
  });

  test('it counts down to expirationTime by the clock, not by its ticks @A-247', async ({ aSite, page, platform }) => {
    const site = await aSite(mobile);
    await openMobileLogin(page, site.url('/m/login'));
    // This device's clock is months away from the server's, whose answers tell their second.
    await platform.given(site, { answers: { smsCode: { expirationTime: Date.now() + 5000 } } });
    await code(page).click();
    await expect(code(page)).toHaveText(/^[3-6] s$/);
    const first = Number.parseInt((await code(page).textContent()) ?? '', 10);
    for (let left = first - 1; left > 0; left -= 1) {
      await page.clock.runFor(1000);
      await expect(code(page)).toHaveText(`${left} s`);
      await expect(code(page)).toBeDisabled();
    }
    await page.clock.runFor(1000);
    await expect(code(page)).toHaveText('Get code');
    await expect(code(page)).toBeEnabled();
    await platform.given(site, { answers: { smsCode: {} } });
    await code(page).click();
    await expect(code(page)).toHaveText('60 s');
    await page.clock.fastForward(59_000);
    await expect(code(page)).toHaveText('1 s');
  });

  test('a failed send counts nothing @A-248', async ({ aSite, page, platform, calls }) => {
    const site = await aSite(mobile);
    await openMobileLogin(page, site.url('/m/login'));
    await platform.given(site, { failures: { smsCode: { status: 429, code: 'sms.tooSoon' } } });
    await code(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(calls.of('smsCode')).toHaveLength(1);
    await expect(code(page)).toHaveText('Get code');
    await expect(code(page)).toBeEnabled();
  });
});
