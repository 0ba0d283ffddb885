import {
  createAccount,
  fillRegistration,
  input,
  logIn,
  pickDay,
  plainRegistration,
  player,
  sessionOf,
} from '../support/account.ts';
import { expect, test } from '../support/test.ts';

/** Everything that a registration form can ask for, with a good value each. */
const everything = {
  paymentPassword: '123456',
  nickname: 'Marlow',
  payeeName: 'Marlow Finch',
  email: 'marlow@mail.com',
  mobileNum: '851234567',
  idNumber: 'AB123456',
  qqNum: '1234567',
  facebook: 'marlow.fb',
  wechat: 'marlow_wx',
  line: 'marlow_ln',
  whatsapp: '447700900123',
  zalo: 'marlow_za',
  affiliateCode: 'FRIEND1',
  recommenderId: player.userName,
};

test.describe('entities', () => {
  test('the session record has five keys, its type a number @A-226 @A-228', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [{ ...player, type: 2 }] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    const record = await sessionOf(page);
    expect(Object.keys(record ?? {}).toSorted()).toEqual([
      'firstTimeLogin',
      'merchantCode',
      'token',
      'type',
      'userName',
    ]);
    expect(record).toMatchObject({ merchantCode: site.code, userName: player.userName, type: 2 });
    expect(record?.['token']).toEqual(expect.stringMatching(/./));
    expect(record?.['firstTimeLogin']).toEqual(expect.any(Boolean));
  });

  test('autoLogin is 1 after a remembered login and 0 after logout @A-227', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await page.getByRole('checkbox', { name: 'Remember password' }).check();
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('1');
    await page.goto(site.url('/m/set'));
    await page.getByRole('button', { name: /log ?out|sign ?out/i }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /log ?out|sign ?out|submit|confirm/i })
      .click();
    await expect.poll(() => sessionOf(page)).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
  });

  test('an encrypted registration holds data and moduleId, and nothing readable @A-230', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite(plainRegistration({ settings: { 'encryption.register': true } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const [put] = calls.of('register');
    const body: Record<string, unknown> = JSON.parse(put?.body ?? '{}');
    expect(Object.keys(body).toSorted()).toEqual(['data', 'moduleId']);
    expect(body['data']).toEqual(expect.stringMatching(/^[\w-]+(\.[\w-]*){4}$/));
    expect(put?.body).not.toMatch(/newplayer1|secret123/);
  });

  test('a full registration has all keys and no others @A-231', async ({ aSite, page, platform }) => {
    const rules = Object.fromEntries(Object.keys(everything).map((name) => [name, { enabled: true, required: true }]));
    const site = await aSite(
      plainRegistration({
        flags: { REGMOBVERF3: true },
        rules: {
          ...rules,
          birthday: { enabled: true, required: true },
          verificationCode: { enabled: true },
          mobileNum: { enabled: true, required: true, min: 7, max: 15 },
        },
      }),
    );
    await platform.given(site, { accounts: [player], affiliates: [{ code: 'FRIEND1' }], smsCode: '246810' });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, everything);
    await input(page, 'birthday').click();
    await pickDay(page, 1990, 'March', 5);
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await input(page, 'messageCode1').fill('246810');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const put = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'register');
    const { moduleId: _module, ...body } = Object(put?.body);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...Object.keys(everything),
        'birthday',
        'confirmPassword',
        'countryDialingCode',
        'domain',
        'password',
        'registerMethod',
        'registerUrl',
        'type',
        'username',
        'verificationCode',
      ].toSorted(),
    );
  });

  test('host and domain go with registration and invitation check; type is 0 @A-232 @A-233', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(plainRegistration({ rules: { affiliateCode: { enabled: true } } }));
    await platform.given(site, { affiliates: [{ code: 'FRIEND1' }] });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { affiliateCode: 'FRIEND1' });
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const { host, hostname } = new URL(site.url());
    expect(calls.of('invitationCheck')[0]?.query.get('domain')).toBe(hostname);
    const put = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'register');
    expect(put?.body).toMatchObject({ registerUrl: host, domain: hostname, type: 0 });
  });

  test('input names are those of the specification on both tabs @A-234', async ({ aSite, page }) => {
    const site = await aSite({
      base: 'karat',
      flags: { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true },
      rules: { mobileNum: { enabled: true, required: true } },
      settings: { 'registration.announcement': false },
    });
    await page.goto(site.url('/m/register'));
    for (const name of ['username', 'password', 'confimpsw', 'messageCode1', 'identifying']) {
      await expect(input(page, name)).toBeVisible();
    }
    await page.getByRole('tab', { name: 'Mobile' }).click();
    for (const name of ['mobileNum', 'password', 'confimpsw', 'messageCode2', 'identifying']) {
      await expect(input(page, name)).toBeVisible();
    }
  });

  test('the SMS call names the number as each screen should @A-235', async ({ aSite, page, platform }) => {
    const site = await aSite(
      plainRegistration({
        flags: { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true, MOBILEVERCODELOGIN3: true },
        settings: { 'recovery.phone': true, 'recovery.email': false },
      }),
    );
    const bodies = async () =>
      (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'smsCode').map(({ body }) => Object(body));
    for (const [path, number] of [
      ['/m/register', '8511111111'],
      ['/m/login', '8522222222'],
      ['/m/forget', '8533333333'],
    ] as const) {
      await page.goto(site.url(path));
      if (path === '/m/login') {
        await expect(input(page, 'username')).toBeVisible();
        await page.getByRole('tab', { name: 'Mobile' }).click();
      }
      await input(page, 'mobileNum').fill(number);
      await page.getByRole('button', { name: 'Get code' }).click();
      await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    }
    expect(await bodies()).toMatchObject([
      { mobileNo: '8511111111' },
      { mobileNum: '8522222222' },
      { mobileNum: '8533333333' },
    ]);
  });

  test('the countdown starts from the time that the answer gives @A-237', async ({ aSite, page, platform }) => {
    const site = await aSite(plainRegistration({ flags: { USERNAMEREG3: false, MOBILENUMREG3: true } }));
    await platform.given(site, { answers: { smsCode: { expirationTime: Date.now() + 90_000 } } });
    await page.goto(site.url('/m/register'));
    await input(page, 'mobileNum').fill('8512345678');
    await page.getByRole('button', { name: 'Get code' }).click();
    const seconds = Number.parseInt((await page.getByRole('button', { name: /^\d+ s$/ }).textContent()) ?? '', 10);
    expect(seconds).toBeGreaterThan(61);
    expect(seconds).toBeLessThanOrEqual(90);
  });
});
