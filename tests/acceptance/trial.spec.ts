import { player, logIn, sessionOf } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const open = { base: 'soda', flags: { FREEPLAY3: true }, settings: { 'recovery.email': true } } as const;

test.describe('trial', () => {
  test('starting a trial shows a loading notice until the answer @A-075', async ({ aSite, page, network }) => {
    const site = await aSite(open);
    await page.goto(site.url('/m/login'));
    const release = await network.hold('freePlayLogin');
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page.getByText('Opening a trial account…')).toBeVisible();
    release();
    await expect(page.getByText('Opening a trial account…')).toHaveCount(0);
  });

  test('the name of the trial account lasts as long as the browser session @A-076', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite(open);
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const name = String((await sessionOf(page))?.['userName']);
    await page.goto(site.url('/m/trail'));
    await page.reload();
    await expect(page.getByText(name)).toBeVisible();
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect((await sessionOf(page))?.['userName']).toBe(name);
    const other = await anotherVisitor();
    await other.goto(site.url('/m/trail'));
    await expect(other.getByRole('button', { name: 'Free trial' })).toBeVisible();
    await expect(other.getByText(/trial\d/)).toHaveCount(0);
  });

  test('a trial from the recovery dialog closes that @A-077', async ({ aSite, page }) => {
    const site = await aSite({ ...open, settings: { ...open.settings, 'guest.promptMemberCentre': 'dialog' } });
    await page.goto(site.url('/m/home'));
    await page.getByRole('navigation', { name: 'Main navigation' }).locator('a[href="/m/member/home"]').click();
    await page.getByRole('dialog').getByText('Forgot password?').click();
    const recovery = page.getByRole('dialog', { name: 'Forgot password' });
    await recovery.getByRole('button', { name: 'Free trial' }).click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a trial from the login dialog closes it @A-077', async ({ aSite, page }) => {
    const site = await aSite({ ...open, settings: { 'guest.promptMemberCentre': 'dialog' } });
    await page.goto(site.url('/m/home'));
    await page.getByRole('navigation', { name: 'Main navigation' }).locator('a[href="/m/member/home"]').click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByRole('button', { name: 'Free trial' }).click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
    await expect(dialog).toHaveCount(0);
  });

  test('a trial leads home, unless it is told to stay @A-078', async ({ aSite, page }) => {
    const site = await aSite(open);
    await page.goto(site.url('/m/trail'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    await site.publish({ settings: { 'trial.goHome': false } });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.url('/m/trail'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect.poll(async () => (await sessionOf(page))?.['type']).toBe(4);
    await expect(page).toHaveURL(site.url('/m/trail'));
  });

  test('a trial is kept like a login, as type 4 @A-079', async ({ aSite, page }) => {
    const site = await aSite(open);
    await page.goto(site.url('/m/login'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({
      type: 4,
      userName: expect.stringMatching(/^trial\d+$/),
      firstTimeLogin: false,
    });
  });

  test('trial buttons follow FREEPLAY3 on login, registration and recovery @A-080', async ({ aSite, page }) => {
    const site = await aSite(open);
    for (const path of ['/m/login', '/m/register', '/m/forget']) {
      await page.goto(site.url(path));
      await expect(page.getByRole('button', { name: 'Free trial' })).toBeVisible();
    }
    await site.publish({ flags: { FREEPLAY3: false } });
    for (const path of ['/m/login', '/m/register', '/m/forget']) {
      await page.goto(site.url(path));
      await expect(page.locator('form')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Free trial' })).toHaveCount(0);
    }
  });

  test('a trial account is told to log in for what belongs to members @A-081', async ({ aSite, page }) => {
    const site = await aSite({ ...open, flags: { ...open.flags, MANPLAYREB3: true, SECPRIV: true, WITHDRAW: true } });
    await page.goto(site.url('/m/trail'));
    await page.getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    for (const path of [
      '/m/withdraw',
      '/m/changePsw',
      '/m/securityCenter/FundsPasswordBox',
      '/m/member/manualRebate',
    ]) {
      // The refusal stays for two seconds: it is looked for while its page opens, and not on the page before.
      await page.goto('about:blank');
      const refusal = page.getByText('Please login an actual account to use this function');
      await Promise.all([expect(refusal, path).toBeVisible(), page.goto(site.url(path))]);
      await expect(page, path).toHaveURL(site.url('/m/home'));
    }
  });

  test('a player who is in keeps their session on the trial page', async ({ aSite, page, platform }) => {
    const site = await aSite(open);
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.goto(site.url('/m/trail'));
    expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
  });
});
