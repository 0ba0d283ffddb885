import {
  createAccount,
  fillRegistration,
  input,
  logIn,
  plainRegistration,
  player,
  sessionOf,
} from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('calls', () => {
  test('the login is encrypted and says so @A-318', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    const [post] = calls.of('login');
    expect(post).toMatchObject({ method: 'POST', path: '/wps/session/login' });
    expect(post?.headers['encryption']).toBe('JWE');
    expect(post?.body).toMatch(/^[\w-]+(\.[\w-]*){4}$/);
    expect(post?.body).not.toContain(player.password);
  });

  test('a trial is one POST with its module id @A-320 @A-321 @G-342', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ base: 'soda', flags: { FREEPLAY3: true } });
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const [post] = calls.of('freePlayLogin');
    expect(post).toMatchObject({ method: 'POST', path: '/wps/session/login/freeplay' });
    expect(calls.of('freePlayLogin')).toHaveLength(1);
    const received = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'freePlayLogin');
    expect(received?.body).toMatchObject({ moduleId: 'REG3' });
    expect(await sessionOf(page)).toMatchObject({ type: 4, token: expect.any(String) });
  });

  test('each way to register is one PUT with the fields of its form @A-322', async ({
    aSite,
    page,
    platform,
    calls,
    anotherVisitor,
  }) => {
    const site = await aSite(plainRegistration({ flags: { MOBILENUMREG3: true, REGMOBVERF3: true } }));
    await platform.given(site, { smsCode: '246810' });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('register')).toHaveLength(1);
    const other = await anotherVisitor();
    await other.goto(site.url('/m/register'));
    await expect(input(other, 'username')).toBeVisible();
    await other.getByRole('tab', { name: 'Mobile' }).click();
    await input(other, 'mobileNum').fill('8512345678');
    await other.getByRole('button', { name: 'Get code' }).click();
    await expect(other.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await input(other, 'messageCode2').fill('246810');
    await input(other, 'terms').check();
    await createAccount(other).click();
    await expect(other).toHaveURL(site.url('/m/home'));
    const puts = (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'register');
    expect(puts.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
    expect(puts[0]?.body).toMatchObject({ username: 'newplayer1', password: 'walnut734' });
    expect(puts[1]?.body).toMatchObject({ mobileNum: '8512345678', verificationCode: '246810' });
    expect(puts[1]?.body).not.toHaveProperty('username');
  });

  test('a code is asked for by POST with number and dialling code @A-327', async ({ aSite, page, platform }) => {
    const site = await aSite(plainRegistration({ flags: { USERNAMEREG3: false, MOBILENUMREG3: true } }));
    await page.goto(site.url('/m/register'));
    await input(page, 'mobileNum').fill('8512345678');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    const post = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'smsCode');
    expect(post).toMatchObject({
      method: 'POST',
      body: { mobileNo: '8512345678', countryDialingCode: expect.stringMatching(/^\+\d+$/) },
    });
  });

  test('a captcha that is shown came by GET @A-328', async ({ aSite, page, calls }) => {
    const site = await aSite({ base: 'karat', settings: { 'registration.announcement': false } });
    await page.goto(site.url('/m/register'));
    const picture = page.getByRole('img', { name: 'Captcha picture' });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(calls.of('captcha')[0]?.method).toBe('GET');
  });

  test('the invitation check has code and domain; true goes on, false stops @A-330', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(plainRegistration({ rules: { affiliateCode: { enabled: true } } }));
    await platform.given(site, { affiliates: [{ code: 'FRIEND1' }] });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { affiliateCode: 'NOBODY9' });
    await createAccount(page).click();
    await expect.poll(() => calls.of('invitationCheck').length).toBe(1);
    const [check] = calls.of('invitationCheck');
    expect(check?.query.get('code')).toBe('NOBODY9');
    expect(check?.query.get('domain')).toBe(new URL(site.url()).hostname);
    await expect(createAccount(page)).toBeEnabled();
    expect(calls.of('register')).toHaveLength(0);
    await input(page, 'affiliateCode').fill('FRIEND1');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('register')).toHaveLength(1);
  });

  test('the dialling code follows the visitor’s country @A-345', async ({ aSite, page, platform, calls }) => {
    const site = await aSite(plainRegistration({ flags: { USERNAMEREG3: false, MOBILENUMREG3: true } }));
    await platform.given(site, { country: 'PK' });
    await page.goto(site.url('/m/register'));
    await expect(page.getByLabel('Dialling code')).toHaveValue('+92');
    expect(calls.of('systemCountry')[0]?.method).toBe('GET');
  });

  test('the home of agents asks for the numbers of today and for the balance @G-332 @G-333', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    const footer = {
      teamLoginMemberCount: 71,
      teamBetMemberCount: 52,
      teamRegisterMemberCount: 33,
      teamOnlineCount: 14,
    };
    await platform.given(site, { answers: { teamKpi: { footer }, wallet: { sumBalance: '812.5' } } });
    await signIn(page, site, { userName: 'agent41', type: 41 });
    await page.goto(site.url('/m/agent/home'));
    for (const count of Object.values(footer)) {
      await expect(page.getByRole('definition').filter({ hasText: String(count) })).toBeVisible();
    }
    await expect(page.getByRole('main')).toContainText('£812.50');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const [asked] = calls.of('teamKpi');
    expect(asked?.method).toBe('GET');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ startDate: today, endDate: today, size: '0' });
    expect(new Set(calls.of('wallet').map(({ method }) => method))).toEqual(new Set(['GET']));
  });
});
