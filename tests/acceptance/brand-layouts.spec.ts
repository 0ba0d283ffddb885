import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { signInAsAgent } from '../support/agent-team.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const brands = ['karat', 'ninety', 'chamak', 'tide', 'amber', 'soda'] as const;
const someBrands = sweptBrands('layouts of forms');
const main = (page: Page) => page.getByRole('main');

/** How an element is laid out, whatever it says and whatever colour it has. */
function shapeOf(element: Element): string {
  const { borderRadius, display, marginBlockEnd, paddingInlineStart, gridTemplateColumns } = getComputedStyle(element);
  const before = getComputedStyle(element, '::before');
  const columns = gridTemplateColumns.split(' ').length;
  return [borderRadius, display, marginBlockEnd, paddingInlineStart, columns, before.content].join(' ');
}

/** The same with how it is set, lined up and ruled off. */
function drawingOf(element: Element): string {
  const { alignItems, borderBlockEndStyle, borderRadius, display, gridTemplateColumns, paddingInlineStart, textAlign } =
    getComputedStyle(element);
  const before = getComputedStyle(element, '::before');
  const columns = gridTemplateColumns.split(' ').length;
  const set = [alignItems, textAlign, borderBlockEndStyle, borderRadius, display, paddingInlineStart];
  return [...set, columns, before.content].join(' ');
}

test('a lost network is said by each brand in a form of its own, in a line of one height', async ({
  aSite,
  page,
  network,
}) => {
  test.setTimeout(180_000);
  const strips = new Set<string>();
  for (const base of brands) {
    const site = await aSite({ base, language: 'en' });
    await page.goto(site.url('/m/help'));
    await expect(page.getByRole('heading', { name: 'Help' }).first()).toBeVisible();
    await network.offline(true);
    const strip = page.getByRole('status').filter({ hasText: 'No Internet' });
    await expect(strip).toBeVisible();
    strips.add(await strip.locator('p').evaluate(stripOf));
    expect(await strip.evaluate((place) => place.getBoundingClientRect().height), base).toBe(36);
    for (const scheme of ['dark', 'light']) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-scheme', to), scheme);
      expect(await findViolations(page, `${base} without network, ${scheme}`, ['color-contrast'])).toEqual([]);
    }
    await network.offline(false);
    await expect(strip).toHaveCount(0);
  }
  expect(strips.size).toBe(brands.length);
});

/** How a line is shaped, whatever its colours and letters are. Runs in the page. */
function stripOf(line: Element): string {
  const { backgroundImage, borderRadius, boxShadow, justifyContent, textTransform } = getComputedStyle(line);
  const shadow = boxShadow.replaceAll(/\w+\([^)]*\)/g, '');
  const image = backgroundImage.split('(')[0];
  return [image, borderRadius, shadow, justifyContent, textTransform, getComputedStyle(line, '::before').content].join(
    ' ',
  );
}

test('the terms of a contract are laid out in another way by each brand', async ({ aSite, page }) => {
  test.setTimeout(180_000);
  const terms = new Set<string>();
  for (const base of brands) {
    const site = await aSite({ base, language: 'en' });
    await signInAsAgent(page, site);
    await page.goto(site.url('/m/member/agent/getSalaryContract'));
    const fact = main(page).locator('dl > *').nth(1);
    await expect(fact).toBeVisible();
    terms.add(await fact.evaluate(shapeOf));
  }
  expect(terms.size).toBe(brands.length);
});

for (const base of someBrands) {
  test(`an account and an invitation are filled in on the form page of ${base}, from one line on`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    await signInAsAgent(page, site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/agentRegister'));
    const fields = main(page).locator('[data-form="fields"]');
    const starts = async () => {
      const parts = fields.locator('[data-choice="tiles"] > div, [data-field="frame"]');
      const boxes = await parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
      return [...new Set(boxes)];
    };
    await expect(fields.getByRole('textbox', { name: 'Slots' })).toBeVisible();
    expect(await starts()).toHaveLength(1);
    await page.getByRole('tab', { name: 'Invitation links' }).click();
    await expect(main(page).getByRole('button', { name: 'Create invitation link' })).toBeVisible();
    await expect(fields.getByRole('textbox', { name: 'Slots' })).toBeVisible();
    expect(await starts()).toHaveLength(1);
  });
}

test('live chat is laid out in another way by each brand, fits 320 px, and axe finds nothing in it', async ({
  aSite,
  page,
}) => {
  test.setTimeout(300_000);
  const parts = ['header', '.empty li button', 'textarea', '.log > .own', '.log > .day'] as const;
  const shapes = new Map<string, Set<string>>(parts.map((part) => [part, new Set()]));
  const note = async (part: (typeof parts)[number]) =>
    shapes.get(part)?.add(await page.locator(part).first().evaluate(drawingOf));
  const found: string[] = [];
  for (const base of brands) {
    const site = await aSite({ base, language: 'en', flags: { CBS3: true } });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.url('/m/message'));
    await main(page).getByText('Live chat').click();
    await expect(main(page).getByRole('heading', { name: 'How can we help?' })).toBeVisible();
    // What stands there before the styles have come is no drawing.
    await page.waitForLoadState();
    for (const part of ['header', '.empty li button', 'textarea'] as const) await note(part);
    found.push(...(await findViolations(page, `${base}, nothing said`)));
    await main(page).getByRole('button').first().click();
    await expect(page.getByRole('log')).toContainText('Sent');
    for (const part of ['.log > .own', '.log > .day'] as const) await note(part);
    found.push(...(await findViolations(page, `${base}, something said`)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), base).toBe(320);
  }
  expect(found).toEqual([]);
  const counted = Object.fromEntries([...shapes].map(([part, own]) => [part, own.size]));
  expect(counted).toEqual(Object.fromEntries(parts.map((part) => [part, brands.length])));
});

test('no two filters of payments that are on have the same name', async ({ aSite, page }) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await signIn(page, site);
  await page.goto(site.url('/m/transaction/payments'));
  const filters = main(page).locator('button[aria-pressed="true"]');
  await expect(filters).toHaveCount(3);
  expect(new Set(await filters.allTextContents()).size).toBe(3);
});

test('facts stand two beside each other in the column of a wide window, with room for an address', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'chamak', language: 'en' });
  await signIn(page, site);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url('/m/member/info'));
  const facts = main(page).locator('[data-fact="fact"]');
  await expect(facts.first()).toBeVisible();
  const starts = await facts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  expect(new Set(starts).size).toBe(2);
});

test('no envelope hangs over words, and a title of twice its size stays on its card', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'soda', language: 'en' });
  await signIn(page, site);
  await platform.given(site, { rain: { title: 'Red envelope rain', startsIn: -5, lasts: 720, claimsEach: 5 } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/redRain'));
  await expect(main(page).getByRole('timer', { name: 'Ends in' })).toBeVisible();
  const covered = await main(page).evaluate((element) => {
    const envelopes = [...element.querySelectorAll('[data-falling] > *')].map((one) => one.getBoundingClientRect());
    const words = [...element.querySelectorAll('section:has([data-falling]) :is(p, button)')];
    return words.flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      const own = range.getBoundingClientRect();
      const isUnder = envelopes.some(
        (one) => one.top < own.bottom && one.bottom > own.top && one.left < own.right && one.right > own.left,
      );
      return isUnder ? [word.textContent] : [];
    });
  });
  expect(covered).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('members and their figures stand in another table in each brand', async ({ aSite, anotherVisitor }) => {
  test.setTimeout(180_000);
  const tables = new Set<string>();
  for (const base of brands) {
    const page = await anotherVisitor();
    const site = await aSite({ base, language: 'en' });
    await signInAsAgent(page, site);
    await page.goto(site.url('/m/agent/team/pnl'));
    const name = main(page).locator('tbody th').first();
    await expect(name).toBeVisible();
    tables.add(
      await name.evaluate((cell) => {
        const { borderSpacing } = getComputedStyle(cell.closest('table') ?? cell);
        const { borderBlockStartStyle, borderStartStartRadius, paddingInlineStart } = getComputedStyle(cell);
        const signs = [getComputedStyle(cell, '::before').content, getComputedStyle(cell, '::after').content];
        return [borderSpacing, borderBlockStartStyle, borderStartStartRadius, paddingInlineStart, ...signs].join(' ');
      }),
    );
    await page.close();
  }
  expect(tables.size).toBe(brands.length);
});

for (const base of ['karat', 'ninety', 'chamak', 'soda'] as const) {
  test(`the last row of figures of a team fills its width on ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base, language: 'en' });
    await signInAsAgent(page, site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/agent/team/overview'));
    const last = main(page).locator('[data-figure=netProfit]');
    await expect(last).toBeVisible();
    const free = await last.evaluate((one) => {
      const end = one.parentElement?.getBoundingClientRect().right ?? 0;
      return end - one.getBoundingClientRect().right;
    });
    expect(Math.abs(free)).toBeLessThan(2);
  });
}

for (const base of someBrands) {
  test(`an amount that is refused stands clear of the bars of ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base, language: 'en', flags: { DEPOSIT: true } });
    await signIn(page, site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/voucherCenter'));
    await main(page).getByRole('button', { name: 'Deposit now' }).click();
    const amount = page.locator('input[name=amount]');
    await expect(amount).toBeFocused();
    const isClear = () =>
      amount.evaluate((one) => {
        const { top, bottom, left, width } = one.getBoundingClientRect();
        const error = document.getElementById(`${one.id}-error`)?.getBoundingClientRect();
        const places = [(top + bottom) / 2, ((error?.top ?? 0) + (error?.bottom ?? 0)) / 2];
        const seen = places.map((y) => document.elementFromPoint(left + width / 3, y));
        return seen.every((hit) => hit?.closest('[data-field=frame]')?.contains(one));
      });
    await expect.poll(isClear).toBe(true);
  });
}
