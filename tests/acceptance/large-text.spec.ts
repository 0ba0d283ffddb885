import type { Locator, Page } from '@playwright/test';
import { bet, signInAsAgent } from '../support/agent-team.ts';
import { topBar } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { brokenWords } from '../support/broken-words.ts';
import { beyondTheEdge, clippedTexts } from '../support/clipped-texts.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

/** Text of twice its size, as a player sets it in the browser. */
async function enlarge(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** How many pixels of the fields of a page lie below its action, which stands at the foot of the window. */
async function coveredByFoot(page: Page): Promise<number> {
  const [fields, foot] = [page.locator('[data-form="fields"]').last(), page.locator('[data-form="foot"]')];
  const [above, below] = [await fields.boundingBox(), await foot.boundingBox()];
  return above && below ? Math.max(0, Math.round(above.y + above.height - below.y)) : Number.POSITIVE_INFINITY;
}

/** Whether all of an element lies within another one, to the pixel. */
async function liesWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, other] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!one || !other) return false;
  return one.x >= other.x - 1 && one.x + one.width <= other.x + other.width + 1;
}

/** How far the middle of a sign is from the middle of the first line of the words beside it. */
function besideLine(sign: Element, words: Element | null): number {
  const range = document.createRange();
  if (words) range.selectNodeContents(words);
  const [line] = range.getClientRects();
  const { top, height } = sign.getBoundingClientRect();
  return line ? Math.abs(top + height / 2 - (line.top + line.height / 2)) : Number.POSITIVE_INFINITY;
}

/** What ends a row beside its words while others of the page have a line of their own for it. */
function besideWords(page: Element): readonly string[] {
  const ends = [...page.querySelectorAll('main [data-row="end"]')];
  const beside = ends.filter((end) => {
    const words = end.parentElement?.querySelector('[data-row="words"]')?.getBoundingClientRect();
    return words === undefined || end.getBoundingClientRect().top < words.bottom - 1;
  });
  return ends.length < 2 ? ['no rows with an end'] : beside.map((end) => `${end.textContent} stands beside its words`);
}

const screens = [
  ['/m/member/home', 390],
  ['/m/withdraw', 390],
  ['/m/securityCenter', 390],
  ['/m/member/benefits', 390],
  ['/m/withdraw/cards', 320],
  ['/m/withdraw/cards/add', 320],
  ['/m/login', 390],
  ['/m/register', 390],
  ['/m/login', 320],
  ['/m/register', 320],
] as const;

test.describe('text at 200 %', () => {
  for (const base of sweptBrands('large text')) {
    test(`no word breaks and nothing is cut at ${base}`, async ({ aSite, page, anotherVisitor }) => {
      test.setTimeout(120_000);
      const site = await aSite({ base, settings: { 'registration.announcement': false } });
      await signIn(page, site, {
        balance: '1234567.89',
        paymentPassword: '246810',
        bankCards: ['4242424242424242'],
      });
      const guest = await anotherVisitor();
      const found: string[] = [];
      for (const [path, width] of screens) {
        const own = ['/m/login', '/m/register'].includes(path) ? guest : page;
        await own.setViewportSize({ width, height: 844 });
        await own.goto(site.url(path));
        await expect(own.locator('main button').first()).toBeVisible();
        await expect(own.locator('main [aria-busy=true]:not([inert])')).toHaveCount(0);
        const body = own.locator('body');
        found.push(...(await body.evaluate(brokenWords)).map((word) => `${path} breaks ${word} in the usual size`));
        await enlarge(own);
        found.push(...(await body.evaluate(brokenWords)).map((word) => `${path} breaks ${word} at ${width}`));
        found.push(...(await body.evaluate(clippedTexts)).map((words) => `${path} cuts ${words} at ${width}`));
        found.push(...(await body.evaluate(edgeLetters)).map((words) => `${words} touches its edge at ${path}`));
        const needed = await own.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) found.push(`${path} is ${needed} px wide at ${width}`);
        if (path !== '/m/securityCenter') continue;
        await expect(own.locator('main [data-row="end"]').nth(1)).toBeVisible();
        // Queries by the size of letters are asked again when the window changes.
        for (const one of [width + 1, width]) await own.setViewportSize({ width: one, height: 844 });
        found.push(...(await body.evaluate(besideWords)));
      }
      // The names of pages in the usual size, on the narrowest phones.
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(site.url('/m/member/home'));
      await expect(page.locator('main button').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]:not([inert])')).toHaveCount(0);
      found.push(...(await page.locator('body').evaluate(brokenWords)).map((word) => `${word} breaks at 320`));
      expect(found).toEqual([]);
    });
  }

  for (const base of sweptBrands('large text')) {
    test(`signs stand beside the first line of their words, and no word at the very edge, at ${base}`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ base, language: 'en', settings: { 'registration.announcement': false } });
      await page.goto(site.url('/m/register'));
      const create = page.getByRole('button', { name: 'Create account' });
      await expect(create).toBeVisible();
      await enlarge(page);
      expect(await coveredByFoot(page), 'the foot hides fields').toBe(0);
      await create.dispatchEvent('click');
      const error = page.locator('[data-field="frame"] [aria-live] p').first();
      await expect(error).toBeVisible();
      const signs = [
        [error.locator('svg'), error.locator('span')],
        [page.locator('input[name="terms"] + span'), page.locator('label').filter({ hasText: 'accept' })],
      ] as const;
      for (const [sign, words] of signs) {
        const other = await words.elementHandle();
        expect(await sign.evaluate(besideLine, other)).toBeLessThan(6);
      }
      const line = await page.getByText('Already have an account?').boundingBox();
      expect(line?.x).toBeGreaterThan(7);
    });

    test(`wallets and the transfer between them stay whole at 320 px at ${base}`, async ({ aSite, page, platform }) => {
      const site = await aSite({ base, language: 'en', settings: { 'wallet.mode': 'multi' } });
      const wallets = [{ id: 'reels', title: { en: 'Moonlight reels' }, vendors: ['MOONFERRY', 'HUMMINGBIRD'] }];
      await platform.given(site, { wallets });
      await signIn(page, site, { balance: '1234567.89' });
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto(site.url('/m/wallets'));
      const row = page.getByRole('main').getByRole('button', { name: /^Moonlight reels/ });
      await expect(row).toBeVisible();
      await enlarge(page);
      const found: string[] = [];
      const look = async (place: Locator) => {
        found.push(...(await place.evaluate(brokenWords)), ...(await place.evaluate(clippedTexts)));
        found.push(...(await place.evaluate(beyondTheEdge)));
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > 320) found.push(`${needed} px wide`);
      };
      await look(page.locator('body'));
      await row.click();
      const sheet = page.getByRole('dialog', { name: 'Moonlight reels' });
      await expect(sheet.getByRole('button', { name: 'Move money' })).toBeVisible();
      await look(sheet);
      expect(found).toEqual([]);
    });

    test(`titles of messages stay whole beside their days, also while they are chosen, at ${base}`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ base, language: 'en' });
      await signIn(page, site);
      const letter = { content: 'Your account is ready.', sentAt: '2026-03-10T08:00:00.000Z', read: false };
      const list = ['Welcome, rosalind', 'Withdrawal completed'].map((title, id) => ({ id: id + 1, title, ...letter }));
      await platform.given(site, { answers: { inbox: { list, totalPages: 1 } } });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.url('/m/webEmail'));
      const main = page.getByRole('main');
      await expect(main.getByText('Welcome, rosalind')).toBeVisible();
      await enlarge(page);
      expect(await main.evaluate(brokenWords)).toEqual([]);
      await main.getByRole('button', { name: 'Select' }).click();
      await expect(main.getByRole('checkbox', { name: 'Welcome, rosalind' })).toBeVisible();
      expect(await main.evaluate(brokenWords)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }

  for (const base of sweptBrands('large text')) {
    test(`money and ways to pay stay whole at ${base}`, async ({ aSite, page }) => {
      const site = await aSite({ base });
      await signIn(page, site, { balance: '1234567.89' });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url('/m/voucherCenter'));
        const channel = page.getByRole('radio').first();
        await expect(channel).toBeVisible();
        await enlarge(page);
        const card = page.locator('section:has(bdi):has(button[aria-pressed])').last();
        const money = card.locator('bdi').first();
        await expect(money).toContainText('1,234,567.89');
        await expect.poll(() => liesWithin(money, card)).toBe(true);
        expect(await page.locator('form fieldset').first().evaluate(brokenWords)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }

  for (const base of sweptBrands('large text')) {
    test(`the header of ${base} greets in whole words and shows all of the money`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'en' });
      await signIn(page, site, { nickname: 'Rosalind', balance: '1234567.89' });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url());
        const bar = topBar(page);
        await expect(bar).toContainText('1,234,567.89');
        await expect(bar).toContainText('Hello, Rosalind');
        expect(await bar.evaluate(brokenWords), `${width}`).toEqual([]);
        await enlarge(page);
        expect(await bar.evaluate(brokenWords), `${width}`).toEqual([]);
        expect(await bar.evaluate(clippedTexts), `${width}`).toEqual([]);
        expect(await liesWithin(bar.locator('bdi').first(), bar), `${width}`).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }

  for (const base of ['karat', 'chamak'] as const) {
    test(`ways to get the app and its address stay on the page at ${base}`, async ({ aSite, page }) => {
      const android = { resourceType: 'Android', url: 'https://apps.karat.example/android' };
      const site = await aSite({ base, language: 'en', resources: [android] });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url('/m/app'));
        await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
        await enlarge(page);
        expect(await page.locator('main').evaluate(beyondTheEdge)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }

  test('the name of a field and its range stand beside the key in it, not under it, on tide', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'tide' });
    await signIn(page, site, { balance: '1234567.89', paymentPassword: '246810' });
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(site.url('/m/withdraw'));
    await expect(page.locator('main [data-field=box] button').first()).toBeVisible();
    await enlarge(page);
    expect(await page.locator('main').evaluate(coveredNames)).toEqual([]);
  });

  for (const language of ['en', 'ur']) {
    test(`agents read whole dates, and letters stay inside what is pressed in ${language}`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'tide', language, languages: ['en', 'ur'] });
      await signInAsAgent(page, site, { dora: [bet({ day: 1, amount: '200.00' })] });
      await page.setViewportSize({ width: 390, height: 844 });
      const low: string[] = [];
      for (const path of ['/m/member/agent/dailySalary', '/m/teamBetting', '/m/agent/home']) {
        await page.goto(site.url(path));
        await expect(page.locator('main :is(li, tr)').first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]:not([inert])')).toHaveCount(0);
        await enlarge(page);
        expect(await page.locator('main').evaluate(brokenWords), path).toEqual([]);
        low.push(...(await page.locator('main').evaluate(lowLetters)));
      }
      expect(low).toEqual([]);
    });
  }
});

/** What is pressed whose words need more height than it has: in Nastaliq more than twice their size. */
function lowLetters(element: Element): readonly string[] {
  const lines = document.documentElement.lang === 'ur' ? 2.2 : 1;
  return [...element.querySelectorAll('button')].flatMap((one) => {
    const isWords = (one.textContent ?? '').trim() !== '';
    const needed = Number.parseFloat(getComputedStyle(one).fontSize) * lines;
    return isWords && one.clientHeight < needed ? [one.textContent ?? ''] : [];
  });
}

/** Buttons whose lines stand closer to their edges than 4 px; Nastaliq has room of its own above and below the line. */
function edgeLetters(element: Element): readonly string[] {
  if (document.documentElement.lang === 'ur') return [];
  return [...element.querySelectorAll('button[aria-busy] > span > span:last-child')].flatMap((words) => {
    const [line, plate] = [words.getBoundingClientRect(), words.closest('button')?.getBoundingClientRect()];
    return plate && line.height > 0 && line.top - plate.top < 4 ? [words.textContent ?? ''] : [];
  });
}

/** Names and hints of fields that reach into a button of the same field. */
function coveredNames(element: Element): readonly string[] {
  return [...element.querySelectorAll('[data-field=frame]')].flatMap((field) => {
    const keys = [...field.querySelectorAll('button')].map((key) => key.getBoundingClientRect());
    const words = [...field.querySelectorAll('[data-field=head] > *')];
    return words.flatMap((word) => {
      const { top, bottom, left, right } = word.getBoundingClientRect();
      const isCovered = keys.some(
        (key) => key.top < bottom - 1 && key.bottom > top + 1 && key.left < right - 1 && key.right > left + 1,
      );
      return isCovered ? [word.textContent ?? ''] : [];
    });
  });
}
