import type { Page } from '@playwright/test';
import {
  chooseNameLogin,
  createAccount,
  input,
  logIn,
  plainRegistration,
  player,
  sessionOf,
} from '../support/account.ts';
import { openPhoneProvider, type PhoneProvider } from '../support/phone-provider.ts';
import type { Platform } from '../support/platform.ts';
import type { TestSite } from '../support/a-site.ts';
import { expect, test } from '../support/test.ts';

const flags = { MOBILEVERCODELOGIN3: true };
const opened: PhoneProvider[] = [];
const notices = 'Notifications';

test.afterEach(async () => {
  await Promise.all(opened.splice(0).map((provider) => provider.close()));
});

async function aProvider(): Promise<PhoneProvider> {
  const provider = await openPhoneProvider();
  opened.push(provider);
  return provider;
}

const sendCode = (page: Page) => page.getByRole('button', { name: 'Get code' });
const submitLogin = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });

/** Opens the login by phone and types a number of Ireland. */
async function openMobileLogin(page: Page, site: TestSite, number: string): Promise<void> {
  await page.goto(site.url('/m/login'));
  await chooseNameLogin(page);
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await page.getByLabel('Dialling code').selectOption('+353');
  await input(page, 'mobileNum').fill(number);
}

/** Bodies of one call as the platform read them. */
async function bodiesOf(platform: Platform, site: TestSite, name: string) {
  return (await platform.calls(site)).filter(({ endpoint }) => endpoint === name).map(({ body }) => body);
}

test.describe('login by each method', () => {
  test('each method sends its own fields and no other: name, own code, code of a third party @A-068 @A-229', async ({
    aSite,
    page,
    platform,
    calls,
    anotherVisitor,
  }) => {
    const provider = await aProvider();
    const owner = { ...player, mobile: '353851234501' };
    const plain = await aSite({ base: 'soda', flags });
    await platform.given(plain, { accounts: [owner], smsCode: '246810' });
    await page.goto(plain.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(plain.url('/m/home'));
    const second = await anotherVisitor();
    await openMobileLogin(second, plain, '851234501');
    await sendCode(second).click();
    await expect(second.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await second.getByLabel('SMS code').fill('246810');
    await submitLogin(second).click();
    await expect(second).toHaveURL(plain.url('/m/home'));
    expect(await bodiesOf(platform, plain, 'login')).toEqual([
      { type: 'username', username: player.userName, password: player.password },
      { type: 'sms', username: '851234501', password: '246810', countryDialingCode: '+353' },
    ]);
    const site = await aSite({ base: 'soda', flags, settings: provider.settings });
    await platform.given(site, { accounts: [owner] });
    await openMobileLogin(page, site, '851234501');
    await sendCode(page).click();
    await page.getByLabel('SMS code').fill(await provider.codeOf('+353851234501'));
    await expect(page.getByText('The code has been sent')).toBeVisible();
    await submitLogin(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
    expect(await bodiesOf(platform, site, 'login')).toEqual([
      {
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
        firebaseMobileNo: '851234501',
        countryDialingCode: '+353',
      },
    ]);
    expect(calls.of('smsCode')).toHaveLength(0);
  });

  test('a code that the third party refuses ends the login without a call or a toast @A-067', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const provider = await aProvider();
    const site = await aSite({ base: 'soda', flags, settings: provider.settings });
    await platform.given(site, { accounts: [{ ...player, mobile: '353851234502' }] });
    await openMobileLogin(page, site, '851234502');
    await sendCode(page).click();
    const code = await provider.codeOf('+353851234502');
    const toasts = page.getByRole('region', { name: notices });
    await expect(toasts.getByText('The code has been sent')).toBeVisible();
    await expect(toasts.getByText('The code has been sent')).toHaveCount(0);
    const field = page.getByLabel('SMS code');
    await field.fill(code === '111111' ? '222222' : '111111');
    const refused = page.waitForResponse(/accounts:signInWithPhoneNumber/);
    await submitLogin(page).click();
    expect((await refused).status()).toBe(400);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(submitLogin(page)).toBeEnabled();
    await expect(toasts).toHaveCount(0);
    expect(calls.of('login')).toHaveLength(0);
    await field.fill(code);
    await submitLogin(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('login')).toHaveLength(1);
  });

  test('the setting lets a refused code be said aloud', async ({ aSite, page, calls }) => {
    const provider = await aProvider();
    const settings = { ...provider.settings, 'login.silentVerifyFailure': false };
    const site = await aSite({ base: 'soda', flags, settings });
    await openMobileLogin(page, site, '851234503');
    await page.getByLabel('SMS code').fill('111111');
    await submitLogin(page).click();
    await expect(page.getByRole('region', { name: notices }).getByText('Verification code error')).toBeVisible();
    expect(calls.of('login')).toHaveLength(0);
  });
});

test.describe('registration and recovery', () => {
  test('a registration by a number that a third party has checked says so; any other does not @A-115', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const provider = await aProvider();
    const request = { flags: { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true } };
    const site = await aSite(plainRegistration({ ...request, settings: provider.settings }));
    const plain = await aSite(plainRegistration(request));
    await platform.given(plain, { smsCode: '246810' });
    const other = await anotherVisitor();
    for (const [visitor, where] of [
      [page, site],
      [other, plain],
    ] as const) {
      await visitor.goto(where.url('/m/register'));
      await visitor.getByLabel('Dialling code').selectOption('+353');
      await input(visitor, 'mobileNum').fill('851234504');
      await sendCode(visitor).click();
      await expect(visitor.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
      const code = where === site ? await provider.codeOf('+353851234504') : '246810';
      await input(visitor, 'messageCode2').fill(code);
      await input(visitor, 'terms').check();
      await createAccount(visitor).click();
      await expect(visitor).toHaveURL(where.url('/m/home'));
    }
    const [proven] = await bodiesOf(platform, site, 'register');
    expect(proven).toMatchObject({
      mobileNum: '851234504',
      firebaseChannel: 'sms',
      firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
    });
    const [own] = await bodiesOf(platform, plain, 'register');
    expect(own).toMatchObject({ mobileNum: '851234504' });
    expect(own).not.toHaveProperty('firebaseChannel');
    expect(own).not.toHaveProperty('firebaseIdToken');
  });

  test('a new password is set after the third party has checked the code, with its token @A-128', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const provider = await aProvider();
    const site = await aSite({
      base: 'soda',
      settings: { 'recovery.email': false, 'recovery.phone': true, ...provider.settings },
    });
    await platform.given(site, { accounts: [{ ...player, mobile: '353851234505' }] });
    await page.goto(site.url('/m/forget'));
    await page.getByLabel('Dialling code').selectOption('+353');
    await input(page, 'mobileNum').fill('851234505');
    await sendCode(page).click();
    const code = await provider.codeOf('+353851234505');
    const field = page.getByLabel('SMS code');
    await field.fill(code === '111111' ? '222222' : '111111');
    await input(page, 'newPassword').fill('another456');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('This code is not right. Check it, or get a new one')).toBeVisible();
    expect(calls.of('setPasswordByPhone')).toHaveLength(0);
    await field.fill(code);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
    expect(await bodiesOf(platform, site, 'setPasswordByPhone')).toEqual([
      expect.objectContaining({
        mobileNum: '851234505',
        newPassword: 'another456',
        firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]*$/),
      }),
    ]);
  });

  test('a code that cannot be sent takes the loading toast away and gives the button back @A-372', async ({
    aSite,
    page,
    network,
  }) => {
    const provider = await aProvider();
    const site = await aSite({ base: 'soda', flags, settings: provider.settings });
    const sending = /accounts:sendVerificationCode/;
    await openMobileLogin(page, site, '851234506');
    await network.cut(sending);
    await sendCode(page).click();
    const toasts = page.getByRole('region', { name: notices });
    await expect(toasts.getByText('Sending the code…')).toBeVisible();
    await expect(toasts.getByText('Loading failed, click to retry')).toBeVisible();
    await expect(toasts.getByText('Sending the code…')).toHaveCount(0);
    await expect(sendCode(page)).toBeEnabled();
    await network.restore(sending);
    await sendCode(page).click();
    await expect(toasts.getByText('The code has been sent')).toBeVisible();
  });
});
