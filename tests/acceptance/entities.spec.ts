import {
  createAccount,
  fillRegistration,
  input,
  logIn,
  plainRegistration,
  player,
  sessionOf,
} from '../support/account.ts';
import { bottomBar, topBar, visit } from '../support/shell.ts';
import { newSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const quiet = { 'registration.announcement': false };

test.describe('session and login', () => {
  test('the record has five keys and a type that is a number @A-226 @A-228', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [{ ...player, password: 'Livery-2026', type: 2 }] });
    const { token } = await newSession(site, player.userName);
    const login = { token, userName: player.userName, type: '2', firstTimeLogin: true };
    await platform.given(site, { answers: { login } });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await sessionOf(page)).toEqual({ ...login, type: 2, merchantCode: site.code });
  });

  test('autoLogin is 1 after a login with remember, which can begin the next visit; 0 after the logout @A-227', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', settings: { 'login.autoLogin': true } });
    const autoLogin = () => page.evaluate(() => localStorage.getItem('autoLogin'));
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await page.getByRole('checkbox', { name: /Remember/ }).check();
    await logIn(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await autoLogin()).toBe('1');
    const nextTab = await page.context().newPage();
    await nextTab.goto(site.url());
    await expect.poll(() => sessionOf(nextTab)).toMatchObject({ userName: player.userName });
    await visit(page, '/m/set');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign me out' }).click();
    await expect.poll(autoLogin).toBe('0');
    const lastTab = await page.context().newPage();
    await lastTab.goto(site.url('/m/login'));
    await expect(input(lastTab, 'username')).toHaveValue(player.userName);
    expect(await sessionOf(lastTab)).toBeUndefined();
  });

  test('the name shown is the nickname, else the account @G-290', async ({ aSite, page, anotherVisitor }) => {
    const site = await aSite();
    await signIn(page, site, { nickname: 'Duchess' });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('Duchess');
    const other = await anotherVisitor();
    await signIn(other, site, { userName: 'plainname' });
    await other.goto(site.url());
    await expect(topBar(other)).toContainText('plainname');
  });

  test('the session lies under MC_SESSION_INFO until the logout @G-291', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await sessionOf(page)).toMatchObject({ token: expect.any(String), type: 0, userName: player.userName });
    await visit(page, '/m/set');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign me out' }).click();
    await expect.poll(() => sessionOf(page)).toBeUndefined();
  });
});

test.describe('registration', () => {
  test('an encrypted one is a module id and one unreadable value @A-230', async ({ aSite, page, calls }) => {
    const site = await aSite(plainRegistration({ settings: { ...quiet, 'encryption.register': true } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const body = calls.of('register')[0]?.body ?? '';
    expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(['data', 'moduleId']);
    expect(body).toContain('REG3');
    expect(body).not.toMatch(/newplayer1|walnut734/);
  });

  test('it names its host and has type 0 @A-232 @A-233', async ({ aSite, page, platform }) => {
    const site = await aSite(plainRegistration({ settings: quiet, rules: { affiliateCode: { enabled: true } } }));
    await platform.given(site, { affiliates: [{ code: 'FRIEND' }] });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { affiliateCode: 'FRIEND' });
    await createAccount(page).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const { host, hostname } = new URL(site.url());
    const received = await platform.calls(site);
    expect(received.find(({ endpoint }) => endpoint === 'register')?.body).toMatchObject({
      registerUrl: host,
      domain: hostname,
      type: 0,
    });
    expect(received.find(({ endpoint }) => endpoint === 'invitationCheck')?.query).toMatchObject({ domain: hostname });
  });

  test('the inputs have the names of the specification on both tabs @A-234', async ({ aSite, page }) => {
    const flags = { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true };
    const site = await aSite({
      base: 'karat',
      settings: quiet,
      flags,
      rules: { mobileNum: { enabled: true, required: true } },
    });
    await page.goto(site.url('/m/register'));
    for (const name of ['username', 'password', 'confimpsw', 'messageCode1', 'identifying']) {
      await expect(input(page, name), name).toHaveCount(1);
    }
    await page.getByRole('tab', { name: 'Mobile' }).click();
    for (const name of ['mobileNum', 'password', 'confimpsw', 'messageCode2', 'identifying']) {
      await expect(input(page, name), name).toHaveCount(1);
    }
  });

  test('the SMS call names the number mobileNo, elsewhere mobileNum @A-235', async ({ aSite, page, calls }) => {
    const flags = { MOBILENUMREG3: true, USERNAMEREG3: false, MOBILEVERCODELOGIN3: true };
    const site = await aSite({ base: 'soda', flags, settings: { ...quiet, 'recovery.phone': true } });
    for (const [path, key] of [
      ['/m/register', 'mobileNo'],
      ['/m/login', 'mobileNum'],
      ['/m/forget', 'mobileNum'],
    ] as const) {
      calls.forget();
      await page.goto(site.url(path));
      if (path === '/m/login') await page.getByRole('tab', { name: 'Mobile' }).click();
      await input(page, 'mobileNum').fill('8512345678');
      await page.getByRole('button', { name: 'Get code' }).click();
      await expect.poll(() => calls.of('smsCode').length, path).toBe(1);
      const body = JSON.parse(calls.of('smsCode')[0]?.body ?? '{}');
      expect(
        Object.keys(body).filter((name) => name.startsWith('mobile')),
        path,
      ).toEqual([key]);
    }
  });

  test('the countdown starts at what expirationTime says @A-237', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda', flags: { MOBILENUMREG3: true, USERNAMEREG3: false }, settings: quiet });
    await page.goto(site.url('/m/register'));
    await platform.given(site, { answers: { smsCode: { expirationTime: Date.now() + 90_000 } } });
    await input(page, 'mobileNum').fill('8512345678');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: /^(90|8\d) s$/ })).toBeVisible();
  });

  for (const [way, awayMs] of [
    ['behind', -47 * 60_000],
    ['ahead', 26 * 3_600_000],
  ] as const) {
    test(`the countdown is the server's on a device whose clock is ${way} @A-237`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ base: 'soda', flags: { MOBILENUMREG3: true, USERNAMEREG3: false }, settings: quiet });
      await page.clock.install({ time: Date.now() + awayMs });
      await page.goto(site.url('/m/register'));
      await platform.given(site, { answers: { smsCode: { expirationTime: Date.now() + 90_000 } } });
      await input(page, 'mobileNum').fill('8512345678');
      await page.getByRole('button', { name: 'Get code' }).click();
      await expect(page.getByRole('button', { name: /^(9[01]|8\d) s$/ })).toBeVisible();
    });
  }
});

test('two places that show one number agree and share one call @A-242', async ({ aSite, page, calls }) => {
  const site = await aSite({
    base: 'karat',
    navigation: { 'messageCentre.row': ['messages.row', 'announcements.row'] },
  });
  await signIn(page, site, { inboxUnread: 3 });
  await page.goto(site.url());
  await expect(bottomBar(page).getByRole('link', { name: /News/ })).toContainText('3');
  // The message centre asks anew when it opens: once, for its own row and for the tab below it.
  calls.forget();
  await visit(page, '/m/message');
  const row = page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link'));
  await expect(row.filter({ hasText: 'Inbox' })).toContainText('3');
  await expect(bottomBar(page).getByRole('link', { name: /News/ })).toContainText('3');
  expect(calls.of('inboxCount')).toHaveLength(1);
  expect(calls.of('announcements').length).toBeLessThan(2);
});
