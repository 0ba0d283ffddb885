import { createAccount, fillRegistration, input, plainRegistration, sessionOf } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const methods = (username: boolean, mobile: boolean) => ({ USERNAMEREG3: username, MOBILENUMREG3: mobile });

test.describe('register', () => {
  test('the logo of the merchant stands above the form @A-082', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    const logo = page.getByRole('img', { name: 'Soda' });
    await expect(logo).toBeVisible();
    await expect(logo).toHaveAttribute('src', /^\/livery\/parts\/[0-9a-f]{64}\.svg$/);
    expect(await logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });

  test('the switch marks the current page and leads to the other @A-083', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    const entries = page.getByRole('navigation', { name: 'Log in or register' });
    await expect(entries.getByRole('link', { name: 'Register' })).toHaveAttribute('aria-current', 'page');
    await expect(entries.getByRole('link', { name: 'Log in' })).not.toHaveAttribute('aria-current');
    await entries.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(site.url('/m/login'));
    await expect(entries.getByRole('link', { name: 'Log in' })).toHaveAttribute('aria-current', 'page');
    await entries.getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(site.url('/m/register'));
  });

  test('a link leads back to the login @A-084', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL(site.url('/m/login'));
  });

  test('the terms popup shows the help entry and closes by I know @A-085', async ({ aSite, page, platform }) => {
    const site = await aSite(plainRegistration());
    await platform.given(site, { helpEntries: [{ tag: 'terms', content: '<p>House rules apply.</p>' }] });
    await page.goto(site.url('/m/register'));
    await page.getByRole('button', { name: 'View terms' }).click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByText('House rules apply.')).toBeVisible();
    await popup.getByRole('button', { name: 'I know' }).click();
    await expect(popup).toHaveCount(0);
  });

  test('the terms link opens the help page and what was typed survives @A-086', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await page.getByRole('link', { name: 'terms and conditions' }).click();
    await expect(page).toHaveURL(site.url('/m/help?tag=terms'));
    await page.goBack();
    await expect(input(page, 'username')).toHaveValue('newplayer1');
    await expect(input(page, 'password')).toHaveValue('walnut734');
    await page.reload();
    await expect(input(page, 'username')).toHaveValue('newplayer1');
    await expect(input(page, 'password')).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('walnut734');
  });

  test('USERNAMEREG3 opens the username form @A-087', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ flags: methods(true, false) }));
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'username')).toBeVisible();
    await site.publish({ flags: methods(false, true) });
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expect(input(page, 'username')).toHaveCount(0);
  });

  test('MOBILENUMREG3 opens the mobile form @A-088', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ flags: methods(false, true) }));
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'mobileNum')).toBeVisible();
    await site.publish({ flags: methods(true, false) });
    await expect(input(page, 'username')).toBeVisible();
    await expect(input(page, 'mobileNum')).toHaveCount(0);
  });

  test('MOBILENUMPASSREG3 brings password and confirmation to the mobile form @A-089', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ flags: { ...methods(false, true), MOBILENUMPASSREG3: true } }));
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'password')).toBeVisible();
    await expect(input(page, 'confimpsw')).toBeVisible();
    await site.publish({ flags: { MOBILENUMPASSREG3: false } });
    await page.reload();
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expect(input(page, 'password')).toHaveCount(0);
    await expect(input(page, 'confimpsw')).toHaveCount(0);
  });

  test('REGMOBVERF3 brings the SMS code wherever the number shows @A-090', async ({ aSite, page }) => {
    const flags = { ...methods(true, true), MOBILENUMPASSREG3: true };
    const rules = { mobileNum: { enabled: true, required: true }, verificationCode: { enabled: false } };
    const site = await aSite(plainRegistration({ flags: { ...flags, REGMOBVERF3: true }, rules }));
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'messageCode1')).toBeVisible();
    await fillRegistration(page, { mobileNum: '8512345678' });
    await createAccount(page).click();
    await expect(page.getByText('Please enter the SMS code')).toBeVisible();
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await expect(input(page, 'messageCode2')).toBeVisible();
    await input(page, 'mobileNum').fill('8512345678');
    await createAccount(page).click();
    await expect(page.locator('[id$="verificationCode-error"]')).toContainText('Please enter the SMS code');
    await site.publish({ flags: { REGMOBVERF3: false } });
    await page.reload();
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expect(input(page, 'messageCode1')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await expect(input(page, 'username')).toHaveCount(0);
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expect(input(page, 'messageCode2')).toHaveCount(0);
  });

  test('two tabs for two methods, user name first; one method has no tabs @A-091 @A-092', async ({ aSite, page }) => {
    for (const [username, mobile, first, tabs] of [
      [true, true, 'username', 2],
      [true, false, 'username', 0],
      [false, true, 'mobileNum', 0],
    ] as const) {
      const site = await aSite(plainRegistration({ flags: methods(username, mobile) }));
      await page.goto(site.url('/m/register'));
      await expect(input(page, first)).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(tabs);
    }
  });

  test('with neither method registration is closed', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ flags: methods(false, false) }));
    await page.goto(site.url('/m/register'));
    await expect(page.getByText('Registration is closed')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL(site.url('/m/login'));
  });

  test('of the optional fields only an enabled one shows @A-093', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ rules: { nickname: { enabled: true } } }));
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'nickname')).toBeVisible();
    const names = await page.locator('form input').evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect(names.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'confimpsw',
      'nickname',
      'password',
      'terms',
      'username',
    ]);
  });

  test('the captcha is a PNG, one call on opening and one more per tap @A-094', async ({ aSite, page, calls }) => {
    const site = await aSite({ base: 'karat', settings: { 'registration.announcement': false } });
    await page.goto(site.url('/m/register'));
    const picture = page.getByRole('img', { name: 'Captcha picture' });
    await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
    expect(calls.of('captcha')).toHaveLength(1);
    const first = await picture.getAttribute('src');
    await page.getByRole('button', { name: 'Show another picture' }).click();
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    expect(calls.of('captcha')).toHaveLength(2);
  });

  test('the get-code button sends and counts down @A-095', async ({ aSite, page, calls }) => {
    await page.clock.install();
    const site = await aSite(plainRegistration({ flags: methods(false, true) }));
    await page.goto(site.url('/m/register'));
    await input(page, 'mobileNum').fill('8512345678');
    await page.getByRole('button', { name: 'Get code' }).click();
    const counting = page.getByRole('button', { name: /^\d+ s$/ });
    await expect(counting).toBeDisabled();
    expect(calls.of('smsCode')).toHaveLength(1);
    const before = Number.parseInt((await counting.textContent()) ?? '', 10);
    await page.clock.runFor(5000);
    await expect
      .poll(async () => Number.parseInt((await counting.textContent()) ?? '', 10))
      .toBeLessThanOrEqual(before - 5);
  });

  test('the register button waits for the terms box @A-096', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await input(page, 'terms').check();
    await expect(createAccount(page)).toBeEnabled();
    await input(page, 'terms').uncheck();
    await expect(createAccount(page)).toBeDisabled();
  });

  test('the first state of the terms box follows its setting @A-097', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ settings: { 'registration.termsDefaultChecked': true } }));
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'terms')).toBeChecked();
    await site.publish({ settings: { 'registration.termsDefaultChecked': false } });
    await page.reload();
    await expect(input(page, 'terms')).not.toBeChecked();
  });

  test('password and confirmation become readable apart from each other @A-098', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'password')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(input(page, 'password')).toHaveAttribute('type', 'text');
    await expect(input(page, 'confimpsw')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(input(page, 'confimpsw')).toHaveAttribute('type', 'text');
  });

  test('the birthday is picked, never typed, and a dismissal changes nothing @A-099', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ rules: { birthday: { enabled: true } } }));
    await page.goto(site.url('/m/register'));
    const birthday = input(page, 'birthday');
    await birthday.click();
    const picker = page.getByRole('dialog');
    await expect(picker).toBeVisible();
    expect(await birthday.evaluate((field: HTMLInputElement) => field.readOnly)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(birthday).toHaveValue('');
    await birthday.click();
    await picker.getByRole('button', { name: 'Confirm' }).click();
    await expect(picker).toHaveCount(0);
    await expect(birthday).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('social sign-in without a provider of the merchant is not offered', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true } }));
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'username')).toBeVisible();
    await expect(page.getByRole('button', { name: /Facebook|Google/ })).toHaveCount(0);
  });

  test('the trial button follows FREEPLAY3 and starts a trial @A-103', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ flags: { FREEPLAY3: true } }));
    await page.goto(site.url('/m/register'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
  });

  test('the confirmation is confimpsw in the form and confirmPassword in the call @A-104', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const put = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'register');
    expect(put?.body).toMatchObject({ confirmPassword: 'walnut734' });
    expect(put?.body).not.toHaveProperty('confimpsw');
  });

  test('two broken rules of one field stand under it, joined by a comma @A-105', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ rules: { username: { min: 4, patternId: 'lettersDigits' } } }));
    await page.goto(site.url('/m/register'));
    await input(page, 'username').fill('a!');
    await input(page, 'username').blur();
    await expect(page.getByText('At least 4 characters, Account format incorrect')).toBeVisible();
  });

  test('the upper of two bad fields is focused @A-106', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { username: 'a', password: 'b', confimpsw: 'b' });
    await createAccount(page).click();
    await expect(input(page, 'username')).toBeFocused();
  });

  test('an announcement for people who register pops up @A-107', async ({ aSite, page, platform, calls }) => {
    const site = await aSite(plainRegistration({ settings: { 'registration.announcement': true } }));
    const announcement = { type: 'B', groupName: 'm_reg', title: 'Welcome gift', content: '<p>Ten free spins.</p>' };
    await platform.given(site, { announcements: [announcement] });
    await page.goto(site.url('/m/register'));
    const popup = page.getByRole('dialog', { name: 'Welcome gift' });
    await expect(popup.getByText('Ten free spins.')).toBeVisible();
    const asked = calls.of('announcements').find(({ query }) => query.get('groupName') === 'm_reg');
    expect(asked?.query.get('types')).toBe('B');
    await popup.getByRole('button', { name: 'I know' }).click();
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(input(page, 'username')).toBeVisible();
    await expect(popup).toHaveCount(0);
  });
});
