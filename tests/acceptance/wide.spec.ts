import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { brokenWords } from '../support/broken-words.ts';
import { chunkOf } from '../support/chunk-of.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const brands = sweptBrands('wide windows');
const start = (page: Page) => page.getByRole('complementary', { name: 'Account and menu' });
const offers = (page: Page) => page.getByRole('complementary', { name: 'Offers' });
const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe('a wide window', () => {
  test.use({ isMobile: false, hasTouch: false });

  for (const base of brands) {
    test(`has account, games and menu beside the column, and offers on its other side, at ${base}`, async ({
      aSite,
      page,
    }) => {
      test.setTimeout(60_000);
      const site = await aSite({ base, language: 'en' });
      for (const width of [1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site.url('/m/live-games'));
        const column = await boxOf(page.getByRole('main'));
        await expect(start(page).getByRole('button', { name: 'Log in' })).toBeVisible();
        await expect(offers(page).getByRole('button').first()).toBeVisible();
        const [left, right] = [await boxOf(start(page)), await boxOf(offers(page))];
        expect(left.x).toBeGreaterThanOrEqual(0);
        expect(left.width).toBeGreaterThanOrEqual(220);
        expect(left.x + left.width, 'beside the column').toBeLessThanOrEqual(column.x);
        expect(right.x).toBeGreaterThanOrEqual(column.x + column.width);
        expect(right.x + right.width).toBeLessThanOrEqual(width);
        for (const side of [start(page), offers(page)]) {
          await expect(side.getByRole('heading')).toHaveCount(0);
          expect(await side.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
        }
      }
      expect(
        await page.evaluate(() => {
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          return ids.filter((id, index) => ids.indexOf(id) !== index);
        }),
        'ids of two elements',
      ).toEqual([]);
      expect(await findViolations(page, base)).toEqual([]);
    });
  }

  test('is used by keyboard: the menu leads on, games change the lobby, an offer opens', async ({ aSite, page }) => {
    const site = await aSite();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url('/m/help'));
    await start(page).getByRole('link', { name: 'Announcements' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.url('/m/announcement'));
    await start(page).getByRole('button', { name: 'Live' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(start(page).getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'true');
    await offers(page).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/activity\?id=\d+$/);
    await page.goto(site.url('/m/login'));
    await expect(page.locator('#login_username')).toBeVisible();
    await expect(start(page), 'a page without bars stands alone').toHaveCount(0);
  });

  test('shows a member the balance and the money buttons', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { balance: '321.50' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url('/m/help'));
    await expect(start(page)).toContainText('321.50');
    await start(page).getByRole('button', { name: 'Deposit' }).first().click();
    await expect(page).toHaveURL(site.url('/m/voucherCenter'));
  });

  for (const base of brands) {
    test(`of a tablet has the panel at the start and the column at the end, and login stands alone, at ${base}`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ base, language: 'en', languages: ['en', 'ur'] });
      for (const width of [800, 820, 1023]) {
        await page.setViewportSize({ width, height: 1000 });
        await page.goto(site.url('/m/live-games'));
        await expect(start(page).getByRole('button', { name: 'Log in' })).toBeVisible();
        const [side, column] = [await boxOf(start(page)), await boxOf(page.getByRole('main'))];
        expect(side.x).toBeGreaterThanOrEqual(0);
        expect(side.width).toBeGreaterThanOrEqual(240);
        expect(side.x + side.width, 'beside the column').toBeLessThanOrEqual(column.x);
        expect(Math.round(column.width), 'no narrower than a phone column').toBeGreaterThanOrEqual(478);
        expect(column.x + column.width, 'within the window').toBeLessThanOrEqual(width);
        await expect(offers(page), 'there is room for one panel').toHaveCount(0);
        expect(await start(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
          0,
        );
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await start(page).evaluate(brokenWords), `at ${width} px`).toEqual([]);
        const types = start(page).getByRole('list', { name: 'Games' }).getByRole('listitem');
        const lines = await types.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
        expect(lines, `game types beside each other at ${width} px`).toBeLessThanOrEqual(
          Math.ceil((await types.count()) / (width < 1000 ? 2 : 3)),
        );
      }
      expect(await findViolations(page, base)).toEqual([]);
      await page.goto(site.url('/m/login'));
      await expect(page.locator('main [data-field=box]').first()).toBeVisible();
      const alone = await boxOf(page.getByRole('main'));
      expect(Math.abs(alone.x * 2 + alone.width - 1023), 'in the middle').toBeLessThanOrEqual(2);
      await page.setViewportSize({ width: 820, height: 1180 });
      const ways = await boxOf(page.getByRole('main').getByRole('navigation').last());
      const first = await boxOf(page.locator('main [data-field=frame]').first());
      expect(first.y - ways.y - ways.height, 'the fields begin below their ways').toBeLessThanOrEqual(160);
      const fields = await boxOf(page.locator('main [data-form=fields]').first());
      const action = await boxOf(page.locator('main [data-form=foot] button').first());
      expect(action.y - fields.y - fields.height, 'the action stands below the fields').toBeLessThanOrEqual(160);
    });
  }

  test('alone loads the panel: a phone, upright or on its side, and a small tablet never ask for it', async ({
    aSite,
    page,
  }) => {
    const site = await aSite();
    const chunk = await chunkOf('src/app/side/side-panel.tsx');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(chunk)) asked.push(chunk);
    });
    for (const [width, height] of [
      [390, 844],
      [799, 1000],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(site.url('/m/help'), { waitUntil: 'networkidle' });
      await expect(start(page)).toHaveCount(0);
      const column = await boxOf(page.getByRole('main'));
      expect(Math.abs(column.x * 2 + column.width - width), 'the column is in the middle').toBeLessThanOrEqual(2);
    }
    expect(asked).toEqual([]);
    await page.setViewportSize({ width: 820, height: 1000 });
    await expect(start(page)).toBeVisible();
    expect(asked).not.toEqual([]);
    await page.setViewportSize({ width: 1024, height: 1000 });
    await expect(start(page)).toBeVisible();
    await page.setViewportSize({ width: 799, height: 1000 });
    await expect(start(page)).toHaveCount(0);
  });
});

test.describe('a phone on its side', () => {
  for (const base of brands) {
    test(`shows the first field of the login without a scroll, at ${base}`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'en' });
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(site.url('/m/login'));
      const field = page.locator('main [data-field=box]').first();
      await expect(field).toBeVisible();
      await expect.poll(async () => (await boxOf(field)).y + 44).toBeLessThanOrEqual(390);
    });
  }

  for (const base of brands) {
    test(`leaves 60 % of its height to the content, and nothing stands over it, at ${base}`, async ({
      aSite,
      page,
    }) => {
      test.setTimeout(60_000);
      const site = await aSite({ base, language: 'en', settings: { 'registration.announcement': false } });
      for (const [width, height] of [
        [844, 390],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const path of ['/m/home', '/m/live-games', '/m/help']) {
          await page.goto(site.url(path));
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          const visible = async () => {
            const { y, height: high } = await boxOf(page.getByRole('main'));
            return Math.min(y + high, height) - Math.max(y, 0);
          };
          await expect.poll(visible, `${path} at ${width}`).toBeGreaterThanOrEqual(height * 0.6);
          // A short page ends with the tabs; those of a long one are far below.
          if (path === '/m/help') continue;
          await page.evaluate(() => window.scrollBy(0, 250));
          for (const y of [4, height - 4]) {
            const over = await page.evaluate(
              ({ x, y: at }) => Boolean(document.elementFromPoint(x, at)?.closest('main')),
              { x: width / 2, y },
            );
            expect(over, `${path}: the content stands at ${y}`).toBe(true);
          }
        }
        await page.goto(site.url('/m/register'));
        const field = page.getByRole('textbox').last();
        await field.focus();
        const isOnTop = () =>
          field.evaluate((element) => {
            const { x, y, width: wide, height: high } = element.getBoundingClientRect();
            const top = document.elementFromPoint(x + wide / 2, y + high / 2);
            return top === element || top?.contains(element) === true || element.contains(top);
          });
        await expect.poll(isOnTop, 'a field under the cursor is not covered').toBe(true);
      }
    });
  }
});

test('on its side a phone shows the vendors beside the games at all of its height', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'en', settings: { 'vendors.menu': 'rail' } });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(site.url('/m/slot-games'));
  await expect(page.locator('main [data-tile]').nth(3)).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 600));
  const rail = page.locator('main nav').filter({ hasText: 'Brightforge' }).getByRole('list');
  await expect.poll(async () => (await boxOf(rail)).height).toBeGreaterThanOrEqual(330);
  const { y, height } = await boxOf(rail);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(390);
});

test('titles of Soda begin where their pages do, and rows of choices keep apart', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 1180 });
    await page.goto(site.url('/m/slot-games'));
    const main = page.getByRole('main');
    const games = main.getByRole('heading', { name: 'All games' });
    await expect(games).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    const startOf = (heading: Locator) =>
      heading.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().left;
      });
    const types = await boxOf(main.getByRole('button', { name: 'Fishing' }).first());
    expect(Math.abs((await startOf(title)) - ((await boxOf(main)).x + 16)), `at ${width}`).toBeLessThanOrEqual(1);
    const chips = await boxOf(main.getByRole('button', { name: 'Hot', exact: true }).first());
    expect(chips.y - types.y - types.height, `at ${width}`).toBeGreaterThanOrEqual(6);
  }
});

test('a chosen tab of Soda shows the count on its icon', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await signIn(page, site, { inboxUnread: 3 });
  await page.goto(site.url('/m/webEmail'));
  const tab = page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current]');
  const count = tab.getByRole('status');
  await expect(count).toHaveText('3');
  const groundOf = (place: Locator) => place.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect.poll(async () => (await groundOf(count)) === (await groundOf(tab))).toBe(false);
});

for (const base of ['amber', 'tide'] as const) {
  test(`no word breaks in the member centre and beside it on a tablet: ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base, language: 'en' });
    await signIn(page, site, { balance: '2480.50' });
    await page.setViewportSize({ width: 820, height: 1180 });
    for (const path of ['/m/member/home', '/m/voucherCenter']) {
      await page.goto(site.url(path));
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expect(start(page).getByText('Announcements')).toBeVisible();
      await expect(page.locator('main [aria-busy=true]:not([inert])')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('body').evaluate(brokenWords), path).toEqual([]);
    }
  });
}

test('a tablet and a phone show names of games whole above those of their vendors at Ninety', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'ninety', language: 'en' });
  for (const [width, path] of [
    [820, '/m/slot-games'],
    [390, '/m/home'],
  ] as const) {
    await page.setViewportSize({ width, height: 1180 });
    await page.goto(site.url(path));
    const tiles = page.locator('main [data-tile]');
    await expect(tiles.nth(5)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const cut = await tiles
      .locator('a > span:nth-child(2), button > span:nth-child(2)')
      .evaluateAll((names) =>
        names.flatMap((name) => (name.scrollWidth > name.clientWidth + 1 ? [name.textContent] : [])),
      );
    expect(cut, `${path} at ${width}`).toEqual([]);
  }
});
