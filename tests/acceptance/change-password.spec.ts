import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { chooseNameLogin, input, logIn, player, sessionOf } from '../support/account.ts';
import type { Platform } from '../support/platform.ts';
import { visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const error = (page: Page, name: string) => page.locator(`[id="password_${name}-error"]`);
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });

async function openAsPlayer(page: Page, site: TestSite, platform: Platform) {
  await platform.given(site, { accounts: [player] });
  await page.goto(site.url('/m/login'));
  await logIn(page);
  await expect(page).toHaveURL(site.url('/m/home'));
  await page.goto(site.url('/m/changePsw'));
  await expect(input(page, 'newPassword')).toBeVisible();
}

test.describe('change-password', () => {
  test('the user name is shown as text @A-129', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await expect(page.getByText(player.userName)).toBeVisible();
    await expect(input(page, 'username')).toHaveCount(0);
  });

  test('the old password is asked for only when this tab does not hold it @A-130', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await expect(input(page, 'oldPassword')).toHaveCount(0);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(player.password);
    await page.evaluate((code) => sessionStorage.removeItem(`${code}.keptPassword`), site.code);
    await page.reload();
    await expect(input(page, 'oldPassword')).toBeVisible();
  });

  test('new password and confirmation are masked, with a button @A-131', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await expect(input(page, 'newPassword')).toHaveAttribute('type', 'password');
    await expect(input(page, 'confirmNewPassword')).toHaveAttribute('type', 'password');
    await expect(confirm(page)).toBeVisible();
  });

  test('success clears the kept password and leads home a second later @A-132 @A-134 @A-324', async ({
    aSite,
    page,
    platform,
  }) => {
    await page.clock.install();
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await confirm(page).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    expect(await page.evaluate((code) => sessionStorage.getItem(`${code}.keptPassword`), site.code)).toBeNull();
    await expect(page).toHaveURL(site.url('/m/changePsw'));
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
    const post = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'changePassword');
    expect(post).toMatchObject({
      method: 'POST',
      body: { oldPassword: player.password, newPassword: 'another456', confirmNewPassword: 'another456' },
    });
  });

  test('a second after success the popup is closed and the lobby there, and not before @A-134', async ({
    aSite,
    page,
    platform,
  }) => {
    await page.clock.install();
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await visit(page, '/m/securityCenter');
    await page.getByRole('button', { name: 'Login password' }).click();
    const popup = page.getByRole('dialog');
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await popup.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await page.clock.runFor(900);
    await expect(popup).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/securityCenter'));
    await page.clock.runFor(100);
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.clock.runFor(1000);
    await expect(popup).toHaveCount(0);
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
  });

  test('a remembered login learns the new password, a forgotten one stays forgotten @A-133', async ({
    aSite,
    context,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await page.getByRole('checkbox', { name: 'Remember password' }).check();
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goto(site.url('/m/changePsw'));
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await confirm(page).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    const again = await context.newPage();
    await again.goto(site.url('/m/login'));
    await expect(input(again, 'password')).toHaveValue('another456');
    await again.getByRole('checkbox', { name: 'Remember password' }).uncheck();
    await logIn(again, { ...player, password: 'another456' });
    await expect(again).toHaveURL(site.url('/m/home'));
    await again.goto(site.url('/m/changePsw'));
    await input(again, 'newPassword').fill('third7890');
    await input(again, 'confirmNewPassword').fill('third7890');
    await confirm(again).click();
    await expect(again.getByText('Your password has been changed')).toBeVisible();
    const third = await context.newPage();
    await third.goto(site.url('/m/login'));
    await chooseNameLogin(third);
    await expect(input(third, 'username')).toHaveValue('');
  });

  test('a login that is somebody else’s does not learn it @A-133', async ({ aSite, context, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    await page.getByRole('checkbox', { name: 'Remember password' }).check();
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    const other = await context.newPage();
    await signIn(other, site, { userName: 'rosalind' });
    await platform.given(site, { accounts: [{ userName: 'rosalind', password: 'secret8899' }] });
    await other.goto(site.url('/m/changePsw'));
    await input(other, 'oldPassword').fill('secret8899');
    await input(other, 'newPassword').fill('another456');
    await input(other, 'confirmNewPassword').fill('another456');
    await confirm(other).click();
    await expect(other.getByText('Your password has been changed')).toBeVisible();
    const third = await context.newPage();
    await third.goto(site.url('/m/login'));
    await expect(input(third, 'username')).toHaveValue(player.userName);
    await expect(input(third, 'password')).toHaveValue(player.password);
  });

  test('a failure ends the loading and says why @A-135', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await platform.given(site, { failures: { changePassword: { status: 400, code: 'password.wrong' } } });
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await confirm(page).click();
    await expect(page.getByText('The old password is not right')).toBeVisible();
    await expect(page.getByText('Changing the password…')).toHaveCount(0);
    // What the tab had kept is not right any more: from now on the player is asked.
    await platform.given(site, { failures: {} });
    await input(page, 'oldPassword').fill(player.password);
    await expect(input(page, 'newPassword')).toHaveValue('another456');
    await confirm(page).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
  });
});

test.describe('a player who signs in elsewhere and has no password', () => {
  const userName = 'rosalind';

  test('sets one without being asked for an old one, and logs in with it', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await signIn(page, site, { userName });
    await platform.given(site, { accounts: [{ userName, password: null }] });
    await page.goto(site.url('/m/changePsw'));
    await expect(page.getByText('You have no password here yet.')).toBeVisible();
    await expect(input(page, 'newPassword')).toBeVisible();
    await expect(input(page, 'oldPassword')).toHaveCount(0);
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password is set')).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.url('/m/login'));
    await logIn(page, { userName, password: 'another456' });
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('proves by a code to their number that it is them, when their sign-in is long ago', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await signIn(page, site, { userName, mobile: '447700900123', verified: ['mobileNum'] });
    await platform.given(site, {
      ...{ accounts: [{ userName, password: null, mobile: '447700900123', verified: ['mobileNum'] }] },
      ...{ proofSeconds: 0, smsCode: '246810' },
    });
    await page.goto(site.url('/m/changePsw'));
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await page.getByRole('button', { name: 'Set password' }).click();
    await proveByCode(page, () => platform.given(site, { proofSeconds: 600 }));
    await expect(page.getByText('Your password is set')).toBeVisible();
  });
});

/** Answers the question for a proof with the code that came to the number; `onSent` runs once it was sent. */
async function proveByCode(page: Page, onSent: () => Promise<unknown>): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText(/code has been sent|SMS/i).first()).toBeVisible();
  await onSent();
  await input(page, 'ownCode').fill('246810');
  await sheet.locator('button[type="submit"]').click();
}

/** A player who logs in by a code to their number, a long time ago, and has no password. */
const byCode = { userName: 'rosalind', mobile: '447700900123', verified: ['mobileNum'] };

test('a first withdrawal password too is set after a code to the number, without signing in again', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'soda' });
  await signIn(page, site, byCode);
  await platform.given(site, { accounts: [{ ...byCode, password: null }], proofSeconds: 0, smsCode: '246810' });
  await page.goto(site.url('/m/securityCenter/FundsPasswordBox'));
  await expect(page.getByText('You log in without a password')).toBeVisible();
  await input(page, 'paymentPassword').fill('482915');
  await input(page, 'confirmPaymentPassword').fill('482915');
  await page.getByRole('button', { name: 'Save' }).click();
  await proveByCode(page, () => platform.given(site, { proofSeconds: 600 }));
  await expect(page.getByText('Your withdrawal password is set')).toBeVisible();
});

test.describe('validation', () => {
  test('the old password is checked where it is shown, and only there @A-298', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda', settings: { 'changePassword.alwaysAskOld': true } });
    await openAsPlayer(page, site, platform);
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await confirm(page).click();
    await expect(error(page, 'oldPassword')).toContainText('Please enter your password');
    await site.publish({ settings: { 'changePassword.alwaysAskOld': false } });
    await expect(input(page, 'oldPassword')).toHaveCount(0);
    await confirm(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('the new password follows the password rules @A-299', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ base: 'soda', rules: { password: { patternId: 'password' } } });
    await openAsPlayer(page, site, platform);
    await input(page, 'newPassword').fill('with space 1');
    await input(page, 'confirmNewPassword').fill('with space 1');
    await confirm(page).click();
    await expect(error(page, 'newPassword')).toContainText('Password format incorrect');
    expect(calls.of('changePassword')).toHaveLength(0);
  });

  test('the confirmation is required and must match @A-300 @A-301', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await input(page, 'newPassword').fill('another456');
    await confirm(page).click();
    await expect(error(page, 'confirmNewPassword')).toContainText('please enter password');
    await input(page, 'confirmNewPassword').fill('another457');
    await confirm(page).click();
    await expect(error(page, 'confirmNewPassword')).toContainText('confirmation password does not match');
    expect(calls.of('changePassword')).toHaveLength(0);
  });

  test('the new password differs from the old one, shown or kept @A-302', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ base: 'soda' });
    await openAsPlayer(page, site, platform);
    await input(page, 'newPassword').fill(player.password);
    await input(page, 'confirmNewPassword').fill(player.password);
    await confirm(page).click();
    await expect(error(page, 'newPassword')).toContainText(/the new and old passwords cannot be the same/i);
    expect(calls.of('changePassword')).toHaveLength(0);
  });
});
