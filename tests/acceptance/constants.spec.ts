import type { Page } from '@playwright/test';
import type { CallRecorder } from '../support/calls.ts';
import { bottomBar } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { textOf } from '../support/texts.ts';
import { expect, test } from '../support/test.ts';

const moduleIds = [
  ...['COMM3', 'FUNDTRANS3', 'AGEANNOUNCE3', 'MEMTRANS3', 'PERSPNL3', 'AGEINFO3', 'AGEDOWNMAN3', 'REG3', 'CAPTCHA3'],
  'CBS3',
];

/** A place of a phone's screen that dialogs leave free. */
const onMask = { x: 195, y: 8 };

test.describe('constants', () => {
  test('every call is sent by the mobile gateway and carries a known module id @A-373 @G-367 @G-368', async ({
    aSite,
    page,
    calls,
  }) => {
    await walk(page, await aSite(), calls);
    for (const call of calls.all()) {
      expect(call.headers['gateway'], call.path).toBe('3');
      expect(moduleIds, call.path).toContain(call.headers['moduleid']);
    }
  });

  test('a loading toast stays until its call settles @A-377 @G-362', async ({ aSite, page, network }) => {
    const site = await aSite({ settings: { 'api.timeoutMs': 120_000 } });
    await page.clock.install();
    await page.goto(site.url('/m/login'));
    const answer = await network.hold('login');
    await tryToLogIn(page);
    const toast = page.getByText('Logging in…');
    await expect(toast).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(toast).toBeVisible();
    answer();
    await expect(toast).toHaveCount(0);
  });

  test('taps on the mask of a dialog count from 300 ms on @A-380', async ({ aSite, page }) => {
    const site = await aSite();
    await page.clock.install();
    await page.goto(site.url());
    const dialog = page.getByRole('dialog');
    const openDialog = () => bottomBar(page).getByText('Member').click();
    // Once for loading the dialog's code, then for its clock.
    await openDialog();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await stopTheClock(page);
    await openDialog();
    await expect(dialog).toBeVisible();
    await page.clock.runFor(100);
    await page.touchscreen.tap(onMask.x, onMask.y);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(300);
    await page.touchscreen.tap(onMask.x, onMask.y);
    await expect(dialog).toHaveCount(0);
  });

  test('all pictures of a visit come from one of the configured hosts, or from our own @A-384 @G-204', async ({
    aSite,
    page,
    network,
  }) => {
    const hosts = ['one', 'two', 'three'].map((name) => `https://${name}.pictures.example`);
    const hosted = await aSite({ imageCDNs: hosts });
    await network.sendOn(/pictures\.example/, hosted.url());
    const seen = new Set<string>();
    for (let load = 0; load < 30 && seen.size < hosts.length; load += 1) {
      await page.goto(hosted.url());
      const used = await hostsOfPictures(page);
      expect(used, `one host in visit ${load}`).toHaveLength(1);
      expect(hosts).toContain(used[0]);
      seen.add(used[0] ?? '');
    }
    expect(seen.size, 'each host within thirty visits').toBe(hosts.length);
    const plain = await aSite({ imageCDNs: [] });
    await page.goto(plain.url());
    expect(await hostsOfPictures(page)).toEqual([new URL(plain.url()).origin]);
  });

  test('pictures of a dead host are shown from another one, and at last from our own @A-384', async ({
    aSite,
    page,
    network,
  }) => {
    const [one = '', two = ''] = ['one', 'two'].map((name) => `https://${name}.pictures.example`);
    const site = await aSite({ imageCDNs: [one, two] });
    const shown = async (from: string, dead: string) => {
      await page.goto(site.url());
      const picture = page.locator(`main img[src^="${from}/art/"]`).first();
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      await expect(page.locator(`main img[src*="${dead}"]`)).toHaveCount(0);
    };
    await network.cut(/one\.pictures\.example/);
    await network.sendOn(/two\.pictures\.example/, site.url());
    await shown(two, 'one.pictures');
    await network.cut(/two\.pictures\.example/);
    await shown('', 'pictures.example');
  });

  test('the theme is dark by default, and stored @A-388', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda' });
    await page.goto(site.url());
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `${site.code}.scheme`)).toBe('dark');
    await page.evaluate((key) => localStorage.setItem(key, 'light'), `${site.code}.scheme`);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
    await page.evaluate((key) => localStorage.setItem(key, 'sepia'), `${site.code}.scheme`);
    await page.reload();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `${site.code}.scheme`)).toBe('dark');
  });

  test('the about text speaks of more than 600 games, in Urdu too @A-387 @G-123', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    await expect(page.getByRole('main').getByText('We offer more than 600 games')).toBeVisible();
    await page.evaluate((key) => localStorage.setItem(key, 'ur'), `${site.code}.language`);
    await page.reload();
    await expect(
      page.getByRole('main').getByText(textOf('ur', 'home:about').replace('{{count}}', '600')),
    ).toBeVisible();
  });

  test('the game list asks for 36 games @G-358', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await page.goto(site.url('/m/slot-games'));
    await expect.poll(() => calls.of('games').at(-1)?.query.get('pageSize')).toBe('36');
  });

  test('a category of the home screen asks for 9 games @G-360', async ({ aSite, page, calls }) => {
    const site = await aSite();
    await page.goto(site.url());
    await page.getByRole('navigation', { name: 'Game categories' }).getByText('Slots', { exact: true }).click();
    // The ten of the category that are played most are asked for beside it.
    const sizes = () =>
      calls.of('games').flatMap(({ query }) => (query.get('gameType') === 'RNG' ? [query.get('pageSize')] : []));
    await expect.poll(sizes).toContain('9');
    expect(['9', '10']).toEqual(expect.arrayContaining(sizes()));
  });

  test('unread counts: 99 reads 99, 100 reads 99+, none shows nothing @G-369', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site);
    for (const [count, shown] of [
      [99, '99'],
      [100, '99+'],
      [0, undefined],
    ] as const) {
      await platform.given(site, { answers: { inboxCount: count } });
      await page.goto(site.url('/m/message'));
      const row = page.getByRole('main').getByRole('button', { name: 'Inbox' });
      await expect(row).toBeVisible();
      if (shown) await expect(row.getByRole('status')).toHaveText(shown);
      else await expect(row.getByRole('status')).toHaveCount(0);
    }
  });

  test('balances have two decimals @G-370', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site);
    for (const [balance, shown] of [
      ['10', /10\.00(?!\d)/],
      ['10.005', /10\.0[01](?!\d)/],
    ] as const) {
      await platform.given(site, { answers: { wallet: { sumBalance: balance } } });
      await page.goto(site.url('/m/member/home'));
      await expect(page.getByRole('main')).toContainText(shown);
    }
  });
});

/** Screens whose calls lie in different parts of the platform. */
async function walk(page: Page, site: { readonly url: (path?: string) => string }, calls: CallRecorder): Promise<void> {
  for (const [path, name] of [
    ['/m/home', 'hotGames'],
    ['/m/help', 'help'],
    ['/m/announcement', 'announcements'],
    ['/m/slot-games', 'games'],
    ['/m/register', 'captcha'],
  ] as const) {
    await page.goto(site.url(path));
    await expect.poll(() => calls.of(name).length, { message: `${path} calls ${name}` }).toBeGreaterThan(0);
  }
}

async function tryToLogIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('nobody99');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).last().click();
}

/** From here on time passes only when the test says so. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

async function hostsOfPictures(page: Page): Promise<string[]> {
  const pictures = page.locator('main img[src*="/art/"]');
  await expect(pictures.first()).toBeAttached();
  const sources = await pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  return [...new Set(sources.map((source) => new URL(source).origin))];
}
