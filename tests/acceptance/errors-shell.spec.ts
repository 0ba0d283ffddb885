import type { Locator } from '@playwright/test';
import { input, logIn } from '../support/account.ts';
import { bottomBar, openMenu, topBar, visit, walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const notices = { name: 'Notifications' } as const;

test.use({ serviceWorkers: 'allow' });

test.describe('error texts', () => {
  test('a call without an address and one during maintenance have their words @A-360 @A-362 @G-354', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await page.goto(site.url('/m/login'));
    for (const [status, code, words] of [
      [400, 'EMPTY_URL', 'The requested url is empty. please check your request format'],
      [503, 'system.upgrading', 'System upgrading, please try again later'],
    ] as const) {
      await platform.given(site, { failures: { login: { status, code, message: 'words of the server' } } });
      await logIn(page);
      const place = status === 503 ? page.getByRole('region', notices) : page.getByRole('main');
      await expect(place.getByText(words, { exact: true })).toBeVisible();
      await expect(input(page, 'username')).toHaveValue('marlow92');
      await expect(input(page, 'password')).toHaveAttribute('aria-invalid', String(status !== 503));
    }
    await site.publish({ maintenance: true });
    await expect(page.getByRole('main').getByText('System upgrading, please try again later')).toBeVisible();
  });

  test('a slow connection and none at all are named while they last, and block nothing @A-365 @A-366 @G-352', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite({ settings: { 'net.slowMs': 1000 } });
    await signIn(page, site);
    await page.goto(site.url('/m/help'));
    const answer = await network.hold('inbox');
    await walkTo(page, '/m/webEmail');
    const slow = page.getByRole('status').filter({ hasText: 'Slow Connection' });
    await expect(slow).toBeVisible();
    await bottomBar(page).getByRole('link').first().click();
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(slow).toBeVisible();
    answer();
    await expect(slow).toHaveCount(0);
    const none = page.getByRole('status').filter({ hasText: 'No Internet' });
    await expect(none).toHaveCount(0);
    await network.offline(true);
    await expect(none).toBeVisible();
    await visit(page, '/m/message');
    await network.offline(false);
    await expect(none).toHaveCount(0);
  });

  for (const [language, words, barName] of [
    ['en', 'No Internet', 'Main navigation'],
    ['ur', 'انٹرنیٹ دستیاب نہیں', 'مرکزی نیویگیشن'],
  ] as const) {
    test(`no network is said in a line of its own that covers neither bars nor content, in ${language}`, async ({
      aSite,
      page,
      network,
    }) => {
      const site = await aSite({ language, languages: ['en', 'ur'] });
      const none = page.getByRole('status').filter({ hasText: words });
      const bar = page.getByRole('navigation', { name: barName });
      for (const [width, size] of [
        [390, '100%'],
        [320, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        for (const path of ['/m/help', '/m/home']) {
          await page.goto(site.url(path));
          await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
          await network.offline(true);
          await expect(none).toBeVisible();
          const where = `${path} at ${width} px and ${size}`;
          expect(await endOf(none), `above the bar on ${path}`).toBeLessThanOrEqual((await topOf(topBar(page))) + 1);
          // What comes late makes the page longer, and its end is somewhere else.
          const pastTheBar = async () => {
            await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
            return (await endOf(page.getByRole('main'))) - (await topOf(bar));
          };
          await expect.poll(pastTheBar, where).toBeLessThanOrEqual(1);
          expect(await topOf(none), `in sight at the end of ${where}`).toBe(0);
          await network.offline(false);
          await expect(none).toHaveCount(0);
        }
      }
    });
  }

  test('a wait stands while a chat opens and while one signs out @A-368', async ({ aSite, page, network }) => {
    const site = await aSite({ flags: { CBS3: true } });
    await signIn(page, site);
    // Nobody misses a notice of three seconds while the clock stands.
    await page.clock.install();
    await page.goto(site.url('/m/message'));
    const wait = page.getByRole('region', notices).getByText('Please wait…', { exact: true });
    await expect(page.getByRole('main').getByText('Live chat')).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const chat = await network.hold('chatLaunch');
    await page.getByRole('main').getByText('Live chat').click();
    await expect(wait).toBeVisible();
    await page.clock.resume();
    chat();
    await expect(page).toHaveURL(/\/wps\/chat\/window/);
    await page.goto(site.url());
    const leave = await network.hold('logout');
    await (await openMenu(page)).getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign me out' }).click();
    await expect(wait).toBeVisible();
    leave();
    await expect(wait).toHaveCount(0);
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('an unknown failure is told in the server’s words, one in the background is not told @G-357', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await signIn(page, site);
    await platform.given(site, {
      failures: {
        favouriteAdd: { status: 500, code: 'shelf.full', message: 'The shelf is full' },
        inboxCount: { status: 500, code: 'count.broken', message: 'Nobody counts', times: 9 },
      },
    });
    await page.goto(site.url('/m/slot-games'));
    const heart = page.locator('main [data-tile] [aria-pressed]').first();
    await heart.click();
    const toasts = page.getByRole('region', notices).getByRole('listitem');
    await expect(toasts).toHaveText([/The shelf is full/]);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await platform.given(site, { failures: { favouriteAdd: { status: 500, code: 'shelf.full', message: '' } } });
    await heart.click();
    await expect(page.getByRole('region', notices).getByText('Unknown error', { exact: true })).toBeVisible();
    expect((await platform.calls(site)).filter(({ endpoint }) => endpoint === 'inboxCount').length).toBeGreaterThan(0);
    await expect(page.getByText('Nobody counts')).toHaveCount(0);
  });
});

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;

async function endOf(place: Locator): Promise<number> {
  const { y, height } = (await place.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
}
