import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import type { CallRecorder } from '../support/calls.ts';
import { input, player, sessionOf } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const both = { 'recovery.email': true, 'recovery.phone': true };
const byMail = { 'recovery.email': true, 'recovery.phone': false };
const byPhone = { 'recovery.email': false, 'recovery.phone': true };
const owner = { ...player, mobile: '353851234567', email: 'marlow@mail.com' };

/** Asks for a code to the owner's number and types it. */
async function enterCode(page: Page, site: TestSite, calls: CallRecorder): Promise<void> {
  await page.goto(site.url('/m/forget'));
  await page.getByLabel('Dialling code').selectOption('+353');
  await input(page, 'mobileNum').fill('851234567');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect.poll(() => calls.of('smsCode').length).toBe(1);
  await page.getByLabel('SMS code').fill('246810');
}

test.describe('forgot', () => {
  test('the logo of the merchant shows @A-116', async ({ aSite, page }) => {
    const site = await aSite({ base: 'karat', settings: both });
    await page.goto(site.url('/m/forget'));
    const logo = page.getByRole('img', { name: /Karat/ }).first();
    await expect(logo).toHaveAttribute('src', /^\/livery\/parts\//);
  });

  test('the toggle shows only when both ways are on, phone first @A-117 @A-118', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', settings: both });
    await page.goto(site.url('/m/forget'));
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(input(page, 'mobileNum')).toBeVisible();
    await site.publish({ settings: byMail });
    await page.reload();
    await expect(input(page, 'email')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await site.publish({ settings: byPhone });
    await page.reload();
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('by mail: user name, address and a button @A-119', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', settings: byMail });
    await page.goto(site.url('/m/forget'));
    await expect(input(page, 'username')).toBeVisible();
    await expect(input(page, 'email')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retrieve password' })).toBeVisible();
  });

  test('by phone: the dialling code travels with the number @A-120', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda', settings: byPhone });
    await page.goto(site.url('/m/forget'));
    await expect(page.getByLabel('SMS code')).toBeVisible();
    await expect(input(page, 'newPassword')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set password' })).toBeVisible();
    await input(page, 'mobileNum').fill('3012345678');
    await page.getByLabel('Dialling code').selectOption('+92');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect
      .poll(async () => (await platform.calls(site)).find(({ endpoint }) => endpoint === 'smsCode')?.body)
      .toMatchObject({ mobileNum: '3012345678', countryDialingCode: '+92' });
  });

  test('the trial link follows FREEPLAY3 @A-121', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', settings: byMail, flags: { FREEPLAY3: true } });
    await page.goto(site.url('/m/forget'));
    await expect(page.getByRole('button', { name: 'Free trial' })).toBeVisible();
    await site.publish({ flags: { FREEPLAY3: false } });
    await expect(page.getByRole('button', { name: 'Free trial' })).toHaveCount(0);
  });

  test('customer service opens from the foot @A-122', async ({ aSite, page }) => {
    const site = await aSite({
      base: 'soda',
      settings: byMail,
      customerService: [{ type: 'LIVECHAT', title: 'Talk to Ada' }],
    });
    await page.goto(site.url('/m/forget'));
    await page.getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByText('Talk to Ada')).toBeVisible();
  });

  test('the copyright line is the merchant’s @A-123', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', settings: { ...byMail, 'footer.copyright': '© Marlow & Sons' } });
    await page.goto(site.url('/m/forget'));
    await expect(page.getByText('© Marlow & Sons')).toBeVisible();
  });

  test('by mail: loading, a success for a second, one step back @A-124', async ({ aSite, page, network }) => {
    await page.clock.install();
    const site = await aSite({ base: 'soda', settings: byMail });
    await page.goto(site.url('/m/login'));
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const release = await network.hold('forgotPassword');
    await input(page, 'username').fill('marlow92');
    await input(page, 'email').fill('marlow@mail.com');
    await page.getByRole('button', { name: 'Retrieve password' }).click();
    await expect(page.getByText('Please wait…')).toBeVisible();
    release();
    await expect(page.getByText('If the account exists, a message is on its way')).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/forget'));
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(site.url('/m/login'));
    await expect(page.getByText('If the account exists, a message is on its way')).toHaveCount(0);
  });

  test('by mail: after the step back stands where the mail goes, until it is closed or the page left', async ({
    aSite,
    page,
  }) => {
    await page.clock.install();
    const site = await aSite({ base: 'soda', settings: byMail });
    const note = page.getByText(/a mail goes to nobody@mail\.com\. Check spam too/);
    const recover = async () => {
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await input(page, 'username').fill('nobody92');
      await input(page, 'email').fill('nobody@mail.com');
      await page.getByRole('button', { name: 'Retrieve password' }).click();
      await expect(page.getByText('If the account exists, a message is on its way')).toBeVisible();
      await expect(note).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(page).toHaveURL(site.url('/m/login'));
      await page.clock.runFor(10_000);
      await expect(note).toBeVisible();
    };
    await page.goto(site.url('/m/login'));
    await recover();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(note).toHaveCount(0);
    await recover();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(site.url('/m/forget'));
    await expect(note).toHaveCount(0);
  });

  test('by phone: a new password logs in with the account’s name @A-125 @A-325', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ base: 'soda', settings: byPhone });
    await platform.given(site, { accounts: [owner], smsCode: '246810', country: 'IE' });
    await enterCode(page, site, calls);
    await input(page, 'newPassword').fill('another456');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
    const received = await platform.calls(site);
    expect(received.find(({ endpoint }) => endpoint === 'setPasswordByPhone')?.body).toMatchObject({
      newPassword: 'another456',
      mobileNum: '851234567',
      verificationCode: '246810',
    });
    expect(received.find(({ endpoint }) => endpoint === 'login')?.body).toMatchObject({
      username: player.userName,
      password: 'another456',
    });
  });

  test('the code of a refused password serves the next one @A-126', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ base: 'soda', settings: byPhone });
    await platform.given(site, { accounts: [owner], smsCode: '246810', country: 'IE' });
    await enterCode(page, site, calls);
    await input(page, 'newPassword').fill(player.password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(input(page, 'newPassword')).toHaveValue('');
    await expect(page.getByLabel('SMS code')).toHaveValue('246810');
    await input(page, 'newPassword').fill('another456');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
  });

  for (const [title, code, kept, cleared] of [
    [
      'the same password again clears the password alone @A-126',
      'modify.new.old.same',
      'verificationCode',
      'newPassword',
    ],
    ['any other failure clears the code alone @A-127', 'verification.code.error', 'newPassword', 'verificationCode'],
  ] as const) {
    test(title, async ({ aSite, page, platform }) => {
      const site = await aSite({ base: 'soda', settings: byPhone });
      await platform.given(site, { failures: { setPasswordByPhone: { status: 400, code } } });
      await page.goto(site.url('/m/forget'));
      await input(page, 'mobileNum').fill('851234567');
      const field = (name: string) => page.locator(`[id="recovery_${name}"]`);
      await field('verificationCode').fill('246810');
      await field('newPassword').fill('another456');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(field(cleared)).toHaveValue('');
      await expect(field(kept)).not.toHaveValue('');
    });
  }
});

test('a wrong code says so at its field, in one sentence, with the cursor there', async ({ aSite, page, platform }) => {
  const site = await aSite({ base: 'soda', settings: byPhone });
  const failure = { status: 400, code: 'verification.code.error' };
  await platform.given(site, { failures: { setPasswordByPhone: failure } });
  await page.goto(site.url('/m/forget'));
  await input(page, 'mobileNum').fill('851234567');
  const code = page.locator('[id="recovery_verificationCode"]');
  await code.fill('246810');
  await input(page, 'newPassword').fill('another456');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.locator('[id="recovery_verificationCode-error"]')).toHaveText(
    'This code is not right. Check it, or get a new one',
  );
  await expect(code).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifications' }).locator('*')).toHaveCount(0);
});

test('an Irish number is seen whole beside its code on amber', async ({ aSite, page }) => {
  const site = await aSite({ base: 'amber', language: 'en', settings: byPhone });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/forget'));
  const number = input(page, 'mobileNum');
  await page.getByLabel('Dialling code').selectOption('+353');
  await number.fill('851234567');
  await page.evaluate(() => document.fonts.ready);
  expect(await number.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test.describe('validation', () => {
  test('the user name follows the login’s rule @A-292', async ({ aSite, page, calls }) => {
    const site = await aSite({ base: 'soda', settings: byMail, rules: { loginUsername: { min: 4 } } });
    await page.goto(site.url('/m/forget'));
    await input(page, 'username').fill('ab');
    await input(page, 'email').fill('marlow@mail.com');
    await page.getByRole('button', { name: 'Retrieve password' }).click();
    await expect(page.getByText('Account format incorrect: 4 to 16 English letters, digits and . _ -')).toBeVisible();
    expect(calls.of('forgotPassword')).toHaveLength(0);
  });

  test('addresses pass or fail as the specification writes them @A-293', async ({ aSite, page }) => {
    const site = await aSite({
      base: 'soda',
      settings: { ...byMail, 'recovery.emailPattern': 'spec' },
      rules: { email: { patternId: 'emailSpec' } },
    });
    await page.goto(site.url('/m/forget'));
    const error = page.locator('[id="recovery_email-error"]');
    for (const [address, isGood] of [
      ['a.b@mail.com', true],
      ['a@x.co.uk', true],
      ['a@x', false],
      ['a@x.info', false],
      ['a+b@x.com', false],
      ['a@mail.example.com', false],
    ] as const) {
      await input(page, 'email').fill(address);
      await input(page, 'email').blur();
      if (isGood) await expect(error, address).toBeEmpty();
      else await expect(error, address).toContainText('Email format incorrect');
    }
  });

  test('whoever registered with a plus in the address recovers with it', async ({ aSite, page, calls }) => {
    const site = await aSite({ base: 'soda', settings: byMail });
    await page.goto(site.url('/m/forget'));
    await input(page, 'username').fill('marlow92');
    await input(page, 'email').fill('qa.lead+1@mail.example.info');
    await page.getByRole('button', { name: 'Retrieve password' }).click();
    await expect.poll(() => calls.of('forgotPassword').length).toBe(1);
    expect(calls.of('forgotPassword')[0]?.body).toBe('username=marlow92&email=qa.lead%2B1%40mail.example.info');
  });

  test('spaces around name and address are taken away @A-294 @A-326', async ({ aSite, page, calls }) => {
    const site = await aSite({ base: 'soda', settings: byMail });
    await page.goto(site.url('/m/forget'));
    await input(page, 'username').fill('  marlow92 ');
    await page.locator('[id="recovery_email"]').pressSequentially('marlow@mail.com');
    await page.getByRole('button', { name: 'Retrieve password' }).click();
    await expect.poll(() => calls.of('forgotPassword').length).toBe(1);
    const [call] = calls.of('forgotPassword');
    expect(call?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(call?.body).toBe('username=marlow92&email=marlow%40mail.com');
  });

  test('number, code and password are each checked, and the button waits for them @A-295 @A-296', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda', settings: byPhone, rules: { password: { min: 6 } } });
    await page.goto(site.url('/m/forget'));
    const button = page.getByRole('button', { name: 'Set password' });
    const field = (name: string) => page.locator(`[id="recovery_${name}"]`);
    const error = (name: string) => page.locator(`[id="recovery_${name}-error"]`);
    await expect(field('mobileNum')).toBeVisible();
    await expect(button).toBeDisabled();
    for (const [name, bad, good] of [
      ['mobileNum', '12', '851234567'],
      ['verificationCode', '', '246810'],
      ['newPassword', 'abc', 'another456'],
    ] as const) {
      await field(name).fill(bad);
      await field(name).blur();
      await expect(error(name), name).not.toBeEmpty();
      await field(name).fill(good);
      await expect(error(name), name).toBeEmpty();
    }
    await expect(button).toBeEnabled();
  });

  test('the number’s text names the least length @A-297', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', settings: byPhone, rules: { loginMobileNum: { min: 9 } } });
    await page.goto(site.url('/m/forget'));
    await input(page, 'mobileNum').fill('12345678');
    await input(page, 'mobileNum').blur();
    await expect(page.locator('[id="recovery_mobileNum-error"]')).toContainText('9');
  });
});
