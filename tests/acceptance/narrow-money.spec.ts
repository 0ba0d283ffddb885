import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const flags = { DEPOSIT: true, WITHDRAW: true };
const main = (page: Page) => page.getByRole('main');

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('What is asked for is not on the page.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 844 } });

  for (const base of sweptBrands('narrow records'))
    test(`every amount of a record stands whole in its row, with its sign, at ${base}`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'ur', flags });
      await signIn(page, site, { balance: '12500.00', history: [{ day: 1, kind: 'deposit', amount: '12540.00' }] });
      await page.goto(site.url('/m/transaction/record'));
      const rows = main(page).getByRole('listitem');
      await expect(main(page)).toContainText('12,540.00');
      await page.evaluate(() => document.fonts.ready);
      for (const row of await rows.all()) {
        const [place, amount] = [await boxOf(row), await boxOf(row.locator('b'))];
        expect(amount.x, await row.innerText()).toBeGreaterThanOrEqual(place.x);
        expect(amount.right, await row.innerText()).toBeLessThanOrEqual(place.right);
      }
    });

  test('what reloads the money turns the same way in Urdu, and a picture beside many words keeps its shape', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'ninety', language: 'ur', flags });
    await signIn(page, site, { balance: '12500.00' });
    const bet = { id: 7, gameName: 'Chest of Drawers & Doubloons', stake: '5.00', win: '12.50', vassalage: 'JL' };
    const list = [
      { ...bet, placedAt: '2026-03-05T14:05:00.000Z', displayName: 'Jollylark', iconUrl: '/art/games/none' },
    ];
    const sums = { count: 1, stake: '5.00', win: '12.50' };
    await platform.given(site, { answers: { betRecords: { list, totalPages: 1, sums, vendors: [] } } });
    await page.goto(site.url('/m/gameRecord'));
    const row = main(page).locator('[data-outcome]');
    await expect(row).toBeVisible();
    const [picture, all] = [await boxOf(row.locator('[data-record=mark]')), await boxOf(row)];
    expect(all.height, 'the words take more lines than the picture').toBeGreaterThan(80);
    expect(picture.height / picture.width).toBeLessThan(1.2);
    await page.goto(site.url('/m/member/home'));
    const reload = main(page).getByRole('button', { name: 'بیلنس تازہ کریں' }).locator('svg');
    await expect(reload).toHaveCSS('transform', 'none');
  });

  for (const base of ['ninety', 'karat'] as const)
    test(`sums of a record that are long stand below each other, and none leaves the page, at ${base}`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite({ base, language: 'ur', flags });
      await signIn(page, site, { balance: '12500.00' });
      const sums = { count: 1, stake: '98765432.10', win: '37.00' };
      const bet = { id: 7, gameName: 'Koi', stake: sums.stake, win: sums.win, placedAt: '2026-03-05T14:05:00.000Z' };
      const list = [{ ...bet, vassalage: 'JL', displayName: 'Jollylark', iconUrl: '/art/games/none' }];
      await platform.given(site, { answers: { betRecords: { list, totalPages: 1, sums, vendors: [] } } });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url('/m/gameRecord'));
        const figures = main(page).locator('[data-figure]');
        await expect(figures).toHaveCount(3);
        await page.evaluate(() => document.fonts.ready);
        expect(await figures.evaluateAll(amountsOutside), `at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

  for (const language of ['en', 'ur'] as const)
    test(`the limits of a withdrawal lie over no button in ${language}`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'tide', language, flags });
      await signIn(page, site, { balance: '12500.00', paymentPassword: '135790', bankCards: ['4242424242424242'] });
      await page.goto(site.url('/m/withdraw'));
      const amount = main(page)
        .locator('[data-field=frame]')
        .filter({ has: page.locator('input[name=amount]') });
      const [limits, all] = [await boxOf(amount.locator('[id$=-hint]')), await boxOf(amount.getByRole('button'))];
      const apart = limits.bottom <= all.y || all.bottom <= limits.y || limits.right <= all.x || all.right <= limits.x;
      expect(apart, `${JSON.stringify(limits)} and ${JSON.stringify(all)}`).toBe(true);
    });

  test('amounts of Amberline to choose from stand between their brackets on one line, also the longest', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'amber', language: 'en', flags });
    await signIn(page, site, { balance: '1240.00' });
    await page.goto(site.url('/m/voucherCenter'));
    const amounts = main(page).locator('[data-choice=tiles] label > span');
    await expect(amounts.filter({ hasText: '1,000.00' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const lines = await amounts.evaluateAll((all) =>
      all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one, '::before').fontSize)),
    );
    for (const high of lines) expect(high, 'heights of a bracket').toBeLessThan(1.6);
  });

  test('the button that adds a card stands at the foot of the screen', async ({ aSite, page }) => {
    const site = await aSite({ base: 'karat', flags });
    await signIn(page, site, { balance: '12500.00', paymentPassword: '135790' });
    await page.goto(site.url('/m/withdraw/cards/add'));
    const foot = main(page).locator('[data-form=foot]');
    await expect(foot).toBeVisible();
    const { bottom } = await boxOf(foot);
    expect((await boxOf(page.locator('nav').last())).y - bottom).toBeLessThan(24);
  });
});

/** Figures whose amount reaches over an edge of their cell. */
function amountsOutside(figures: readonly Element[]): readonly string[] {
  return figures.flatMap((figure) => {
    const cell = figure.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(figure.querySelector('dd') ?? figure);
    const { left, right, width } = range.getBoundingClientRect();
    return width > 0 && left >= cell.left && right <= cell.right ? [] : [figure.textContent ?? ''];
  });
}
