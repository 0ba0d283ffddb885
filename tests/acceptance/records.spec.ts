import type { Locator } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const at = (hour: string) => `2026-03-05T${hour}:00.000Z`;
const bet = (id: number, gameName: string, stake: string, win: string, placedAt: string) => ({
  ...{ id, gameName, stake, win, placedAt, vassalage: 'JL', displayName: 'Jollylark', iconUrl: '/art/games/none' },
});
const list = [
  bet(31, 'Ember Tiger', '5.00', '12.50', at('14:05')),
  bet(30, 'Koi Fortune', '5.00', '5.00', at('09:30')),
  bet(29, 'Sun Mask', '2.00', '0.00', '2026-03-04T22:00:00.000Z'),
];
const vendors = [
  { vassalage: 'JL', displayName: 'Jollylark' },
  { vassalage: 'PG', displayName: 'Pinegrove' },
];

test.describe('the betting record', () => {
  test('says when, how each bet ended and what they come to, by the platform’s own count', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    const sums = { count: 3, stake: '12.00', win: '17.50' };
    await platform.given(site, { answers: { betRecords: { list, totalPages: 1, sums, vendors } } });
    await page.goto(site.url('/m/gameRecord'));
    const main = page.getByRole('main');
    const rows = main.locator('[data-outcome]');
    await expect(rows).toHaveCount(3);
    const expected = [
      ['Ember Tiger', '14:05', '#31', '5.00', 'Won', '7.50'],
      ['Koi Fortune', '09:30', '#30', '5.00', 'Returned', '0.00'],
      ['Sun Mask', '22:00', '#29', '2.00', 'Lost', '2.00'],
    ];
    for (const [index, words] of expected.entries()) {
      for (const word of words) await expect(rows.nth(index)).toContainText(word);
    }
    await expect(main.locator('dl').first().locator('dd')).toHaveText([/12\.00$/, /17\.50$/, /5\.50$/]);
    await main.getByRole('button', { name: '7 days' }).click();
    await main.getByRole('button', { name: 'Returned' }).click();
    await main.getByRole('group', { name: 'Vendor' }).getByRole('button', { name: 'Pinegrove' }).click();
    await expect
      .poll(() => Object.fromEntries(calls.of('betRecords').at(-1)?.query ?? []))
      .toMatchObject({
        state: 'returned',
        vassalage: 'PG',
        from: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
  });

  test('draws the sign of a loss in the face of running text, not as a hairline of the display face', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'karat' });
    await signIn(page, site);
    await platform.given(site, { answers: { betRecords: { list, totalPages: 1, vendors } } });
    await page.goto(site.url('/m/gameRecord'));
    const familyOf = (place: Locator) => place.evaluate((one) => getComputedStyle(one).fontFamily);
    const amounts = page.getByRole('main').locator('[data-outcome] b');
    for (const [end, sign] of [
      ['won', '+'],
      ['lost', '−'],
    ] as const) {
      const amount = page.getByRole('main').locator(`[data-outcome=${end}] b`);
      await expect(amount).toHaveText(new RegExp(`^\\${sign}£`));
      const signs = amount.getByText(sign, { exact: true });
      expect(await familyOf(signs)).toBe(await familyOf(page.locator('body')));
      expect(await familyOf(signs)).not.toBe(await familyOf(amounts.first()));
    }
  });

  test('leaves the sum of a day open while the day goes on with the next page', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site);
    const main = page.getByRole('main');
    const answer = { list, vendors, sums: { count: 3, stake: '12.00', win: '17.50' } };
    for (const [totalPages, sums] of [
      [2, 1],
      [1, 2],
    ] as const) {
      await platform.given(site, { answers: { betRecords: { ...answer, totalPages } } });
      await page.goto(site.url('/m/gameRecord'));
      await expect(main.locator('[data-outcome]').first()).toBeVisible();
      await expect(main.getByText("Day's result")).toHaveCount(sums);
    }
  });

  test('shows of real rounds only those that were asked for', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'launch.target': 'frame' } });
    await signIn(page, site, { balance: '40.00' });
    await page.goto(site.url('/m/hot-games'));
    await page
      .getByRole('button', { name: /^Sun Mask/ })
      .first()
      .click();
    const game = page.frameLocator('iframe');
    await game.locator('.spin').click();
    await expect(game.getByRole('status')).not.toBeEmpty();
    await page.goto(site.url('/m/gameRecord'));
    const main = page.getByRole('main');
    await expect(main.locator('[data-outcome]')).toHaveCount(1);
    const state = (await main.locator('[data-outcome]').getAttribute('data-outcome')) ?? '';
    const other = state === 'won' ? 'Lost' : 'Won';
    await main.getByRole('button', { name: other, exact: true }).click();
    await expect(main.getByText('No bets like these')).toBeVisible();
    await main.getByRole('button', { name: 'All', exact: true }).click();
    await main.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(main.locator('[data-outcome]')).toHaveCount(1);
  });
});

test('the balance of a tab that rested follows as soon as it is looked at again', async ({ aSite, page, platform }) => {
  const site = await aSite();
  await signIn(page, site, { balance: '40.00' });
  await page.goto(site.url());
  const header = page.getByRole('banner');
  await expect(header).toContainText('40.00');
  await platform.given(site, { answers: { wallet: { sumBalance: '12.00' } } });
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await expect(header).toContainText('12.00');
});

test('an error that is all of a screen keeps the gutter of the page', async ({ aSite, page, network }) => {
  const site = await aSite();
  await signIn(page, site);
  await network.breakCall('memberDetails', 500);
  await network.breakCall('help', 500);
  for (const path of ['/m/member/info', '/m/help']) {
    await page.goto(site.url(path));
    const box = await page.getByRole('main').getByRole('alert').boundingBox();
    expect(box?.x, path).toBeGreaterThanOrEqual(12);
    expect((box?.x ?? 0) + (box?.width ?? 390), path).toBeLessThanOrEqual(378);
  }
});

for (const [base, scheme] of [
  ['soda', 'dark'],
  ['soda', 'light'],
  ['ninety', 'dark'],
  ['amber', 'dark'],
] as const) {
  test(`a way to the next level on which nothing is done yet is seen on its card at ${base}, ${scheme}`, async ({
    aSite,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const site = await aSite({ base, flags: { vipBenefit: true } });
    await signIn(page, site, { rank: { labelId: 2, completedConditions: 0, totalExpectedConditions: 5 } });
    await page.goto(site.url('/m/rewardCenter'));
    const meter = page.getByRole('main').getByRole('progressbar');
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    const [track, ground] = await meter.evaluate((element) => {
      const clear = 'rgba(0, 0, 0, 0)';
      let card = element.parentElement;
      while (card !== null && getComputedStyle(card).backgroundColor === clear) card = card.parentElement;
      return [element, card].map((one) => (one === null ? clear : getComputedStyle(one).backgroundColor));
    });
    expect(track).not.toBe(ground);
  });
}

test('a movement of a kind that the site has no words for has a title all the same', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ base: 'chamak', language: 'en', languages: ['en', 'ur'] });
  await signIn(page, site);
  const movement = { id: 7, kind: 'goodwill', amount: '25.00', at: at('14:05'), note: '' };
  await platform.given(site, { answers: { transactions: { list: [movement], totalPages: 1 } } });
  await page.goto(site.url('/m/transaction/record'));
  await expect(page.getByRole('main').locator('[data-record=words] strong')).toHaveText('Other movement');
});
