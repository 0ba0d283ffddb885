import type { Locator, Page } from '@playwright/test';
import { bet, signInAsAgent } from '../support/agent-team.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const bases = sweptBrands('forms of agents');

const busy = (page: Page) => page.locator('main [aria-busy=true]:not([inert])');

/** How rows are laid out, whatever its colours, typefaces and words: edges, corners, indents, and what stands beside what. */
function layoutOf(rows: Element): string {
  const [first, second] = [...rows.children].map((row) => {
    const { left } = row.getBoundingClientRect();
    const { borderBlockEndStyle, borderEndStartRadius, boxShadow, backgroundColor } = getComputedStyle(row);
    const money = row.querySelector('a bdi[dir=ltr], a b')?.getBoundingClientRect();
    const name = row.querySelector('[data-member=name]')?.getBoundingClientRect();
    return {
      left,
      looks: [
        borderBlockEndStyle,
        Number.parseFloat(borderEndStartRadius),
        boxShadow === 'none',
        backgroundColor === 'rgba(0, 0, 0, 0)',
        getComputedStyle(row, '::before').borderInlineStartStyle,
        money && name ? Math.sign(Math.trunc((money.top - name.bottom) / 4)) : undefined,
        getComputedStyle(row.querySelector('a') ?? row).display,
      ],
    };
  });
  return JSON.stringify([first?.looks, (second?.left ?? 0) - (first?.left ?? 0)]);
}

/** Ratio of the lightest to the darkest of two colours, as WCAG counts it. */
async function contrastOn(words: Locator, ground: Locator): Promise<number> {
  const luminance = (colour: string) =>
    words.evaluate((_, text) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }, colour);
  const front = await luminance(await words.evaluate((one) => getComputedStyle(one).color));
  const back = await luminance(await ground.evaluate((one) => getComputedStyle(one).backgroundColor));
  return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
}

test.describe('pages of an agent', () => {
  test('the members of a team stand in another layout in each brand', async ({ aSite, anotherVisitor }) => {
    test.setTimeout(180_000);
    const layouts = new Map<string, string>();
    for (const base of bases) {
      const page = await anotherVisitor();
      const site = await aSite({ base, language: 'en' });
      await signInAsAgent(page, site);
      await page.goto(site.url('/m/member/team'));
      // A list of members stands in sections of parts; two members are in the first part.
      const part = page.locator('main [role=list] > * > :has(> [role=listitem] [data-member=name])');
      await expect(part.locator('> [role=listitem]')).toHaveCount(2);
      const layout = await part.evaluate(layoutOf);
      expect(layouts.get(layout), `${base} lays members out as another brand does: ${layout}`).toBeUndefined();
      layouts.set(layout, base);
      await page.close();
    }
  });

  for (const base of bases)
    test(`names stay whole in profit and loss on ${base}`, async ({ aSite, page, platform }) => {
      const site = await aSite({ base, language: 'en' });
      await signInAsAgent(page, site);
      const history = [bet({ day: 1, amount: '1234567.50', win: '1234567.50' })];
      await platform.given(site, { accounts: [{ userName: 'fennimore79', upline: 'anna', history }] });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.url('/m/agent/team/pnl'));
      const name = page.getByRole('rowheader').getByText('fennimore79');
      await expect(name).toBeVisible();
      expect(await name.evaluate((one) => one.getClientRects().length)).toBe(1);
    });

  for (const base of ['chamak', 'soda'] as const) {
    test(`what a member won, and what came back, is read on its coloured ground at ${base}`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ base, language: 'en' });
      const carl = [bet({ day: 1, amount: '10.00', win: '30.00' }), bet({ day: 1, amount: '10.00', win: '4.00' })];
      await signInAsAgent(page, site, { carl });
      await page.goto(site.url('/m/teamBetting'));
      await expect(page.locator('main [data-outcome]')).toHaveCount(2);
      for (const outcome of ['won', 'returned']) {
        const entry = page.locator(`main [data-outcome=${outcome}]`);
        const ground = base === 'chamak' ? entry.locator('[data-record=amount]') : entry;
        const figure = entry.locator('[data-record=amount] b bdi').first();
        expect(await contrastOn(figure, ground), outcome).toBeGreaterThan(4.5);
      }
    });
  }

  test('sums of bets take the form of figures of the brand', async ({ aSite, page }) => {
    const site = await aSite({ base: 'amber', language: 'en' });
    await signInAsAgent(page, site);
    await page.goto(site.url('/m/teamBetting'));
    const sums = page.locator('main dl').filter({ hasText: 'Net result' });
    await expect(sums).toBeVisible();
    const [first, second] = [
      await sums.locator('dt').nth(0).boundingBox(),
      await sums.locator('dt').nth(1).boundingBox(),
    ];
    expect(second?.x).toBe(first?.x);
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  });
});

test.describe('personal details', () => {
  test('are a certificate of one screen on karat', async ({ aSite, page }) => {
    const site = await aSite({ base: 'karat', language: 'en' });
    await signIn(page, site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url('/m/member/info'));
    const facts = page.locator('main dl').filter({ hasText: 'Withdrawal password' });
    await expect(facts.locator('[data-fact=action]').first()).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    expect((await facts.boundingBox())?.height).toBeLessThan(560);
  });

  for (const width of [390, 320]) {
    test(`what can be done lies over no name of a fact on tide at ${width} px`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'tide', language: 'en' });
      await signIn(page, site);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url('/m/member/info'));
      await expect(page.locator('main [data-fact=action]').first()).toBeVisible();
      await expect(busy(page)).toHaveCount(0);
      expect(await page.locator('main').evaluate(coveredFacts)).toEqual([]);
    });
  }
});

/** Names and values of facts that reach into the button of the same fact. */
function coveredFacts(element: Element): readonly string[] {
  return [...element.querySelectorAll('[data-fact=fact]')].flatMap((fact) => {
    const key = fact.querySelector('[data-fact=action]')?.getBoundingClientRect();
    if (!key) return [];
    return [...fact.querySelectorAll('dt, [data-fact=text]')].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const isCovered = [...range.getClientRects()].some(
        ({ top, bottom, left, right }) =>
          key.top < bottom - 1 && key.bottom > top + 1 && key.left < right - 1 && key.right > left + 1,
      );
      return isCovered ? [words.textContent ?? ''] : [];
    });
  });
}
