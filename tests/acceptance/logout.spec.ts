import type { Page } from '@playwright/test';
import { openMenu, topBar } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Sign out' });
const stored = (page: Page, kind: 'localStorage' | 'sessionStorage') =>
  page.evaluate(
    (name) => ({ ...(name === 'localStorage' ? localStorage : sessionStorage) }) as Record<string, string>,
    kind,
  );

async function askToSignOut(page: Page): Promise<void> {
  await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
  await expect(question(page)).toBeVisible();
}

test.describe('signing out', () => {
  test('it asks first; cancel changes nothing @A-256', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url());
    await askToSignOut(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(topBar(page)).toContainText('Hello');
    expect(calls.of('logout')).toHaveLength(0);
    expect(await stored(page, 'sessionStorage')).toHaveProperty('MC_SESSION_INFO');
  });

  test('a loading notice stands until one call with the token is answered @A-257 @A-258 @A-323', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    const site = await aSite();
    const { token } = await signIn(page, site);
    await page.goto(site.url());
    const release = await network.hold('logout');
    await askToSignOut(page);
    await question(page).getByRole('button', { name: 'Sign me out' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Please wait' });
    await expect(notice).toBeVisible();
    release();
    await expect(notice).toHaveCount(0);
    expect(calls.of('logout').map(({ method, headers }) => [method, headers['authorization']])).toEqual([
      ['DELETE', `Bearer ${token}`],
    ]);
  });

  test('everything of the player is forgotten, also when the call fails @A-259', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site, { nickname: 'Duchess', balance: '77.70' });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('Hello, Duchess');
    await expect(topBar(page)).toContainText('77.70');
    await page.evaluate((key) => sessionStorage.setItem(key, 'guest417'), `${site.code}.trialUser`);
    await platform.given(site, { failures: { logout: { status: 500, code: 'unknown.error' } } });
    await askToSignOut(page);
    await question(page).getByRole('button', { name: 'Sign me out' }).click();
    await expect(topBar(page)).not.toContainText('Duchess');
    await expect(topBar(page)).not.toContainText('77.70');
    expect(Object.keys(await stored(page, 'sessionStorage'))).toEqual(['NOTICE_POP']);
    expect(await page.locator('body').innerText()).not.toMatch(/Duchess|77\.70|guest417/);
  });

  test('autoLogin becomes 0 @A-260', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url());
    await page.evaluate(() => localStorage.setItem('autoLogin', '1'));
    await askToSignOut(page);
    await question(page).getByRole('button', { name: 'Sign me out' }).click();
    await expect.poll(async () => (await stored(page, 'localStorage'))['autoLogin']).toBe('0');
  });

  test('it ends on the lobby with the guest’s two doors @A-261', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url('/m/set'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await question(page).getByRole('button', { name: 'Sign me out' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    for (const name of ['Log in', 'Register']) {
      await expect(
        topBar(page).getByRole('button', { name }).or(topBar(page).getByRole('link', { name })),
      ).toBeVisible();
    }
  });

  test('cancel keeps the session; submit notes, calls, clears and leads home @G-201 @G-341', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    const site = await aSite();
    const { token } = await signIn(page, site);
    await page.goto(site.url('/m/set'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    expect(calls.of('logout')).toHaveLength(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    const release = await network.hold('logout');
    await question(page).getByRole('button', { name: 'Sign me out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(calls.of('logout').map(({ method, headers }) => [method, headers['authorization']])).toEqual([
      ['DELETE', `Bearer ${token}`],
    ]);
    expect((await stored(page, 'localStorage'))['autoLogin']).toBe('0');
    expect(await stored(page, 'sessionStorage')).not.toHaveProperty('MC_SESSION_INFO');
  });
});
