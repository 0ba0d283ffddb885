import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const hall = '/m/lottery';
const results = '/m/lottery/results';
const main = (page: Page) => page.getByRole('main');
const timers = (page: Page) => main(page).getByRole('timer', { name: 'Time to the next draw' });

/** A menu of two groups, whose first lottery is drawn in `seconds`. */
function menuOf(seconds: number) {
  const one = {
    ...{ lotteryCode: 'swift', lotteryName: 'Swift Six', vassalage: 'SL', nodeId: '77', issue: '4101' },
    iconUrl: '/art/games/ember-tiger',
  };
  const two = { lotteryCode: 'calm', lotteryName: 'Calm Keno', vassalage: 'BR', nodeId: '78', issue: '9' };
  const first = { ...one, closesAt: Date.now() + seconds * 1000 };
  const second = { ...two, closesAt: Date.now() + 3_600_000 };
  return {
    lotteryMenu: {
      list: [
        { vassalage: 'SL', displayName: 'Slate', lotteries: [first] },
        { vassalage: 'BR', displayName: 'Brook', lotteries: [second] },
      ],
    },
    lotteries: { list: [first, second] },
  };
}

test.describe('lottery', () => {
  for (const [vassalage, mode] of [
    ['TCG_LOTTO_VN', 'Elott'],
    ['LOTT', 'Elott'],
    ['OTHER', 'Lott'],
  ] as const) {
    test(`a vendor ${vassalage} of e-lottery means ${mode}, which is kept and sent @G-271 @G-272 @G-316`, async ({
      aSite,
      page,
      platform,
      calls,
    }) => {
      const site = await aSite();
      const vendors = [{ vassalage, displayName: 'Vendor', gameType: 'ELOTT' }];
      await platform.given(site, { answers: { vendors: { vendors, mapping: {}, sorting: [] } } });
      await page.goto(site.url(hall));
      await expect.poll(() => calls.of('lotteryMenu').at(-1)?.query.get('prizeMode')).toBe(mode);
      expect(calls.of('lotteryMenu').at(-1)?.method).toBe('GET');
      expect(await page.evaluate(() => sessionStorage.getItem('PRIZE_MODE'))).toBe(mode);
    });
  }

  test('a site may name its mode, and the menu is asked for with it @A-374', async ({ aSite, page, calls }) => {
    const site = await aSite();
    for (const mode of ['Lott', 'ZY', 'Elott']) {
      await site.publish({ settings: { 'lottery.prizeMode': mode } });
      await page.goto(site.url(hall));
      await expect.poll(() => calls.of('lotteryMenu').at(-1)?.query.get('prizeMode')).toBe(mode);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('PRIZE_MODE'))).toBe(mode);
    }
  });

  test('the hall groups the menu, counts down and asks for the next issue @G-273 @G-315', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: menuOf(600) });
    await page.clock.install();
    await page.goto(site.url(hall));
    await expect(main(page).getByRole('heading', { name: /Slate|Brook/ })).toHaveText(['Slate', 'Brook']);
    const row = main(page).getByRole('region', { name: 'Slate' }).getByRole('listitem').first();
    await expect(row.getByRole('button', { name: 'Swift Six' })).toBeVisible();
    await expect(row.locator('img')).toHaveCount(1);
    await expect(row.getByText('Draw 4101')).toBeVisible();
    await expect(timers(page).first()).toHaveText(/^0?9:\d\d$/);
    const before = calls.of('lotteries').length;
    expect(calls.of('lotteries')[0]?.method).toBe('GET');
    const next = menuOf(660);
    const [first, ...others] = next.lotteries.list;
    await platform.given(site, { answers: { ...next, lotteries: { list: [{ ...first, issue: '4102' }, ...others] } } });
    await page.clock.fastForward(600_000);
    await expect(row.getByText('Draw 4102')).toBeVisible();
    expect(calls.of('lotteries').length).toBeGreaterThan(before);
    await expect(timers(page).first()).toHaveText(/^(01:00|00:[3-5]\d)$/);
  });

  test('a late platform is asked again for the next issue, and a lottery that has stopped holds up no other @G-273', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    const served = menuOf(600);
    const [first, second] = served.lotteries.list;
    const stopped = { ...second, closesAt: Date.now() - 3_600_000 };
    await platform.given(site, { answers: { ...served, lotteries: { list: [first, stopped] } } });
    await page.clock.install();
    await page.goto(site.url(hall));
    const row = main(page).getByRole('region', { name: 'Slate' }).getByRole('listitem').first();
    await expect(timers(page).first()).toHaveText(/^0?9:\d\d$/);
    for (const asked of [1, 2]) {
      const before = calls.of('lotteries').length;
      await page.clock.fastForward(asked * 600_000);
      await expect.poll(() => calls.of('lotteries').length).toBeGreaterThan(before);
      await expect(row.getByText('Draw 4101')).toBeVisible();
    }
    const next = { ...first, issue: '4102', closesAt: Date.now() + 3_600_000 };
    await platform.given(site, { answers: { ...served, lotteries: { list: [next, stopped] } } });
    await page.clock.fastForward(60_000);
    await expect(row.getByText('Draw 4102')).toBeVisible();
  });

  test('an entry shows its issue and the last numbers in their order @G-274 @G-317', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    const numero = {
      lotteryCode: 'swift',
      lotteryName: 'Swift Six',
      issue: '4100',
      drawnAt: 1,
      numbers: [9, 41, 3, 27],
    };
    await platform.given(site, { answers: { ...menuOf(600), numero } });
    await page.goto(site.url(hall));
    const row = main(page).getByRole('region', { name: 'Slate' });
    await expect(row.getByText('Draw 4101')).toBeVisible();
    await expect(row.getByRole('list', { name: 'Last numbers' }).getByRole('listitem')).toHaveText([
      '9',
      '41',
      '3',
      '27',
    ]);
    const [call] = calls.of('numero').filter(({ query }) => query.get('lotteryCode') === 'swift');
    expect(call?.method).toBe('GET');
  });

  test('recent results of Vietnam come newest first, with their levels @G-275 @G-318 @G-319', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    const prizes = [
      { level: 'special', numbers: ['00731'] },
      { level: 'first', numbers: ['52018'] },
    ];
    const draw = (issue: string, day: string) => ({
      lotteryCode: 'north',
      lotteryName: 'North',
      issue,
      drawnAt: Date.parse(day),
      numbers: [],
      prizes,
    });
    // The last draw stands on top whatever the order; those before it come in none.
    const list = [draw('1', '2026-03-01'), draw('3', '2026-03-03'), draw('2', '2026-03-02')];
    await platform.given(site, { answers: { recentVnLottery: { list }, vnNumero: list[1] } });
    await page.goto(site.url(hall));
    await main(page).getByRole('button', { name: 'Vietnam results' }).click();
    await expect(page).toHaveURL(site.url(results));
    await expect(main(page).getByText(/^2026\/03\/0\d$/)).toHaveText(['2026/03/03', '2026/03/02', '2026/03/01']);
    const first = main(page).getByRole('row', { name: 'Special' }).first();
    await expect(first.getByRole('cell')).toHaveText('00731');
    expect(calls.of('recentVnLottery')[0]?.method).toBe('GET');
    expect(calls.of('vnNumero')[0]?.method).toBe('GET');
    expect(calls.of('vnNumero')[0]?.query.get('lotteryCode')).toBe('north');
    await platform.given(site, { answers: { recentVnLottery: { list: [] } } });
    await page.goto(site.url(results));
    await expect(main(page).getByText(textOf('en', 'lottery:noResults'))).toBeVisible();
  });

  test('a guest is asked to log in; a player launches in the chosen play @G-143 @G-276', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await page.goto(site.url(hall));
    const name = await main(page).getByRole('listitem').getByRole('button').first().innerText();
    const lottery = main(page).getByRole('button', { name, exact: true });
    await lottery.click();
    await expect(page).toHaveURL(site.url('/m/login'));
    expect(calls.of('launch')).toEqual([]);
    await signIn(page, site);
    for (const [label, playType] of [
      ['Traditional', 'trad'],
      ['Entertainment', 'ent'],
    ] as const) {
      await page.goto(site.url(hall));
      await main(page).getByRole('tab', { name: label }).click();
      await lottery.click();
      await expect.poll(() => calls.of('launch').at(-1)?.query.get('playType')).toBe(playType);
    }
  });
});
