import { chooseNameLogin, input, logIn, nextPicture, player, sessionOf } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const wrong = { userName: player.userName, password: 'wrong-one1' };
const wrongText = 'The account or the password is not right';

test.describe('login', () => {
  test('the username method is there and chosen @A-053', async ({ aSite, page }) => {
    const site = await aSite({ base: 'karat', flags: { MOBILEVERCODELOGIN3: true } });
    await page.goto(site.url('/m/login'));
    await expect(page.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
    await expect(input(page, 'username')).toBeVisible();
  });

  test('opens on the number where everybody registers with one and has no password', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda' });
    await page.goto(site.url('/m/login'));
    await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Username' })).toBeVisible();
  });

  test('the mobile tab follows its flag in an open page @A-054', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', flags: { MOBILEVERCODELOGIN3: false } });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await site.publish({ flags: { MOBILEVERCODELOGIN3: true } });
    await expect(page.getByRole('tab', { name: 'Mobile' })).toBeVisible();
  });

  test('the username method has a name and a masked password @A-055', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda' });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  });

  test('the mobile method has number, dialling code, SMS code and a get-code button @A-056', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda', flags: { MOBILEVERCODELOGIN3: true } });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect(page.getByLabel('Dialling code')).toBeVisible();
    await expect(page.getByLabel('SMS code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get code' })).toBeEnabled();
    await expect(input(page, 'password')).toHaveCount(0);
  });

  test('the captcha waits for a failure that asks for it @A-057', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player], captchaAfter: 2 });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    await expect(input(page, 'identifying')).toHaveCount(0);
    await logIn(page, wrong);
    await expect(page.getByText(wrongText)).toBeVisible();
    await expect(input(page, 'identifying')).toHaveCount(0);
    await logIn(page, wrong);
    await expect(input(page, 'identifying')).toBeVisible();
    await expect(page.getByText(wrongText)).toHaveCount(1);
    await expect(page.getByText('Enter a captcha'), 'nobody left it empty').toHaveCount(0);
  });

  test('what is wrong with a captcha stands at the captcha, not at the password', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player], captchaAfter: 0, captchaText: '1234' });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    const error = page.locator('[id="login_captcha-error"]');
    await expect(error).toHaveText('Enter a captcha');
    await expect(page.locator('[id="login_password-error"]')).toBeEmpty();
    const first = await nextPicture(page);
    await input(page, 'identifying').fill('4321');
    await logIn(page);
    await expect(error).toHaveText('Wrong captcha');
    await expect(input(page, 'identifying')).toBeFocused();
    await expect(page.locator('[id="login_password-error"]')).toBeEmpty();
    await nextPicture(page, first);
    await input(page, 'identifying').fill('1234');
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('a captcha-flagged failure loads one picture, the next failure another @A-058', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player], captchaAfter: 1, captchaText: '1234' });
    await page.goto(site.url('/m/login'));
    await logIn(page, wrong);
    const picture = page.getByRole('img', { name: 'Captcha picture' });
    await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
    expect(calls.of('captcha')).toHaveLength(1);
    await input(page, 'identifying').fill('1234');
    await logIn(page, wrong);
    await expect(input(page, 'identifying')).toHaveValue('');
    await expect.poll(() => calls.of('captcha').length).toBe(2);
  });

  test('switching the method refreshes a captcha that is shown, and asks for none otherwise @A-059', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ base: 'soda', flags: { MOBILEVERCODELOGIN3: true } });
    await platform.given(site, { accounts: [player], captchaAfter: 1 });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await expect(input(page, 'mobileNum')).toBeVisible();
    await page.getByRole('tab', { name: 'Username' }).click();
    await chooseNameLogin(page);
    expect(calls.of('captcha')).toHaveLength(0);
    await logIn(page, wrong);
    await expect(page.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expect.poll(() => calls.of('captcha').length).toBe(2);
  });

  test('a remembered login fills the next visit, and its password is nowhere in the storage @A-060', async ({
    aSite,
    context,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda', settings: { 'login.remember': 'encrypted' } });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    const box = page.getByRole('checkbox', { name: 'Remember password' });
    await expect(box).not.toBeChecked();
    await box.check();
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(player.password);
    const again = await context.newPage();
    await page.close();
    await again.goto(site.url('/m/login'));
    await expect(input(again, 'username')).toHaveValue(player.userName);
    await expect(input(again, 'password')).toHaveValue(player.password);
    await again.getByRole('checkbox', { name: 'Remember password' }).uncheck();
    await logIn(again);
    await expect(again).toHaveURL(site.url('/m/home'));
    const third = await context.newPage();
    await third.goto(site.url('/m/login'));
    await chooseNameLogin(third);
    await expect(input(third, 'username')).toHaveValue('');
  });

  test('the forgot-password link leads to /m/forget and goes where nothing can be recovered @A-061', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda', settings: { 'recovery.email': true } });
    await page.goto(site.url('/m/login'));
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(site.url('/m/forget'));
    await page.goBack();
    await site.publish({ settings: { 'recovery.email': false, 'recovery.phone': false } });
    await chooseNameLogin(page);
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
  });

  test('the free-trial button starts a trial @A-064', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', flags: { FREEPLAY3: true } });
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
  });

  test('the customer-service button opens customer service @A-065', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', customerService: [{ type: 'LIVECHAT', title: 'Talk to Ada' }] });
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'Customer service' }).click();
    await expect(page.getByText('Talk to Ada')).toBeVisible();
  });

  test('a login leads to the lobby, or to the page that was wanted @A-066', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    const other = await anotherVisitor();
    await other.goto(site.url('/m/member/benefits'));
    await expect(other).toHaveURL(site.url('/m/login'));
    await logIn(other);
    await expect(other).toHaveURL(site.url('/m/member/benefits'));
  });

  test('an entry for players refuses an agent in the words of the specification @A-069', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [{ ...player, type: 42 }], audience: 'members' });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page.getByText('Non-member account unable to login')).toBeVisible();
    expect(await sessionOf(page)).toBeUndefined();
  });

  test('a failed login says so readably and keeps the user name @A-070', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page, wrong);
    await expect(page.getByText(wrongText)).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/login'));
    await expect(input(page, 'username')).toHaveValue(player.userName);
  });

  test('the loading toast stays until the session exists @A-071', async ({ aSite, page, platform, network }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    const release = await network.hold('login');
    await logIn(page);
    await expect(page.getByText('Logging in…')).toBeVisible();
    release();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
    await expect(page.getByText('Logging in…')).toHaveCount(0);
  });

  test('a guest who taps the member centre on home logs in by a dialog @A-072 @G-188', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ settings: { 'guest.promptMemberCentre': 'dialog' } });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/home'));
    const tabs = page.getByRole('navigation', { name: 'Main navigation' });
    await tabs.locator('a[href="/m/member/home"]').click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/home'));
    await input(page, 'username').fill(player.userName);
    await input(page, 'password').fill(player.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
  });

  test('a player with a session never sees login, registration or recovery @A-073', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    for (const path of ['/m/login', '/m/register', '/m/forget']) {
      await page.goto(site.url(path));
      await expect(page).toHaveURL(site.url('/m/home'));
    }
  });

  test('a double tap sends one login @A-074', async ({ aSite, page, platform, network, calls }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    const release = await network.hold('login');
    await chooseNameLogin(page);
    await input(page, 'username').fill(player.userName);
    await input(page, 'password').fill(player.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).dblclick();
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('login')).toHaveLength(1);
  });
});
