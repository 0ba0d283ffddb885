import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { input, logIn, player, sessionOf } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import type { Platform } from '../support/platform.ts';
import { memberName, memberPassword, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { totpOf } from '../support/totp.ts';

const page = '/m/securityCenter/authenticator';
const optional = { 'login.secondFactor': 'optional' } as const;
const codeField = (here: Page) => input(here, 'factorCode');

/** Six digits that the app shows at no moment near this one. */
function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2, 3].map((steps) => totpOf(secret, steps));
  return (
    ['123456', '234567', '345678', '456789', '567890', '678901', '789012'].find((code) => !near.includes(code)) ?? ''
  );
}

/** The secret as it stands on the page for who types it. */
async function shownSecret(here: Page): Promise<string> {
  const secret = here.locator('bdi').filter({ hasText: /^([A-Z2-7]{4} ?){8}$/ });
  // Fields whose form is on its way are not seen yet, and say nothing.
  await expect(secret).toBeVisible();
  return (await secret.innerText()).replaceAll(' ', '');
}

/** Sets a second factor up for a player who has just logged in; gives its secret and the recovery codes. */
async function setUp(here: Page, site: TestSite) {
  await here.goto(site.url(page));
  await here.getByRole('main').getByRole('button', { name: 'Set up' }).click();
  await input(here, 'ownPassword').fill(player.password);
  await here.getByRole('button', { name: 'Continue' }).click();
  const secret = await shownSecret(here);
  await codeField(here).fill(totpOf(secret));
  await here.getByRole('button', { name: 'Switch on' }).click();
  const codes = here.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allInnerTexts() };
}

/** A player at the login page of a site, whose second factor was set up a moment ago. */
async function withFactor(
  here: Page,
  { site, platform }: { readonly site: TestSite; readonly platform: Platform },
  account: typeof player & { readonly mobile?: string } = player,
) {
  await platform.given(site, { accounts: [account] });
  await here.goto(site.url('/m/login'));
  await logIn(here, account);
  await expect(here).toHaveURL(site.url('/m/home'));
  const made = await setUp(here, site);
  await logInAnew(here, site);
  return made;
}

/** Forgets the session of this tab and takes the first step of a login. */
async function logInAnew(here: Page, site: TestSite): Promise<void> {
  await here.evaluate(() => sessionStorage.clear());
  await here.goto(site.url('/m/login'));
  await logIn(here);
}

async function enterCode(here: Page, code: string): Promise<void> {
  await codeField(here).fill(code);
  await here.keyboard.press('Enter');
}

test.describe('a second factor', () => {
  test('is set up by the password and a code, and gives recovery codes to copy or keep, once', async ({
    aSite,
    page: here,
    platform,
  }) => {
    const site = await aSite({ base: 'karat', settings: optional });
    await platform.given(site, { accounts: [player] });
    await here.goto(site.url('/m/login'));
    await logIn(here);
    await expect(here).toHaveURL(site.url('/m/home'));
    await here.goto(site.url('/m/securityCenter'));
    const row = here.getByRole('main').getByRole('button', { name: /Two-step login/ });
    await expect(row).toContainText('Set up');
    await row.click();
    await expect(here).toHaveURL(site.url(page));
    await expect(here.getByRole('heading', { name: 'A second lock on your account' })).toBeVisible();
    const found = [...(await findViolations(here, 'offer'))];

    await here.getByRole('button', { name: 'Set up' }).click();
    await input(here, 'ownPassword').fill('wrong-one1');
    await here.getByRole('button', { name: 'Continue' }).click();
    await expect(here.getByText('The password is not right')).toBeVisible();
    await input(here, 'ownPassword').fill(player.password);
    await here.getByRole('button', { name: 'Continue' }).click();
    await expect(here.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = await shownSecret(here);
    await here.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await here.getByRole('button', { name: 'Copy the key' }).click();
    await expect(here.getByText('Copied', { exact: true })).toBeVisible();
    expect(await here.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await expect(codeField(here)).toHaveAttribute('inputmode', 'numeric');
    await expect(here.getByRole('dialog')).toHaveCount(0);
    found.push(...(await findViolations(here, 'set-up')));
    await here.getByRole('button', { name: 'Switch on' }).click();
    await expect(here.getByText('Enter the code from the app')).toBeVisible();
    await enterCode(here, wrongCode(secret));
    await expect(here.getByText(/The code is not right/)).toBeVisible();
    await enterCode(here, totpOf(secret));

    const codes = here.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first = '', second = ''] = await codes.allInnerTexts();
    found.push(...(await findViolations(here, 'recovery codes')));
    await here.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect
      .poll(() => here.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`^${first}\n${second}\n`));
    const saved = here.waitForEvent('download');
    await here.getByRole('button', { name: 'Download' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${site.code}-recovery-codes.txt`);
    expect(await readFile(await file.path(), 'utf8')).toContain(`${first}\n${second}\n`);
    await here.getByRole('button', { name: 'I have kept them' }).click();
    await expect(here.getByText('10 left')).toBeVisible();
    await expect(here.getByText(first)).toHaveCount(0);
    found.push(...(await findViolations(here, 'on')));
    await here.goto(site.url('/m/securityCenter'));
    await expect(row).toContainText('In place');
    expect(found).toEqual([]);
  });

  test('is asked for at the next login before there is a session; a recovery code lets in once', async ({
    aSite,
    page: here,
    platform,
  }) => {
    const site = await aSite({ base: 'karat', settings: optional });
    const { secret, recoveryCodes } = await withFactor(here, { site, platform });
    const [first = '', second = ''] = recoveryCodes;
    await expect(here).toHaveURL(site.url('/m/login/code'));
    await expect(codeField(here)).toBeFocused();
    await expect(codeField(here)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(codeField(here)).toHaveAttribute('inputmode', 'numeric');
    expect(await sessionOf(here)).toBeUndefined();
    const found = [...(await findViolations(here, 'second step'))];
    await here.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(here.getByText('Enter the code from the app', { exact: true })).toBeVisible();
    await enterCode(here, wrongCode(secret));
    await expect(here.getByText(/The code is not right/)).toBeVisible();
    await expect(codeField(here)).toBeFocused();
    await expect(codeField(here)).toHaveValue('');
    expect(await sessionOf(here)).toBeUndefined();
    // Who looks the code up in another app finds the page as they left it.
    await here.reload();
    await enterCode(here, totpOf(secret, 1));
    await expect(here).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(here)).toMatchObject({ userName: player.userName });

    await logInAnew(here, site);
    await here.getByRole('button', { name: 'Back to log in' }).click();
    await expect(here).toHaveURL(site.url('/m/login'));
    await here.goto(site.url('/m/login/code'));
    await expect(here).toHaveURL(site.url('/m/login'));
    await logIn(here);
    await here.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(codeField(here)).toBeFocused();
    await expect(codeField(here)).not.toHaveAttribute('inputmode', 'numeric');
    await enterCode(here, first);
    await expect(here).toHaveURL(site.url('/m/home'));
    await logInAnew(here, site);
    await here.getByRole('button', { name: 'Use a recovery code' }).click();
    await enterCode(here, first);
    await expect(here.getByText(/The code is not right/)).toBeVisible();
    found.push(...(await findViolations(here, 'recovery code refused')));
    await enterCode(here, second);
    await expect(here).toHaveURL(site.url('/m/home'));
    expect(found).toEqual([]);
  });

  test('is switched off by password and code together, and its codes are made anew the same way', async ({
    aSite,
    page: here,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', settings: optional });
    const { secret, recoveryCodes } = await withFactor(here, { site, platform });
    const [first = '', second = ''] = recoveryCodes;
    await enterCode(here, totpOf(secret, 1));
    await expect(here).toHaveURL(site.url('/m/home'));
    await here.goto(site.url(page));
    await here.getByRole('button', { name: /New codes/ }).click();
    const sheet = here.getByRole('dialog');
    await input(here, 'ownPassword').fill(player.password);
    await sheet.getByRole('button', { name: 'Make new codes' }).click();
    await expect(sheet.getByText('Enter the code from the app')).toBeVisible();
    const found = [...(await findViolations(here, 'question'))];
    await enterCode(here, first);
    const codes = here.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [anew = ''] = await codes.allInnerTexts();
    await here.getByRole('button', { name: 'I have kept them' }).click();
    await here.getByRole('button', { name: 'Switch off' }).click();
    await input(here, 'ownPassword').fill(player.password);
    await enterCode(here, second);
    await expect(sheet.getByText(/The code is not right/)).toBeVisible();
    await input(here, 'ownPassword').fill('wrong-one1');
    await enterCode(here, anew);
    await expect(sheet.getByText('The password is not right')).toBeVisible();
    await input(here, 'ownPassword').fill(player.password);
    await enterCode(here, anew);
    await expect(here.getByText('Two-step login is switched off')).toBeVisible();
    await expect(here.getByRole('heading', { name: 'A second lock on your account' })).toBeVisible();
    await logInAnew(here, site);
    await expect(here).toHaveURL(site.url('/m/home'));
    expect(found).toEqual([]);
  });

  test('is set up and asked for in Urdu, from right to left, with eastern digits', async ({ aSite, page: here }) => {
    const site = await aSite({ base: 'chamak', language: 'ur', settings: optional });
    const eastern = (code: string) => [...code].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
    await signIn(here, site);
    await here.goto(site.url('/m/securityCenter'));
    await here
      .getByRole('main')
      .getByRole('button', { name: /دو مرحلہ لاگ اِن/ })
      .click();
    await expect(here).toHaveURL(site.url(page));
    await expect(here.getByRole('heading', { name: 'دو مرحلہ لاگ اِن' })).toBeVisible();
    await here.getByRole('main').getByRole('button', { name: 'مقرر کریں' }).click();
    await input(here, 'ownPassword').fill(memberPassword);
    await input(here, 'ownPassword').press('Enter');
    const secret = await shownSecret(here);
    const found = [...(await findViolations(here, 'Urdu set-up'))];
    await enterCode(here, eastern(totpOf(secret)));
    await expect(here.getByRole('list', { name: 'بحالی کوڈز' }).getByRole('listitem')).toHaveCount(10);
    found.push(...(await findViolations(here, 'Urdu recovery codes')));
    await here.getByRole('button', { name: 'میں نے محفوظ کر لیے' }).click();
    await expect(here.getByText('10 باقی')).toBeVisible();
    await here.evaluate(() => sessionStorage.clear());
    await here.goto(site.url('/m/login'));
    await input(here, 'username').fill(memberName);
    await input(here, 'password').fill(memberPassword);
    await input(here, 'password').press('Enter');
    await expect(here).toHaveURL(site.url('/m/login/code'));
    await expect(codeField(here)).toBeFocused();
    await expect(here.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(codeField(here)).toHaveCSS('direction', 'ltr');
    found.push(...(await findViolations(here, 'Urdu second step')));
    await enterCode(here, eastern(totpOf(secret, 1)));
    await expect(here).toHaveURL(site.url('/m/home'));
    expect(found).toEqual([]);
  });

  test('is not got round by a password that was set by phone', async ({ aSite, page: here, platform }) => {
    const site = await aSite({ base: 'soda', settings: { ...optional, 'recovery.phone': true } });
    const owner = { ...player, mobile: '353851234567' };
    const { secret } = await withFactor(here, { site, platform }, owner);
    await platform.given(site, { smsCode: '246810' });
    await here.goto(site.url('/m/forget'));
    await here.getByLabel('Dialling code').selectOption('+353');
    await input(here, 'mobileNum').fill('851234567');
    await here.getByRole('button', { name: 'Get code' }).click();
    await here.getByLabel('SMS code').fill('246810');
    await input(here, 'newPassword').fill('chestnut845');
    await here.getByRole('button', { name: 'Set password' }).click();
    await expect(here).toHaveURL(site.url('/m/login/code'));
    expect(await sessionOf(here)).toBeUndefined();
    await enterCode(here, totpOf(secret, 1));
    await expect(here).toHaveURL(site.url('/m/home'));
  });

  test('is offered as the setting says in an open page, and not by a platform that has none', async ({
    aSite,
    page: here,
    platform,
  }) => {
    const site = await aSite({ base: 'karat', settings: { 'login.secondFactor': 'off' } });
    await signIn(here, site);
    await here.goto(site.url('/m/securityCenter'));
    const row = here.getByRole('main').getByRole('button', { name: /Two-step login/ });
    await expect(here.getByText(/safeguards in place/)).toBeVisible();
    await expect(row).toHaveCount(0);
    await site.publish({ settings: optional });
    await expect(row).toContainText('Set up');
    await site.publish({ settings: { 'login.secondFactor': 'off' } });
    await expect(row).toHaveCount(0);
    await here.goto(site.url(page));
    await expect(here).toHaveURL(site.url('/m/securityCenter'));
    await site.publish({ settings: optional });
    await platform.given(site, { failures: { secondFactor: { status: 404, code: 'not.found', times: 9 } } });
    await here.reload();
    await expect(here.getByText(/safeguards in place/)).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test('is set up first where the site asks every player for one, and cannot be switched off', async ({
    aSite,
    page: here,
    platform,
  }) => {
    const site = await aSite({ base: 'karat', settings: { 'login.secondFactor': 'required' } });
    await platform.given(site, { accounts: [player] });
    await here.goto(site.url('/m/login'));
    await logIn(here);
    await expect(here).toHaveURL(site.url(page));
    await expect(here.getByText(/asks every player for a second step/)).toBeVisible();
    await setUp(here, site);
    await here.getByRole('button', { name: 'I have kept them' }).click();
    await expect(here.getByText('10 left')).toBeVisible();
    await expect(here.getByRole('button', { name: 'Switch off' })).toHaveCount(0);
  });
});
