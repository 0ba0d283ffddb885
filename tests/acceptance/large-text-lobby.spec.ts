import type { Locator, Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

test('in text twice as large the categories of Soda keep their names and counts within their blocks', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url());
  const blocks = page.getByRole('navigation', { name: 'Game categories' }).getByRole('list').first();
  await expect(blocks.getByText(/games$/).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = await blocks.locator('span').evaluateAll((words) =>
    words.flatMap((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const [text, block] = [range.getBoundingClientRect(), (one.parentElement ?? one).getBoundingClientRect()];
      return text.bottom > block.bottom || text.right > block.right ? [one.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('in text twice as large the doors of Soda keep their words off the edges of their plates', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url());
    const doors = page
      .locator('header')
      .first()
      .getByRole('link', { name: /^(Log in|Register)$/ });
    await expect(doors).toHaveCount(2);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const rooms = await doors.evaluateAll((all) =>
      all.map((door) => {
        const range = document.createRange();
        range.selectNodeContents(door);
        const [words, plate] = [range.getBoundingClientRect(), door.getBoundingClientRect()];
        return Math.min(words.left - plate.left, plate.right - words.right);
      }),
    );
    for (const room of rooms) expect(room, `at ${width}`).toBeGreaterThanOrEqual(8);
  }
});

test('in text twice as large the logo of Ninety is whole beside or above the doors of its header', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'ninety', language: 'en' });
  const logo = page.locator('header').first().getByRole('img', { name: 'Ninety' });
  const door = page.locator('header').first().getByRole('link', { name: 'Log in' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.url());
    await expect(door).toBeVisible();
    await setText(page, '200%', width);
    const room = await logo.evaluate((picture) => {
      const cell = picture.closest('header > div > div')?.getBoundingClientRect();
      return (cell?.right ?? 0) - picture.getBoundingClientRect().right;
    });
    expect(room, `at ${width}`).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
});

test('in text twice as large the sides of the next matches keep their names whole', async ({ aSite, page }) => {
  const site = await aSite({ base: 'ninety', language: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url());
  const names = page.getByRole('main').getByRole('region', { name: 'Next matches' }).locator('li h3 bdi');
  await expect(names.nth(3)).toBeVisible();
  // The longest of the sides that take turns here.
  await names.first().evaluate((name) => {
    name.textContent = 'Queensferry Comets';
  });
  const lead = page
    .getByRole('main')
    .locator('h3', { has: page.locator('> bdi') })
    .locator('> bdi');
  await lead.first().evaluate((name) => {
    name.textContent = 'Queensferry Comets';
  });
  await setText(page, '200%', 390);
  expect(await lead.count()).toBeGreaterThan(1);
  expect(await cutTexts(lead)).toEqual([]);
  expect(await cutTexts(names)).toEqual([]);
});

test('in text twice as large the money in the header of Ninety keeps off the edges of its cell', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'ninety', language: 'en' });
  await signIn(page, site, { balance: '2480.50' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url());
  const cell = page.locator('header').first().getByRole('group', { name: 'Total balance' });
  await expect(cell).toContainText('2,480.50');
  await setText(page, '200%', 390);
  const rooms = await cell.evaluate((one) => {
    const lines = [...one.children].map((line) => line.getBoundingClientRect());
    const { top, bottom } = one.getBoundingClientRect();
    return [...lines.map((line) => line.top - top), ...lines.map((line) => bottom - line.bottom)];
  });
  for (const room of rooms) expect(room).toBeGreaterThanOrEqual(4);
});

test('in text twice as large the money in the header of Karat keeps off the edge of the window and its rule', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'karat', language: 'en' });
  await signIn(page, site, { balance: '2480.50' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url());
  const money = page.locator('header').first().locator('div:has(> span + bdi)');
  await expect(money).toContainText('2,480.50');
  await setText(page, '200%', 390);
  const [above, below] = await money.evaluate((one) => {
    const words = [...one.children].map((line) => line.getBoundingClientRect());
    const bar = one.closest('header > div')?.getBoundingClientRect() ?? new DOMRect();
    return [words[0] ? words[0].top : 0, bar.bottom - (words.at(-1)?.bottom ?? bar.bottom)];
  });
  expect(above).toBeGreaterThanOrEqual(8);
  expect(below).toBeGreaterThanOrEqual(8);
});

test('in text twice as large the categories of Chamak keep their whole names', async ({ aSite, page }) => {
  const site = await aSite({ base: 'chamak', language: 'en' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url());
  const names = page
    .getByRole('navigation', { name: 'Game categories' })
    .locator('li span')
    .getByText(/^[A-Z]/);
  await expect(names.filter({ hasText: 'Promotions' })).toHaveCount(1);
  await setText(page, '200%', 390);
  expect(await cutTexts(names)).toEqual([]);
  const places = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  for (const [place, { left }] of places.entries()) {
    expect(left, 'one name lies over the next').toBeGreaterThanOrEqual(places[place - 1]?.right ?? 0);
  }
});

const brands = sweptBrands('large text of the lobby');

/** Text of another size, in a window that just got its width: that is when queries are asked again. */
async function setText(page: Page, size: string, width: number): Promise<void> {
  await page.evaluate(async (given) => {
    document.documentElement.style.fontSize = given;
    await document.fonts.ready;
  }, size);
  for (const one of [width + 1, width]) await page.setViewportSize({ width: one, height: 844 });
}

/** Height of the letters of a text, in px. */
const sizeOf = (text: Locator) => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));

/** Texts of which a part is cut off, or ended by dots. */
const cutTexts = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.flatMap((one) => {
      const isHigh = getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 4;
      const isCut = one.scrollWidth > one.clientWidth + 1 || isHigh;
      return one.clientWidth > 0 && isCut ? [one.textContent] : [];
    }),
  );

/** Tiles whose mark lies under the heart, or whose vendor is in larger letters than the game. Runs in the page. */
function unruly(tiles: readonly Element[]): readonly string[] {
  return tiles.flatMap((tile) => {
    const [open, mark] = [
      tile.querySelector(':scope > :is(a, button)'),
      tile.querySelector(':scope > span:not(:has(*))'),
    ];
    const [name, vendor] = [...(open?.children ?? [])].slice(1);
    const heart = tile.querySelector('[aria-pressed] svg')?.getBoundingClientRect();
    const plate = mark?.getBoundingClientRect();
    const isCovered = heart && plate && plate.right > heart.left && plate.bottom > heart.top;
    const size = (one: Element | undefined) => (one ? Number.parseFloat(getComputedStyle(one).fontSize) : 0);
    const isLouder = size(vendor) > size(name);
    return isCovered || isLouder
      ? [`${mark?.textContent ?? ''} ${name?.textContent} ${vendor?.textContent ?? ''}`]
      : [];
  });
}

/** How many of its own letters' sizes a text is wide. Runs in the page. */
function emsWide(element: Element): number {
  return element.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(element).fontSize);
}

for (const base of brands) {
  test(`in text twice as large, and on the narrowest phones, names of games stand whole at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    const tiles = page.locator('main [data-tile]');
    const names = tiles.locator('a > span:nth-child(2), button > span:nth-child(2)');
    for (const [width, size, path] of [
      [390, '200%', '/'],
      [390, '200%', '/m/hot-games'],
      [320, '100%', '/m/hot-games'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url(path));
      await expect(tiles.nth(3)).toBeVisible();
      await setText(page, size, width);
      const where = `${path} at ${width} px, ${size}`;
      const first = await names.evaluateAll((all) => all.slice(0, 6).length);
      expect(first, where).toBeGreaterThan(3);
      for (let place = 0; place < first; place += 1) {
        expect(await cutTexts(names.nth(place)), where).toEqual([]);
        expect(await names.nth(place).evaluate(brokenWords), where).toEqual([]);
      }
      expect(await tiles.evaluateAll(unruly), where).toEqual([]);
      const [own, vendor] = await names.first().evaluate((name) => {
        name.textContent = 'The Long Night of the Lantern Festival of Koi Harbour';
        const { webkitLineClamp, fontSize, whiteSpace } = getComputedStyle(name);
        const small = name.nextElementSibling;
        return [
          { lines: webkitLineClamp, whiteSpace, size: Number.parseFloat(fontSize) },
          small && small.getClientRects().length > 0 ? Number.parseFloat(getComputedStyle(small).fontSize) : 0,
        ] as const;
      });
      if (own.whiteSpace === 'normal') {
        expect(own.lines, `${where}: a third line is told by dots`).toBe('2');
        expect(vendor, `${where}: the vendor is larger than the game`).toBeLessThanOrEqual(own.size);
      }
      for (const words of await page.locator('main article h2 + p').all()) {
        expect(await words.evaluate(emsWide), `words of a banner ${where}`).toBeGreaterThan(5);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
    }
  });

  test(`in text twice as large game types and vendors keep their words at ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base, language: 'en' });
    const main = page.getByRole('main');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/slot-games'));
    await expect(main.locator('[data-tile]').first()).toBeVisible();
    const rail = page.getByRole('navigation', { name: 'Vendors' });
    const vendor = rail.locator('li > button > span').nth(1);
    const usual = await sizeOf(vendor);
    await setText(page, '200%', 390);
    const labels = main.locator('nav li > button > span:last-of-type, h2');
    expect(await labels.count()).toBeGreaterThan(5);
    expect(await cutTexts(labels)).toEqual([]);
    expect(await main.locator('h2').first().evaluate(brokenWords)).toEqual([]);
    expect(await sizeOf(vendor), 'letters of vendors grow').toBeGreaterThan(usual * 1.35);
    const [column, wall] = [await rail.boundingBox(), await main.locator('[data-tile]').first().boundingBox()];
    expect((column?.x ?? 0) + (column?.width ?? 0), 'vendors lie over games').toBeLessThan(wall?.x ?? 0);
    expect(await main.locator('nav').evaluateAll((all) => all.length)).toBeGreaterThan(0);
    await page.goto(site.url('/m/lottery'));
    await expect(main.locator('[data-draw="name"]').nth(2)).toBeVisible();
    await setText(page, '200%', 390);
    expect(await cutTexts(main.locator('[data-draw="name"]')), 'lotteries').toEqual([]);
    for (const [width, size] of [
      [390, '200%'],
      [320, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url('/m/vendors'));
      await expect(main.locator('[data-vendor-card] strong').nth(2)).toBeVisible();
      await setText(page, size, width);
      expect(await main.evaluate(brokenWords), `vendors at ${width}`).toEqual([]);
    }
  });
}

for (const base of brands) {
  test(`in text twice as large the tabs of ${base} grow by a fourth or more, and none is cut`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    const words = page.getByRole('navigation', { name: 'Main navigation' }).getByText(/^[A-Z]/i);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url());
      await expect(words.first()).toBeVisible();
      const usual = await sizeOf(words.first());
      await setText(page, '200%', width);
      expect(await sizeOf(words.first()), `at ${width}`).toBeGreaterThanOrEqual(usual * (width === 390 ? 1.25 : 1.05));
      expect(await cutTexts(words), `at ${width}`).toEqual([]);
    }
  });
}
