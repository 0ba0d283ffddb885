import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { chooseNameLogin, input } from '../support/account.ts';
import { bottomBar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

/** Visits once and waits until the page's worker has kept the shell and every file that it knows. */
async function visitOnce(page: Page, site: TestSite, path = '/m/home'): Promise<void> {
  await page.goto(site.url(path));
  const isKept = () =>
    page.evaluate(async () => {
      if ((await caches.match('/m/home', { cacheName: 'livery-shell' })) === undefined) return false;
      const worker = await (await fetch('/sw.js')).text();
      const files = worker.match(/\/assets\/[\w.-]+\.js/g) ?? [];
      const kept = await Promise.all(files.map((file) => caches.match(file, { cacheName: 'livery-files' })));
      return files.length > 20 && kept.every((answer) => answer !== undefined);
    });
  await expect.poll(isKept, { timeout: 40_000 }).toBe(true);
}

const lobbyPaths = ['/', '/m', '/m/home'];

test.use({ serviceWorkers: 'allow' });

test.describe('a returning player without network', () => {
  test.describe.configure({ timeout: 120_000 });

  test('boots the last good release at every address of the lobby @G-353', async ({
    aSite,
    page,
    context,
    network,
  }) => {
    const site = await aSite({ base: 'soda', flags: { CBS3: true } });
    await visitOnce(page, site);
    await page.close();
    await network.offline(true);
    for (const path of lobbyPaths) {
      const again = await context.newPage();
      await again.goto(site.url(path));
      await expect(bottomBar(again), path).toBeVisible();
      await expect(again.getByRole('link', { name: 'Soda, home' }), path).toBeVisible();
      await expect(again.getByText('No Internet'), path).toBeVisible();
      // The games that the shell was drawn with, where the platform gave them in time; else the way to ask again.
      const games = again.getByRole('region', { name: 'Hot games' });
      const shown = games.getByText('Melon Market').or(games.getByRole('button', { name: 'Try again' }));
      await expect(shown.first(), path).toBeVisible();
      if (path === lobbyPaths.at(-1)) {
        await network.offline(false);
        await expect(again.getByText('No Internet')).toHaveCount(0);
      }
      await again.close();
    }
  });

  test('boots a page that was seen, and pages that were not', async ({ aSite, page, context, network }) => {
    const site = await aSite({ base: 'soda', settings: { 'recovery.email': true } });
    await visitOnce(page, site, '/m/announcement');
    await page.close();
    await network.offline(true);
    for (const [path, heading] of [
      ['/m/announcement', 'Announcements'],
      ['/m/help', 'Help'],
      ['/m/activity', 'Promotions'],
    ] as const) {
      const again = await context.newPage();
      await again.goto(site.url(path));
      await expect(again.getByRole('heading', { name: heading }).first(), path).toBeVisible();
      const retry = again.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(retry, path).toHaveCount(1);
      await expect(again.getByRole('main'), path).toContainText('It comes back by itself with the network.');
      await expect(again.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      if (path === '/m/activity') {
        // What failed for want of a network comes back without a tap.
        await network.offline(false);
        await expect(retry).toHaveCount(0);
        await expect(again.getByRole('main')).not.toContainText('Loading failed');
      }
      await again.close();
    }
  });

  test('finds the forms and the flags of that release', async ({ aSite, page, context, network }) => {
    const site = await aSite({
      base: 'soda',
      flags: { MOBILEVERCODELOGIN3: true },
      rules: { loginUsername: { min: 4 } },
    });
    await visitOnce(page, site);
    await page.close();
    await network.offline(true);
    const again = await context.newPage();
    await again.goto(site.url('/m/login'));
    await expect(again.getByRole('tab', { name: 'Mobile' })).toBeVisible();
    await chooseNameLogin(again);
    await input(again, 'username').fill('abc');
    await input(again, 'password').fill('walnut734');
    await again.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(again.getByText('Account format incorrect')).toBeVisible();
    await input(again, 'username').fill('marlow92');
    await again.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(again.getByRole('alert').filter({ hasText: 'Loading failed' })).toBeVisible();
    await expect(again.getByText('No Internet')).toBeVisible();
    await expect(input(again, 'username')).toHaveValue('marlow92');
  });

  test('catches up with a flag once the network is back', async ({ aSite, page, context, network }) => {
    const site = await aSite({ base: 'soda', flags: { MOBILEVERCODELOGIN3: false } });
    await visitOnce(page, site);
    await page.close();
    await network.offline(true);
    await site.publish({ flags: { MOBILEVERCODELOGIN3: true } });
    const again = await context.newPage();
    await again.goto(site.url('/m/login'));
    await chooseNameLogin(again);
    await expect(again.getByRole('tab')).toHaveCount(0);
    await again.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    await network.offline(false);
    await expect(again.getByRole('tab', { name: 'Mobile' })).toBeVisible();
    expect(await again.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  });
});

test.describe('a returning player with the worker', () => {
  test.describe.configure({ timeout: 120_000 });
  const closed = 'System upgrading, please try again later';

  test('is given pages and their parts whole where the device keeps nothing more', async ({ aSite, page, context }) => {
    const site = await aSite({ base: 'soda' });
    await visitOnce(page, site);
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('No worker serves the page.');
    await worker.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      const refuse = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
      Object.assign(Cache.prototype, { put: refuse, add: refuse });
      Object.assign(CacheStorage.prototype, { open: refuse, match: refuse });
    });
    const answer = await page.goto(site.url('/m/login'));
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true]);
    await chooseNameLogin(page);
    await input(page, 'username').fill('abc');
    await expect(page.getByText('Loading failed')).toHaveCount(0);
  });

  test('finds a site under maintenance closed, at every address, and sees it open again @A-216', async ({
    aSite,
    page,
    context,
    network,
  }) => {
    const site = await aSite({ base: 'soda' });
    await visitOnce(page, site);
    await page.close();
    await site.publish({ maintenance: true });
    for (const path of ['/', '/m/home', '/m/help', '/m/login']) {
      const again = await context.newPage();
      const answer = await again.goto(site.url(path));
      expect([answer?.status(), answer?.fromServiceWorker()], path).toEqual([503, true]);
      await expect(again.getByText(closed), path).toBeVisible();
      await expect(bottomBar(again), path).toHaveCount(0);
      await again.close();
    }
    // A proxy's answer is none: the kept shell boots, and closes by the status call without a reload.
    await network.breakCall(/\/m\/home$/);
    const kept = await context.newPage();
    const shell = await kept.goto(site.url());
    expect(shell?.status()).toBe(200);
    await kept.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    await expect(kept.getByText(closed)).toBeVisible();
    await site.publish({ maintenance: false });
    await expect(bottomBar(kept)).toBeVisible();
    expect(await kept.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
  });
});
