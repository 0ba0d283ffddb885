import { findCutStrokes } from '../support/cut-strokes.ts';
import { holdTile } from '../support/hold-tile.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// Titles, tabs and labels with the highest strokes of the product: گیم rises by 2.3 times its size.
const pages = [
  '/m/vendors',
  '/m/live-games',
  '/m/safePlay',
  '/m/voucherCenter',
  '/m/feedback',
  '/m/changePsw',
  '/m/transaction/payments',
];

test.describe('Nastaliq', () => {
  test('is written into a field whose control reaches beyond the first letter, and begins where the label does', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'tide', language: 'ur', languages: ['ur', 'en'] });
    await page.goto(site.url('/m/login'));
    const name = page.locator('main input[name=username]');
    await expect(name).toBeVisible();
    const { room, shift } = await name.evaluate((input) => {
      const { paddingRight } = getComputedStyle(input);
      const box = input.closest('[data-field=box]') as HTMLElement;
      const { paddingRight: inset, borderRightWidth } = getComputedStyle(box);
      const start = box.getBoundingClientRect().right - Number.parseFloat(inset) - Number.parseFloat(borderRightWidth);
      const room = Number.parseFloat(paddingRight);
      return { room, shift: start - (input.getBoundingClientRect().right - room) };
    });
    expect(room, 'the dots of a first ث reach 4 px beyond its width').toBeGreaterThanOrEqual(4);
    expect(Math.abs(shift), 'pixels between the letters and the start of the box').toBeLessThan(0.5);
  });

  for (const base of ['chamak', 'tide'] as const) {
    test(`keeps every stroke on ${base}`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'ur', languages: ['ur', 'en'] });
      await signIn(page, site, { balance: '20.00' });
      const found: string[] = [];
      for (const path of pages) {
        await page.goto(site.url(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]:not([inert])')).toHaveCount(0);
        // The word on the raised flower stands on its petals, which reach over the bar.
        found.push(...(await findCutStrokes(page, path)).filter((stroke) => !stroke.includes('چلیں')));
      }
      expect(found).toEqual([]);
    });

    test(`in text twice as large has room in what it stands in, and Latin names at its start, on ${base}`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ base, language: 'ur', languages: ['ur', 'en'] });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.url('/m/forget'));
      const ask = page.locator('main [data-field=box] button:not([aria-haspopup])', { hasText: /کوڈ/u }).first();
      await expect(ask).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await ask.evaluate(linesHigh), 'the key that asks for a code').toBeGreaterThanOrEqual(2.2);

      await page.goto(site.url('/m/vendors'));
      const cards = page.locator('main [data-vendor-card]');
      await expect(cards.nth(2)).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect
        .poll(() => cards.evaluateAll(farthestFromStart), { message: 'names begin where their cards do' })
        .toBeLessThan(3);
      const notice = page.locator('main section > button, header ~ section > button, main section > a').first();
      expect(await notice.evaluate(linesHigh), 'the line of notices').toBeGreaterThanOrEqual(2);
    });
  }
});

test('in Nastaliq twice as large filters stay low', async ({ aSite, page }) => {
  const site = await aSite({ base: 'chamak', language: 'ur', languages: ['ur', 'en'] });
  await page.goto(site.url('/m/activity'));
  const chips = page.getByRole('main').locator('[role=group] > button');
  await expect(chips.first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect((await chips.first().boundingBox())?.height, 'a filter').toBeLessThanOrEqual(72);
  const names = await chips.allTextContents();
  const cut = (await findCutStrokes(page, 'filters')).filter((stroke) =>
    names.some((name) => stroke.includes(`"${name}"`)),
  );
  expect(cut).toEqual([]);
});

/** How far a name begins from the start of its card, at most: right of both in Urdu; in px. */
function farthestFromStart(cards: readonly Element[]): number {
  const ends = cards.map((card) => {
    const [words, name] = [card.querySelector('[data-vendor=words]'), card.querySelector('strong')];
    if (!words || !name) return Number.NaN;
    const letters = document.createRange();
    letters.selectNodeContents(name);
    const edge = words.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(words).paddingRight);
    return Math.abs(edge - letters.getBoundingClientRect().right);
  });
  return Math.max(...ends);
}

/** How many times the size of its letters something is high. */
function linesHigh(element: Element): number {
  return element.clientHeight / Number.parseFloat(getComputedStyle(element).fontSize);
}

test('in Nastaliq the words of a button keep on a line where a list beside the vendors could not be had', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'chamak', language: 'ur', languages: ['ur', 'en'] });
  await platform.given(site, { failures: { games: { status: 500, code: 'unknown.error', times: 1 } } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/slot-games'));
  const again = page.locator('main').getByRole('alert').getByRole('button');
  await expect(again).toHaveText('دوبارہ کوشش کریں');
  const lines = await again.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const words = [...range.getClientRects()].filter(({ height }) => height > 0);
    return new Set(words.map(({ bottom }) => Math.round(bottom / 12))).size;
  });
  expect(lines).toBe(1);
});

for (const [base, path, words] of [
  ['chamak', '/m/register', '[data-field=head] label'],
  ['tide', '/', 'header [href$="/m/voucherCenter"] > span'],
] as const) {
  test(`Nastaliq stands within its plate, in text twice as large too: ${words} of ${base}`, async ({ aSite, page }) => {
    const site = await aSite({
      ...{ base, language: 'ur', languages: ['ur', 'en'] },
      ...{ flags: { DEPOSIT: true }, settings: { 'registration.announcement': false } },
    });
    if (base === 'tide') await signIn(page, site, { balance: '1240.00' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url(path));
    const plates = page.locator(words);
    await expect(plates.first()).toBeVisible();
    for (const size of ['100%', '200%']) {
      await page.evaluate(async (given) => {
        document.documentElement.style.fontSize = given;
        await document.fonts.ready;
      }, size);
      const rooms = await plates.evaluateAll(roomsOfInk);
      for (const { text, room } of rooms) expect(room, `${text} at ${size}`).toBeGreaterThanOrEqual(1.5);
    }
  });
}

for (const base of ['chamak', 'tide'] as const) {
  test(`what a long press opens holds the strokes of its words in Nastaliq, in text twice as large too, on ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'ur', languages: ['ur', 'en'] });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url());
    await holdTile(page.locator('main [data-tile]').first());
    const words = page.getByRole('dialog').locator('[data-overlay=actions] button span span, dt');
    await expect(words.first()).toBeVisible();
    for (const size of ['100%', '200%']) {
      await page.evaluate(async (given) => {
        document.documentElement.style.fontSize = given;
        await document.fonts.ready;
      }, size);
      const rooms = await words.evaluateAll(roomsOfInk);
      expect(rooms.length).toBeGreaterThan(3);
      expect(
        rooms.filter(({ room }) => !(room >= 0)),
        `at ${size}`,
      ).toEqual([]);
    }
  });
}

for (const base of ['chamak', 'tide'] as const) {
  test(`the title of a dialog holds its strokes in Nastaliq, in text twice as large too, on ${base}`, async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base, language: 'ur', languages: ['ur', 'en'] });
    await platform.given(site, { failures: { launch: { status: 500, code: 'table.closed' } } });
    await signIn(page, site);
    await page.goto(site.url());
    await page.locator('main [data-tile]').first().click();
    const title = page.getByRole('dialog').locator('[data-overlay=title]');
    await expect(title).toContainText('گیم');
    for (const [width, size] of [
      [390, '100%'],
      [390, '200%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(async (given) => {
        document.documentElement.style.fontSize = given;
        await document.fonts.ready;
      }, size);
      for (const { text, room } of await title.evaluateAll(roomsOfInk))
        expect(room, `${text} at ${width} px and ${size}`).toBeGreaterThanOrEqual(1);
    }
  });
}

/** How far the strokes of a line stay from the nearer edge of the coloured plate they stand on; runs in the page. */
function roomsOfInk(all: readonly Element[]) {
  const pen = document.createElement('canvas').getContext('2d');
  return all.map((words) => {
    let plate = words;
    while (getComputedStyle(plate).backgroundColor === 'rgba(0, 0, 0, 0)' && plate.parentElement)
      plate = plate.parentElement;
    const range = document.createRange();
    range.selectNodeContents(words);
    const [line] = range.getClientRects();
    const text = words.textContent ?? '';
    if (!pen || !line) return { text, room: Number.NaN };
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(words);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    pen.direction = 'rtl';
    const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text);
    const base = line.top + fontBoundingBoxAscent;
    const { top, bottom } = plate.getBoundingClientRect();
    return { text, room: Math.min(base - actualBoundingBoxAscent - top, bottom - base - actualBoundingBoxDescent) };
  });
}
