import type { Page } from '@playwright/test';
import { bet, signInAsAgent } from '../support/agent-team.ts';
import { brokenWords } from '../support/broken-words.ts';
import { findOverflow } from '../support/overflow.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const bases = sweptBrands('narrow pages of agents');
const paths = [
  '/m/agent/home',
  '/m/agent/team/overview',
  '/m/member/team',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/agent/dailySalary',
  '/m/agentRegister',
  '/m/transaction/record?types=A',
];
/** Amounts of five digits before the point, as a team that plays comes to. */
const played = {
  carl: [bet({ day: 1, amount: '14527.00', win: '13776.40' })],
  dora: [bet({ day: 1, amount: '31.50' })],
};
const main = (page: Page) => page.getByRole('main');

/** Text of twice its size, as a player sets it in the browser. */
async function enlarge(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function isDrawn(page: Page) {
  await expect(main(page)).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]:not([inert])')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

for (const base of bases) {
  for (const [words, language, width] of [
    ['at 320 px in Urdu', 'ur', 320],
    ['at 200 % text', 'en', 390],
  ] as const)
    test(`every page of agents stays whole ${words} at ${base}`, async ({ aSite, page }) => {
      test.setTimeout(120_000);
      const site = await aSite({ base, language, languages: ['en', 'ur'] });
      await signInAsAgent(page, site, played);
      await page.setViewportSize({ width, height: 844 });
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(site.url(path));
        await isDrawn(page);
        if (width === 390) await enlarge(page);
        found.push(...(await findOverflow(page, path)), ...(await main(page).evaluate(figuresOnTheEdge)));
        found.push(...(await main(page).evaluate(brokenWords)).map((word) => `${path} breaks ${word}`));
      }
      expect(found).toEqual([]);
    });
}

test('what the table of profit and loss says of itself stays in sight while its columns scroll', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'karat', language: 'en' });
  await signInAsAgent(page, site, played);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(site.url('/m/agent/team/pnl'));
  await expect(main(page).getByRole('table', { name: /^From the member's side/ })).toBeVisible();
  const words = main(page).getByText(/^From the member's side/);
  const before = await words.boundingBox();
  const moved = await main(page)
    .getByRole('region')
    .evaluate((region) => {
      region.scrollBy(1000, 0);
      return region.scrollLeft;
    });
  expect(moved).toBeGreaterThan(50);
  expect(await words.boundingBox()).toEqual(before);
});

for (const base of bases)
  test(`of large text every figure of profit and loss is in sight beside its name at ${base}`, async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base, language: 'en' });
    await signInAsAgent(page, site, played);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/agent/team/pnl'));
    await isDrawn(page);
    await enlarge(page);
    const region = main(page).getByRole('region');
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
    const figures = region.locator('tbody tr').first().locator('td');
    const names = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
    expect(names.slice(0, 3)).toEqual(['"Net"', '"Bets"', '"Wins"']);
  });

for (const base of ['karat', 'ninety', 'amber'] as const)
  test(`of large text the amounts of a record still stand in one column at ${base}`, async ({ aSite, page }) => {
    const site = await aSite({ base, language: 'en' });
    await signInAsAgent(page, site, played);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/teamBetting'));
    await isDrawn(page);
    await enlarge(page);
    const ends = await main(page)
      .locator('[data-record=amount]')
      .evaluateAll((amounts) => amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size, String(ends)).toBe(1);
    for (const row of await main(page).locator('li:has([data-record=amount])').all()) {
      const [line, amount] = [await row.boundingBox(), await row.locator('b').first().boundingBox()];
      // In the half where amounts are.
      expect((amount?.x ?? 0) + (amount?.width ?? 0)).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0) * 0.55);
    }
  });

test('ways of the menu stand at even distances where each has a line of its own', async ({ aSite, page }) => {
  const site = await aSite({ base: 'tide', language: 'en' });
  await signInAsAgent(page, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('/m/agent/home'));
  await isDrawn(page);
  await enlarge(page);
  const gaps = await main(page)
    .locator('ul')
    .first()
    .evaluate((list) => {
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      return boxes.slice(1).map(({ top }, place) => Math.round(top - (boxes[place]?.bottom ?? 0)));
    });
  expect(new Set(gaps).size, String(gaps)).toBe(1);
});

test('kinds of accounts are set in the letters of the page in Urdu', async ({ aSite, page }) => {
  const site = await aSite({ base: 'chamak', language: 'ur' });
  await signInAsAgent(page, site);
  await page.goto(site.url('/m/agentRegister'));
  const word = main(page).locator('[data-choice=tiles] label span span span').first();
  await expect(word).toBeVisible();
  const faceOf = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await word.evaluate(faceOf)).toBe(await page.locator('body').evaluate(faceOf));
});

/** Amounts that reach into the room that their figure keeps at its edges. */
function figuresOnTheEdge(element: Element): readonly string[] {
  return [...element.querySelectorAll('[data-figure]')].flatMap((figure) => {
    const { paddingLeft, paddingRight } = getComputedStyle(figure);
    const { left, right } = figure.getBoundingClientRect();
    return [...figure.querySelectorAll('dd bdi')].flatMap((amount) => {
      const box = amount.getBoundingClientRect();
      const isOut =
        box.left < left + Number.parseFloat(paddingLeft) - 1 || box.right > right - Number.parseFloat(paddingRight) + 1;
      return isOut ? [`${amount.textContent} stands on the edge of its figure`] : [];
    });
  });
}
