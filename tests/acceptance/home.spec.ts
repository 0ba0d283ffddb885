import type { Page } from '@playwright/test';
import { logIn, player } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const strip = (page: Page) => main(page).getByRole('region', { name: 'Hot games' });
const inView = (page: Page) => strip(page).locator('[data-current] button');
const game = (number: number) => ({
  ...{ gameId: `g${number}`, nodeId: String(number), gameName: `Game ${number}`, gameType: 'RNG', vassalage: 'JL' },
  displayName: 'Jollylark',
});
const games = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => game(from + index));

test.describe('GO', () => {
  test('leads players to the deposit, guests to the login, and refuses trial accounts @G-110', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({
      flags: { DEPOSIT: true },
      navigation: { 'home.section': ['home.ticker', 'home.deposit'] },
    });
    const go = main(page).getByRole('button', { name: 'GO', exact: true });
    await page.goto(site.url());
    await go.click();
    await expect(page).toHaveURL(site.url('/m/login'));
    await signIn(page, site, { userName: 'trial4', type: 4 });
    await page.goto(site.url());
    await go.click();
    await expect(page.getByText('Please login an actual account to use this function')).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/home'));
    await signIn(page, site, { userName: 'ottoline', type: 0 });
    await page.goto(site.url());
    await go.click();
    await expect(page).toHaveURL(site.url('/m/voucherCenter'));
  });
});

test.describe('login popups', () => {
  test.use({ noticePopup: true });

  test('greet on the lobby after a login, once @G-111', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, {
      accounts: [player],
      announcements: [{ type: 'PU', title: 'Tonight only', content: '<p>Two for one</p>' }],
    });
    await page.goto(site.url('/m/login'));
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    const popup = page.getByRole('dialog', { name: 'Tonight only' });
    await popup.getByRole('button', { name: 'I know' }).click();
    await page.reload();
    await expect(main(page).getByRole('region', { name: 'Hot games' })).toBeVisible();
    await expect(popup).toHaveCount(0);
  });
});

test.describe('the strip of hot games', () => {
  test('shows four, goes on every 5 s and by swiping, and closes @G-101 @G-102 @G-103', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ navigation: { 'home.section': ['games.hotStrip'] } });
    await platform.given(site, { answers: { hotGames: { list: games(1, 8) } } });
    await page.clock.install();
    await page.goto(site.url());
    await expect(inView(page)).toHaveText(['Game 1', 'Game 2', 'Game 3', 'Game 4']);
    await expect(strip(page).getByRole('list', { includeHidden: true })).toHaveCount(2);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const first = page.getByText('Game 1', { exact: true });
    const fifth = page.getByText('Game 5', { exact: true });
    let waited = 0;
    while ((await inView(page).first().textContent()) !== 'Game 5' && waited < 6_000) {
      await page.clock.runFor(250);
      waited += 250;
    }
    expect(waited).toBeLessThanOrEqual(5_250);
    await page.clock.runFor(4_600);
    await expect(inView(page).first()).toHaveText('Game 5');
    await page.clock.runFor(600);
    await expect(inView(page).first(), 'it begins again').toHaveText('Game 1');
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(fifth).not.toBeInViewport();
    const box = await strip(page).locator('[data-current]').boundingBox();
    const y = (box?.y ?? 0) + 40;
    await page.mouse.move(300, y);
    await page.mouse.down();
    await page.mouse.move(200, y, { steps: 4 });
    await page.mouse.up();
    await expect(inView(page).first()).toHaveText('Game 5');
    await page.clock.runFor(11_000);
    await expect(inView(page).first(), 'not while a pointer is on it').toHaveText('Game 5');
    const toggle = strip(page).getByRole('button', { name: 'Hot games' });
    await toggle.click();
    await expect(fifth).toBeHidden();
    await page.clock.runFor(11_000);
    await toggle.click();
    await expect(inView(page).first()).toHaveText('Game 5');
    await expect(fifth).toBeInViewport({ ratio: 1 });
  });
});

test.describe('a merchant’s lobby', () => {
  const order = (page: Page) =>
    page.evaluate(() => {
      const tops = [...document.querySelectorAll('main section[aria-label], main nav[aria-label]')].map((part) => ({
        name: part.getAttribute('aria-label') ?? '',
        top: part.getBoundingClientRect().top,
      }));
      return tops.toSorted((one, other) => one.top - other.top).map(({ name }) => name);
    });

  test('has the sections that it lists, in that order; a theme may have the categories on a rail', async ({
    aSite,
    page,
  }) => {
    const listed = (...sections: readonly string[]) => ({ navigation: { 'home.section': sections } });
    const site = await aSite(listed('home.games', 'home.categories', 'home.ticker', 'home.banners'));
    await page.goto(site.url());
    await expect.poll(() => order(page)).toEqual(['Hot games', 'Game categories', 'Notices', 'Banners']);
    await site.publish(listed('home.banners', 'home.categories', 'home.games'));
    await expect.poll(() => order(page)).toEqual(['Banners', 'Game categories', 'Hot games']);
    await site.publish({ ...listed('home.ticker', 'home.categories', 'home.games'), theme: 'amber' });
    const left = (name: string) =>
      main(page)
        .getByLabel(name, { exact: true })
        .first()
        .evaluate((part) => part.getBoundingClientRect().left);
    await expect.poll(() => left('Hot games')).toBeGreaterThan(60);
    expect(await left('Game categories')).toBeLessThan(20);
  });

  test('leads with vendors, with what is new, or with a line for each category', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({
      navigation: { 'home.section': ['home.vendors', 'home.newGames', 'home.games', 'home.rails'] },
      settings: { 'home.grid': true },
    });
    await platform.given(site, {
      answers: { games: { games: games(1, 9), pageNum: 1, totalPages: 1, totalCount: 9 } },
    });
    await page.goto(site.url());
    const region = (name: string) => main(page).getByRole('region', { name, exact: true });
    await expect(region('New games').getByRole('button')).toHaveCount(4);
    expect(calls.of('games')[0]?.query.get('isNew')).toBe('1');
    const live = region('Live');
    await expect(live.locator('[data-tile]'), 'in its turn, though nobody is near').not.toHaveCount(0);
    expect((await live.boundingBox())?.y).toBeGreaterThan(1_200);
    await region('Slots').scrollIntoViewIfNeeded();
    await expect(region('Slots').locator('[data-tile]')).toHaveCount(9);
    await expect(region('Live').getByRole('link', { name: 'More' })).toHaveAttribute('href', '/m/live-games');
    const columns = region('Hot games').getByRole('list');
    await expect(columns).toBeVisible();
    expect(await columns.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    await region('Providers').getByRole('button').first().click();
    await expect(page).toHaveURL(/vassalage=/);
  });
});
