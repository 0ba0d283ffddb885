import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { input } from '../support/account.ts';
import { brokenWords } from '../support/broken-words.ts';
import { beyondTheEdge } from '../support/clipped-texts.ts';
import { openMenu } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

for (const base of sweptBrands('side menu')) {
  test(`words of the side menu stand whole on narrow phones and in text twice as large, and in columns, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url('/m/home'));
    const menu = await openMenu(page);
    for (const [width, size] of [
      [390, '100%'],
      [360, '100%'],
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(async (text) => {
        document.documentElement.style.fontSize = text;
        await document.fonts.ready;
      }, size);
      expect(await menu.evaluate(brokenWords), `at ${width} px and ${size}`).toEqual([]);
      const last = menu.getByRole('list', { name: 'Games' }).getByRole('listitem').last();
      const [item, list] = [await last.boundingBox(), await menu.locator('nav').boundingBox()];
      expect((item?.x ?? 999) + (item?.width ?? 0)).toBeLessThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
      // Small text has two game types beside each other on a common phone.
      if (width === 390) expect((item?.width ?? 999) < (list?.width ?? 0) / 2).toBe(size === '100%');
    }
  });
}

test('rows of the side menu of Tidewell end where the money above them ends', async ({ aSite, page }) => {
  const site = await aSite({ base: 'tide', language: 'en' });
  await signIn(page, site, { balance: '20.00' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/home'));
  const menu = await openMenu(page);
  const [row, right] = await menu.evaluate((panel) =>
    ['a[href$="/m/home"]', '[aria-label=Games] > :nth-child(2)'].map(
      (part) => panel.querySelector(part)?.getBoundingClientRect().right ?? Number.NaN,
    ),
  );
  expect(row).toBeCloseTo(right ?? 0, 0);
});

for (const base of ['karat', 'soda'] as const) {
  test(`rows of the menu beside a column are set as large as in the menu of a phone at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url());
    const panel = page.locator('[data-side=start]');
    const title = panel.locator('[data-row=title]', { hasText: 'Home' });
    const size = await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThan(19);
    expect(await panel.evaluate(brokenWords)).toEqual([]);
  });
}

test('what failed first on a page of Karat hangs from the rule of the title, not from a second one', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'karat', language: 'en', settings: { 'wallet.mode': 'multi' } });
  await signIn(page, site, { balance: '20.00' });
  await platform.given(site, { failures: { wallets: { status: 500, code: 'unknown.error' } } });
  await page.goto(site.url('/m/wallets'));
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Loading failed');
  await expect(card).toHaveCSS('border-bottom-width', '3px');
  await expect(card).toHaveCSS('border-top-width', '0px');
});

test('what failed on a page of Soda is written in lines of like length on a wide screen', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'soda', language: 'en', settings: { 'wallet.mode': 'multi' } });
  await signIn(page, site, { balance: '20.00' });
  await platform.given(site, { failures: { wallets: { status: 500, code: 'unknown.error' } } });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(site.url('/m/wallets'));
  const title = page.getByRole('main').getByRole('alert').locator('[data-empty=title]');
  await expect(title).toContainText('Loading failed');
  await page.evaluate(() => document.fonts.ready);
  const lines = await title.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.7);
});

/** A payment of a signed-in member that waits for the page of its provider. */
async function orderByCard(page: Page, site: TestSite, amount: string) {
  await signIn(page, site, { balance: '20.00' });
  await page.goto(site.url('/m/voucherCenter'));
  await page.getByRole('radio', { name: /Debit card/ }).check();
  await input(page, 'cardHolder').fill('Rosalind');
  await input(page, 'amount').fill(amount);
  await page.getByRole('button', { name: 'Deposit now' }).click();
  const receipt = page.getByRole('main').getByRole('status');
  await expect(receipt).toContainText('Waiting');
  return receipt;
}

test('the slip of a payment at Ninety is perforated over all of its width on a tablet', async ({ aSite, page }) => {
  const site = await aSite({ base: 'ninety', language: 'en', flags: { DEPOSIT: true, WITHDRAW: true } });
  await page.setViewportSize({ width: 820, height: 1100 });
  const slip = await orderByCard(page, site, '40');
  const [whole, note] = [await slip.boundingBox(), await slip.locator('[data-outcome=note]').boundingBox()];
  expect(whole?.width ?? 0).toBeGreaterThan(400);
  expect(note?.width).toBe(whole?.width);
});

test('in text twice as large the sum of a receipt of Amberline has a line of its own', async ({ aSite, page }) => {
  const site = await aSite({ base: 'amber', language: 'en', flags: { DEPOSIT: true, WITHDRAW: true } });
  await page.setViewportSize({ width: 390, height: 844 });
  const receipt = await orderByCard(page, site, '1000');
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
  await expect(receipt).toContainText('1,000.00');
  expect(await receipt.evaluate(beyondTheEdge)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const language of ['en', 'ur']) {
  test(`in text twice as large icons stand beside or above the words of their buttons, and words keep off the edges, in ${language}`, async ({
    aSite,
    page,
  }) => {
    const said: string[] = [];
    for (const base of sweptBrands('icons of buttons')) {
      const site = await aSite({ base, language, languages: ['en', 'ur'] });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.url('/m/login'));
      const main = page.getByRole('main');
      await expect(main.locator('button[aria-busy] svg').first()).toBeVisible();
      for (const width of [390, 320]) {
        await enlarge(page, width);
        said.push(...(await main.evaluate(strayIcons)).map((words) => `${words} at ${base}, ${width} px`));
      }
    }
    expect(said).toEqual([]);
  });
}

test('in text twice as large the doors of Karat keep their words whole and off their edges', async ({
  aSite,
  page,
}) => {
  for (const language of ['en', 'ur']) {
    const site = await aSite({ base: 'karat', language, languages: ['en', 'ur'] });
    await page.goto(site.url('/m/home'));
    const doors = page.locator('header').first().locator('button[aria-busy]');
    await expect(doors).toHaveCount(2);
    for (const width of [390, 320]) {
      await enlarge(page, width);
      const rooms = await doors.evaluateAll((all) =>
        all.map((door) => {
          const range = document.createRange();
          range.selectNodeContents(door);
          const [words, plate] = [range.getBoundingClientRect(), door.getBoundingClientRect()];
          return Math.min(words.left - plate.left, plate.right - words.right);
        }),
      );
      for (const room of rooms) expect(room, `${language} at ${width}`).toBeGreaterThanOrEqual(16);
      expect(await page.locator('header').first().evaluate(brokenWords)).toEqual([]);
      expect(await page.locator('header').first().evaluate(beyondTheEdge)).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '100%'));
    const [one, other] = [await doors.first().boundingBox(), await doors.last().boundingBox()];
    expect([one?.y, one?.width], 'halves in the usual size').toEqual([other?.y, other?.width]);
  }
});

for (const base of ['karat', 'soda'] as const) {
  test(`dots between the parts of a line hang at no end of one at ${base}`, async ({ aSite, page, platform }) => {
    const site = await aSite({ base, language: 'en' });
    const offer = { type: 'PR', title: 'Reef week', content: '<p>.</p>', startDate: '2026-08-28', noExpiry: 1 };
    await platform.given(site, { announcements: [offer] });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/activity'));
    const main = page.getByRole('main');
    const period = main.locator('span:has(> [data-dot])');
    await expect(period).toContainText(/28.*Long-term/);
    await expect.poll(() => main.evaluate(shownDots), 'in one line').toBe(1);
    await enlarge(page, 320);
    await expect.poll(() => main.evaluate(shownDots), 'in two').toBe(0);
  });
}

for (const base of sweptBrands('receipts that wait')) {
  test(`what is to be done stands where the words above it do, and the sum is no smaller than its state, at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en', flags: { DEPOSIT: true, WITHDRAW: true } });
    await page.setViewportSize({ width: 1280, height: 900 });
    const receipt = await orderByCard(page, site, '1000');
    const note = receipt.locator('[data-outcome=note]');
    const align = await note.evaluate((one) => getComputedStyle(one).textAlign);
    await expect(page.getByText('You pay on a page')).toHaveCSS('text-align', align);
    await enlarge(page, 390);
    const [sum, state] = await receipt.evaluate((head) =>
      ['amount', 'state'].map((part) => {
        const one = head.querySelector(`[data-outcome=${part}]`) ?? head;
        return Number.parseFloat(getComputedStyle(one).fontSize);
      }),
    );
    expect(sum).toBeGreaterThanOrEqual(state ?? 999);
    await page.goto(site.url('/m/voucherCenter'));
    const latest = page.getByRole('main').locator('a:has([data-row=end])').filter({ hasText: 'Waiting' });
    await expect(latest).toContainText('1,000.00');
    await enlarge(page, 390);
    expect(await latest.evaluate(besideWords), 'money of a latest payment').toBe(false);
    expect(await latest.evaluate(brokenWords)).toEqual([]);
    expect(await latest.evaluate(beyondTheEdge)).toEqual([]);
    expect((await latest.textContent()) ?? '', 'a dot that would hang at the end').not.toContain('·');
  });
}

test('words of an empty place have more than one to a line in text twice as large at Amberline', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'amber', language: 'en' });
  await signIn(page, site);
  await page.goto(site.url('/m/webEmail'));
  const title = page.getByRole('main').locator('[data-empty=title]');
  const sprite = page.getByRole('main').locator('[data-empty=mark] svg');
  await expect(sprite).toBeVisible();
  await enlarge(page, 390);
  const [words, place] = [await title.boundingBox(), await title.locator('..').boundingBox()];
  expect(words?.width).toBeGreaterThan((place?.width ?? 999) * 0.8);
});

/** Text twice as large in a window of a width. */
async function enlarge(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
  });
}

/** Buttons whose icon stands neither close beside the words nor above their middle. Runs in the page. */
function strayIcons(element: Element): readonly string[] {
  return [...element.querySelectorAll('button[aria-busy]')].flatMap((button) => {
    const [icon, words] = [button.querySelector('svg'), button.querySelector('span > span:last-child')];
    if (!icon || !words) return [];
    const range = document.createRange();
    range.selectNodeContents(words);
    const [sign, text] = [icon.getBoundingClientRect(), range.getBoundingClientRect()];
    const line = words.getBoundingClientRect();
    const gap = Math.max(sign.left - text.right, text.left - sign.right);
    const shift = Math.abs(sign.left + sign.width / 2 - text.left - text.width / 2);
    const isAbove = sign.bottom <= line.top && line.top - sign.bottom <= 8 && shift < 2;
    return isAbove || (gap >= 4 && gap <= 12) ? [] : [`${words.textContent} (gap ${gap}, shift ${shift})`];
  });
}

/** Whether what ends a row stands beside its words instead of below them. Runs in the page. */
function besideWords(row: Element): boolean {
  const [words, end] = ['words', 'end'].map((part) => row.querySelector(`[data-row=${part}]`)?.getBoundingClientRect());
  return (end?.top ?? 0) < (words?.bottom ?? 0) - 1;
}

/** How many dots between parts can be seen, written ones at the end of a line included. Runs in the page. */
function shownDots(element: Element): number {
  const drawn = [...element.querySelectorAll('[data-dot]')].filter((dot) => dot.getBoundingClientRect().width > 0.5);
  return drawn.length + (element.textContent ?? '').split('·').length - 1;
}
