import {
  chooseNameLogin,
  createAccount,
  fillRegistration,
  input,
  logIn,
  plainRegistration,
  player,
} from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const notices = { name: 'Notifications' } as const;
const byPhone = { 'recovery.email': false, 'recovery.phone': true };

test.describe('error texts', () => {
  test('a missing or disabled account is named to who is signed in, and at the login like a wrong password @A-357', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    const missing = { status: 404, code: 'user.not.exist', message: 'words of the server' };
    await page.goto(site.url('/m/login'));
    await platform.given(site, { failures: { login: missing } });
    await logIn(page);
    const alert = page.locator('[id$="_password-error"]');
    await expect(alert).toBeVisible();
    const said = await alert.textContent();
    await platform.given(site, { failures: { login: { status: 401, code: 'login.failed', message: '' } } });
    await logIn(page);
    await expect(alert).toHaveText(said ?? '');
    await expect(page.getByText('does not exist or is disabled')).toHaveCount(0);
    await platform.given(site, { failures: { login: { ...missing, times: 0 } } });
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await platform.given(site, { failures: { changePassword: missing } });
    await page.goto(site.url('/m/changePsw'));
    await input(page, 'newPassword').fill('another456');
    await input(page, 'confirmNewPassword').fill('another456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Sorry, the user does not exist or is disabled', { exact: true })).toBeVisible();
  });

  test('what the platform refuses at the login has its own words @A-353 @A-356', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await page.goto(site.url('/m/login'));
    for (const [code, words] of [
      ['no.permission', 'Sorry, this account does not have permission or the feature is temporarily unavailable'],
      ['not.logged.in', 'You are not logged in, please login first'],
    ] as const) {
      await platform.given(site, { failures: { login: { status: 400, code, message: 'words of the server' } } });
      await logIn(page);
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
  });

  test('what the platform refuses at the registration has its own words @A-358 @A-359 @A-361', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    for (const [code, words] of [
      ['username.exists', 'Sorry, the username already exists'],
      ['agent.error', 'Incorrect agent information'],
    ] as const) {
      await platform.given(site, { failures: { register: { status: 400, code, message: 'words of the server' } } });
      await createAccount(page).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    // A link of a recommender whom nobody knows.
    await page.goto(site.url('/m/register?recommenderId=nobody404'));
    await fillRegistration(page, { username: 'newplayer2' });
    await createAccount(page).click();
    await expect(page.getByRole('region', notices).getByText('Referrer link error', { exact: true })).toBeVisible();
  });

  test('a code is sent with a loading toast and a success, and a wrong one is an error @A-355 @A-369', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite({ base: 'soda', flags: { MOBILEVERCODELOGIN3: true } });
    await platform.given(site, { accounts: [{ ...player, mobile: '353851234567' }], smsCode: '246810', country: 'IE' });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await page.getByLabel('Dialling code').selectOption('+353');
    await input(page, 'mobileNum').fill('851234567');
    const release = await network.hold('smsCode');
    await page.getByRole('button', { name: 'Get code' }).click();
    const toasts = page.getByRole('region', notices);
    await expect(toasts.getByText('Sending the code…')).toBeVisible();
    release();
    await expect(toasts.getByText('The code has been sent')).toBeVisible();
    await expect(toasts.getByText('Sending the code…')).toHaveCount(0);
    await page.getByLabel('SMS code').fill('111111');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Verification code error', { exact: true })).toBeVisible();
  });

  test('modify.new.old.same clears the password; a code that nobody knows shows the server’s words as text @A-352 @A-371', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', settings: byPhone });
    await platform.given(site, { failures: { setPasswordByPhone: { status: 400, code: 'modify.new.old.same' } } });
    await page.goto(site.url('/m/forget'));
    await input(page, 'mobileNum').fill('851234567');
    await page.getByLabel('SMS code').fill('246810');
    await input(page, 'newPassword').fill('another456');
    const send = page.getByRole('button', { name: 'Set password' });
    await send.click();
    await expect(input(page, 'newPassword')).toHaveValue('');
    const toasts = page.getByRole('region', notices);
    const strange = { status: 400, code: 'of.another.make', message: '<b>Ask</b> later' };
    await platform.given(site, { failures: { setPasswordByPhone: strange } });
    await input(page, 'newPassword').fill('another456');
    await send.click();
    await expect(toasts.getByText('<b>Ask</b> later', { exact: true })).toBeVisible();
    await platform.given(site, { failures: { setPasswordByPhone: { ...strange, message: '' } } });
    await page.getByLabel('SMS code').fill('246810');
    await send.click();
    await expect(toasts.getByText('Unknown error', { exact: true })).toBeVisible();
  });
});

test.describe('calls', () => {
  test('an installed site says so at the login, a browser does not @A-319', async ({
    aSite,
    platform,
    calls,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('login')[0]?.headers).not.toHaveProperty('device');
    const installed = await anotherVisitor();
    await installed.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await installed.goto(site.url('/m/login'));
    await logIn(installed);
    await expect(installed).toHaveURL(site.url('/m/home'));
    const received = (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'login');
    expect(received.map(({ headers }) => headers['device'])).toEqual([undefined, 'OTHERS']);
  });

  test('a trial asks for the trial account first where the site names its path @A-349', async ({
    aSite,
    page,
    calls,
    anotherVisitor,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', flags: { FREEPLAY3: true } });
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('trialAccount')).toHaveLength(0);
    await site.publish({ paths: { trialAccount: '/wps/member/trial' } });
    const other = await anotherVisitor();
    await other.goto(site.url('/m/login'));
    await other.getByRole('button', { name: 'Free trial' }).click();
    await expect(other).toHaveURL(site.url('/m/home'));
    const names = (await platform.calls(site)).map(({ endpoint }) => endpoint);
    expect(names.filter((name) => name === 'trialAccount' || name === 'freePlayLogin')).toEqual([
      'freePlayLogin',
      'trialAccount',
      'freePlayLogin',
    ]);
  });

  test('a login that is refused says so in the form, and the password has the focus', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page, { ...player, password: 'not-this-one' });
    await expect(page.locator('form').getByText('The account or the password is not right')).toBeVisible();
    await expect(page.getByText('The account or the password is not right'), 'said once').toHaveCount(1);
    await expect(input(page, 'password')).toBeFocused();
    await expect(input(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await input(page, 'password').fill(player.password);
    await expect(page.getByText('The account or the password is not right')).toHaveCount(0);
  });

  test('a wrong format says the rule at its field, once', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await expect(page.getByText('4 to 16 letters and numbers')).toBeVisible();
    await input(page, 'username').fill('new player!');
    await input(page, 'username').blur();
    await expect(page.getByText('Account format incorrect: 4 to 16 English letters and digits')).toBeVisible();
    await expect(page.getByText('4 to 16')).toHaveCount(1);
  });

  test('the button that is not ready leads to the first gap', async ({ aSite, page, calls }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await expect(createAccount(page)).toBeDisabled();
    await input(page, 'username').fill('newplayer1');
    await createAccount(page).dispatchEvent('click');
    await expect(input(page, 'password')).toBeFocused();
    await expect(page.locator('[id="registration_password-error"]')).not.toBeEmpty();
    expect(calls.of('register')).toHaveLength(0);
  });

  test('a number that has an account is no username, and stands at the number', async ({ aSite, page, platform }) => {
    const flags = { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true };
    const site = await aSite(plainRegistration({ flags }));
    await platform.given(site, { country: 'IE' });
    const failures = { register: { status: 409, code: 'username.exists', message: 'taken' } };
    await platform.given(site, { failures });
    await page.goto(site.url('/m/register'));
    await input(page, 'mobileNum').fill('851234567');
    await input(page, 'password').fill('walnut734');
    await input(page, 'confimpsw').fill('walnut734');
    await input(page, 'terms').check();
    await createAccount(page).click();
    await expect(page.locator('form').getByText('Sorry, the mobile number already has an account')).toBeVisible();
    await expect(page.getByText('Sorry, the username already exists')).toHaveCount(0);
    await expect(input(page, 'mobileNum')).toBeFocused();
  });
});
