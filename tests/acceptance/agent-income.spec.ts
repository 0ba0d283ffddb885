import type { Page } from '@playwright/test';
import { bet, dayBack, signInAsAgent } from '../support/agent-team.ts';
import type { CallRecorder } from '../support/calls.ts';
import type { EndpointName } from '../../src/contracts/endpoints.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page, name: string) => main(page).getByRole('list', { name }).getByRole('listitem');
const sum = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
const lastQuery = (calls: CallRecorder, name: EndpointName) => Object.fromEntries(calls.of(name).at(-1)?.query ?? []);

const yesterday = { startDate: dayBack(1), endDate: dayBack(1) };
const everyDay = [bet({ day: 1, amount: '333.33', win: '12.50' }), bet({ day: 2, amount: '40.00', gameType: 'LIVE' })];

test('the team’s profit and loss stands by member with a total, for the days and the name asked for @G-248', async ({
  aSite,
  page,
  calls,
}) => {
  const site = await aSite();
  const money = [
    { day: 1, kind: 'deposit', amount: '500.00' },
    { day: 1, kind: 'withdraw', amount: '20.00' },
    { day: 1, kind: 'rebate', amount: '1.25' },
    { day: 1, kind: 'bonus', amount: '5.00' },
  ];
  await signInAsAgent(page, site, { dora: [...everyDay, ...money] });
  await page.goto(site.url('/m/agent/team/pnl'));
  const table = main(page).getByRole('table');
  const cellsOf = (name: string) => table.getByRole('row').filter({ hasText: name }).getByRole('cell');
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Member', 'Net', 'Bets', 'Wins', 'Deposits', 'Withdrawals', 'Rebates', 'Bonuses'],
  ]);
  await expect(cellsOf('dora')).toHaveText(['−354.58', '373.33', '12.50', '500.00', '20.00', '1.25', '5.00']);
  await expect(cellsOf('carl')).toHaveText(['−70.00', '100.00', '30.00', '0.00', '0.00', '0.00', '0.00']);
  await expect(cellsOf('Total')).toHaveText(['−424.58', '473.33', '42.50', '500.00', '20.00', '1.25', '5.00']);
  const colourOf = (name: string) =>
    cellsOf(name)
      .first()
      .locator('bdi')
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
  expect(await colourOf('dora')).not.toBe(await colourOf('bela'));
  await main(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(cellsOf('dora').first()).toHaveText('−314.58');
  await expect(cellsOf('Total').first()).toHaveText('−384.58');
  expect(lastQuery(calls, 'teamPnl')).toMatchObject({ ...yesterday, page: '1' });
  await main(page).getByRole('searchbox', { name: 'Member' }).fill('CAR');
  await page.keyboard.press('Enter');
  await expect(cellsOf('Total').first()).toHaveText('−70.00');
  await expect(table.getByRole('row')).toHaveCount(3);
  expect(lastQuery(calls, 'teamPnl')).toMatchObject({ ...yesterday, search: 'CAR', page: '1' });
});

test('the team’s bets are narrowed by days, member, type, vendor and result, in pages, with totals @G-249', async ({
  aSite,
  page,
  calls,
}) => {
  const site = await aSite();
  const many = Array.from({ length: 20 }, () => bet({ day: 2, amount: '1.00', win: '2.00' }));
  await signInAsAgent(page, site, { dora: [...everyDay, ...many] });
  await page.goto(site.url('/m/teamBetting'));
  const bets = main(page).locator('[data-outcome]');
  const choose = async (field: string, value: string | RegExp) => {
    await main(page).getByRole('textbox', { name: field }).click();
    await page.getByRole('dialog').getByRole('button', { name: value }).first().click();
  };
  await expect(bets).toHaveCount(20);
  await expect(sum(page, 'Number of bets')).toHaveText('23');
  await expect(sum(page, 'Bets')).toHaveText('£493.33');
  await expect(sum(page, 'Wins')).toHaveText('£82.50');
  await expect(sum(page, 'Net result')).toHaveText('−£410.83');
  await main(page).getByRole('button', { name: 'Show more' }).click();
  await expect(bets).toHaveCount(23);
  expect(lastQuery(calls, 'teamBets')['page']).toBe('2');
  await choose('Game type', 'Live casino');
  await expect(bets).toHaveCount(1);
  await expect(bets).toContainText('dora');
  expect(lastQuery(calls, 'teamBets')).toMatchObject({ gameType: 'LIVE', page: '1' });
  await choose('Game type', 'All types');
  const vendor = (await bets.first().locator('[data-record=facts] bdi').nth(1).textContent()) ?? '';
  await choose('Vendor', vendor);
  await expect.poll(() => lastQuery(calls, 'teamBets')).toMatchObject({ vassalage: /./, page: '1' });
  await choose('Vendor', 'All vendors');
  await main(page).getByRole('button', { name: 'Returned' }).click();
  await expect(bets).toHaveCount(2);
  await main(page).getByRole('searchbox', { name: 'Member' }).fill('carl');
  await page.keyboard.press('Enter');
  await expect(bets).toHaveCount(1);
  await expect(sum(page, 'Bets')).toHaveText('£100.00');
  expect(lastQuery(calls, 'teamBets')).toMatchObject({ member: 'carl', state: 'returned', page: '1' });
  await main(page).getByRole('button', { name: 'Lost' }).click();
  await expect(main(page).getByRole('heading', { name: 'Nothing to show' })).toBeVisible();
});

test('rebates stand by day and member with their state and a total @G-251', async ({ aSite, page, calls }) => {
  const site = await aSite();
  await signInAsAgent(page, site, { dora: [...everyDay, bet({ day: 3, amount: '1000.00' })] });
  await page.goto(site.url('/m/member/teamRebate'));
  const rebates = rows(page, 'Agent rebate income');
  // 0.80 of carl's turnover, and 0.30 of dora's, who stands below an agent with 0.50.
  const expected = [
    ['carl', '£100.00 × 0.80%', '£0.80', 'Paid'],
    ['dora', '£333.33 × 0.30%', '£0.99', 'Paid'],
    ['dora', '£1,000.00 × 0.30%', '£3.00', 'Paid'],
  ];
  await expect(rebates).toHaveCount(expected.length);
  for (const [index, words] of expected.entries()) {
    for (const word of words) await expect(rebates.nth(index)).toContainText(word);
  }
  await expect(sum(page, 'Total')).toHaveText('£4.79');
  await main(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(rebates).toHaveCount(2);
  await expect(sum(page, 'Total')).toHaveText('£1.79');
  expect(lastQuery(calls, 'teamRebates')).toMatchObject(yesterday);
});
