import type { TestSite } from '../support/a-site.ts';
import { createAccount, fillRegistration, input, plainRegistration, player, sessionOf } from '../support/account.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

const invited = { rules: { affiliateCode: { enabled: true, required: false } } };

/** Chromium cannot be told to be an installed app, so the one question about it is answered in its place. */
function runInstalled() {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
}

/** From now on the site asks for a nickname, and its platform takes no registration without one. */
async function askForNickname(site: TestSite, platform: Platform): Promise<void> {
  const { release } = await site.publish({ rules: { nickname: { enabled: true, required: true } } });
  await platform.enforces(site, release);
}

test.describe('register', () => {
  test('a given invitation code is checked before the registration @A-108', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(plainRegistration(invited));
    await platform.given(site, { affiliates: [{ code: 'FRIEND1' }] });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { affiliateCode: 'NOBODY9' });
    await createAccount(page).click();
    await expect.poll(() => calls.of('invitationCheck').length).toBe(1);
    await expect(input(page, 'affiliateCode')).toBeFocused();
    expect(calls.of('register')).toHaveLength(0);
    await input(page, 'affiliateCode').fill('FRIEND1');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const names = calls.all().flatMap(({ name }) => (name === 'invitationCheck' || name === 'register' ? [name] : []));
    expect(names).toEqual(['invitationCheck', 'invitationCheck', 'register']);
    expect(calls.of('invitationCheck')[1]?.query.get('code')).toBe('FRIEND1');
  });

  test('an unknown invitation code says so and takes the focus @A-109', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration(invited));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { affiliateCode: 'NOBODY9' });
    await createAccount(page).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByText('Invalid invitation code'),
    ).toBeVisible();
    await expect(input(page, 'affiliateCode')).toBeFocused();
  });

  test('the affiliate code of the domain is filled in @A-110 @A-348', async ({ aSite, page, platform, calls }) => {
    const site = await aSite(plainRegistration(invited));
    await platform.given(site, { affiliates: [{ code: 'AB1', domain: new URL(site.url()).hostname }] });
    await page.goto(site.url('/m/register'));
    await expect(input(page, 'affiliateCode')).toHaveValue('AB1');
    expect(calls.of('affiliateCode').length).toBeGreaterThan(0);
  });

  test('the codes of a link survive a look round, and reach the platform @A-110', async ({ aSite, page, platform }) => {
    const site = await aSite(plainRegistration());
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url(`/m/register?recommenderId=${player.userName}`));
    // Whoever reads the page has its form, which comes after the page and keeps the code.
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain(player.userName);
    await page.goto(site.url('/m/home'));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const put = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'register');
    expect(put?.body).toMatchObject({ recommenderId: player.userName });
  });

  test('a platform that lets nobody in at once leads to the login, the name filled in @A-112', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(plainRegistration());
    await platform.given(site, {
      answers: { register: { userName: 'newplayer1' } },
      failures: { login: { status: 400, code: 'login.failed' } },
    });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { username: 'newplayer1' });
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/login'));
    await expect(page.getByText('Your account is open. Please log in.')).toBeVisible();
    await expect(input(page, 'username')).toHaveValue('newplayer1');
    expect(await sessionOf(page)).toBeUndefined();
  });

  test('the call tells how the site is running @A-111', async ({ aSite, platform, anotherVisitor }) => {
    const site = await aSite(plainRegistration({ settings: { 'app.userAgentPattern': 'TestApp/\\d+' } }));
    const ways = ['APP', 'H5', 'PWA', 'WEBCLIP'] as const;
    for (const way of ways) {
      const page = await anotherVisitor(way === 'APP' ? { userAgent: 'Mozilla/5.0 TestApp/7' } : {});
      if (way === 'PWA') await page.addInitScript(runInstalled);
      if (way === 'WEBCLIP') await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
      await page.goto(site.url('/m/register'));
      await fillRegistration(page, { username: `player${way.toLowerCase()}` });
      await createAccount(page).click();
      await expect(page).toHaveURL(site.url('/m/home'));
    }
    const puts = (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'register');
    expect(puts.map(({ body }) => Object(body).registerMethod)).toEqual([...ways]);
  });

  test('after registering the player is in and in the lobby @A-112', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: 'newplayer1', type: 0 });
  });

  test('a taken user name says so after leaving the field, asked once per value @A-113 @A-329', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(plainRegistration());
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/register'));
    await input(page, 'username').fill('a');
    await input(page, 'username').blur();
    await expect(page.getByText('At least 4 characters')).toBeVisible();
    expect(calls.of('usernameAvailability')).toHaveLength(0);
    for (const round of [1, 2]) {
      await input(page, 'username').fill(player.userName);
      await input(page, 'username').blur();
      await expect(page.getByText('Sorry, the username already exists'), `round ${round}`).toBeVisible();
      await input(page, 'username').fill(`${player.userName}x`);
    }
    const asked = calls.of('usernameAvailability').map(({ query }) => query.get('username'));
    expect(asked.filter((name) => name === player.userName)).toHaveLength(1);
  });

  test('a rule that changes reaches an open form without a reload @A-114 @A-331', async ({ aSite, page, calls }) => {
    const site = await aSite(plainRegistration({ rules: { username: { min: 4 } } }));
    await page.goto(site.url('/m/register'));
    await input(page, 'username').fill('fives');
    await input(page, 'password').focus();
    expect(calls.of('registerSettings').length).toBeGreaterThan(0);
    await expect(page.getByText('At least')).toHaveCount(0);
    await site.publish({ rules: { username: { min: 8 } } });
    await expect(async () => {
      await input(page, 'username').focus();
      await input(page, 'username').blur();
      await expect(page.getByText('At least 8 characters')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(input(page, 'username')).toHaveValue('fives');
  });

  test('settings that cannot be had offer a retry instead of guessed rules', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite(plainRegistration());
    // Longer than the service waits for an answer to draw the page with.
    await platform.given(site, { delays: { registerSettings: 1_500 } });
    await network.cut('registerSettings');
    await page.goto(site.url('/m/register'));
    await expect(page.getByText('Loading failed, click to retry')).toBeVisible();
    await expect(input(page, 'username')).toHaveCount(0);
    await network.restore('registerSettings');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(input(page, 'username')).toBeVisible();
  });

  test('a form that came while the outdated one was on its way leads to the new field once that is refused', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    const release = await network.hold('register');
    await createAccount(page).click();
    await askForNickname(site, platform);
    await expect(input(page, 'nickname')).toBeVisible();
    release();
    await expect(input(page, 'nickname')).toBeFocused();
    await expect(input(page, 'username')).toHaveValue('newplayer1');
  });

  test('a submit that is refused as outdated keeps what was typed and shows the new field', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await network.cut(/\/livery\/(stream|pointer)/);
    await page.reload();
    await fillRegistration(page);
    await askForNickname(site, platform);
    await network.restore(/\/livery\/(stream|pointer)/);
    await createAccount(page).click();
    await expect(input(page, 'nickname')).toBeFocused();
    await expect(input(page, 'username')).toHaveValue('newplayer1');
    await expect(input(page, 'password')).toHaveValue('walnut734');
    await input(page, 'nickname').fill('Marlow');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('a press that leaves a field and sends the form at once is checked by the newest rules', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await input(page, 'confimpsw').focus();
    const { release } = await site.publish({
      rules: { nickname: { enabled: true, required: true } },
      strings: { en: { registration: { submit: 'Join now' } } },
    });
    const join = page.getByRole('button', { name: 'Join now' });
    await expect(join).toBeVisible();
    await platform.enforces(site, release);
    await expect(input(page, 'nickname')).toHaveCount(0);
    await join.click();
    await expect(input(page, 'nickname')).toBeFocused();
    await input(page, 'nickname').fill('Marlow');
    await join.click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('a switch of language keeps what was typed', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { username: 'a' });
    await createAccount(page).click();
    await expect(page.getByText('At least 4 characters')).toBeVisible();
    await page.evaluate((code) => localStorage.setItem(`${code}.language`, 'ur'), site.code);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(input(page, 'username')).toHaveValue('a');
  });
});
