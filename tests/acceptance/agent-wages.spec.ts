import type { Page } from '@playwright/test';
import { pickDay } from '../support/account.ts';
import { bet, dayBack, dayOfLastHalf, signInAsAgent } from '../support/agent-team.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page, name: string) => main(page).getByRole('list', { name }).getByRole('listitem');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name });
const flags = { manualSalary: true, hourlySalary: true, dividend: true };
const dora = [bet({ day: 1, amount: '200.00' }), bet({ day: 2, amount: '300.00' })];

/** Picks a day that is named YYYY-MM-DD. */
async function chooseDay(page: Page, day: string) {
  await main(page).getByRole('textbox', { name: 'Day' }).click();
  const month = new Date(day).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
  await pickDay(page, Number(day.slice(0, 4)), month, Number(day.slice(8)));
}

test('wages and dividends lead to the contracts that they are paid by @G-252 @G-254 @G-255', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ flags });
  await signIn(page, site, { userName: 'lonely', type: 41 });
  for (const [path, name, contract] of [
    ['/m/member/agent/dailySalary', 'Daily wage contract', '/m/member/agent/getSalaryContract'],
    ['/m/member/agent/hourSalary', 'Hourly wage contract', '/m/member/agent/getHourContract'],
    ['/m/member/agent/agentDivident', 'Dividend contract', '/m/member/agent/getDevidendContract'],
  ] as const) {
    await page.goto(site.url(path));
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(site.url(contract));
  }
});

test('daily wages stand in a tab of the agent’s own and one of the team @G-252', async ({ aSite, page, calls }) => {
  const site = await aSite({ flags: { manualSalary: false } });
  await signInAsAgent(page, site, { dora });
  await page.goto(site.url('/m/member/agent/dailySalary'));
  const wages = rows(page, 'Daily wage');
  await expect(wages).toHaveCount(2);
  for (const word of ['£300.00 × 1.00%', '£3.00', 'Paid']) await expect(wages.first()).toContainText(word);
  await tab(page, 'My team').click();
  await expect(wages).toHaveCount(2);
  for (const word of ['bela', '£200.00 × 1.00%', '£2.00', 'Paid']) await expect(wages.first()).toContainText(word);
  await main(page).getByRole('button', { name: 'Yesterday' }).click();
  await expect(wages).toHaveCount(1);
  expect(Object.fromEntries(calls.of('dailyWages').at(-1)?.query ?? [])).toMatchObject({
    ...{ startDate: dayBack(1), endDate: dayBack(1), scope: 'team' },
  });
});

test('a wage is paid by hand once it is confirmed: a double tap is one call @G-253', async ({ aSite, page, calls }) => {
  const site = await aSite({ flags });
  await signInAsAgent(page, site, { dora });
  await page.goto(site.url('/m/member/agent/manualdailySalary'));
  const wages = rows(page, 'Manual daily wage');
  await expect(wages).toHaveCount(2);
  await wages.first().getByRole('button', { name: 'Pay bela' }).click();
  const question = page.getByRole('dialog', { name: 'Pay from your balance?' });
  await expect(question).toContainText('£2.00');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(calls.of('payManualWage')).toEqual([]);
  await wages.first().getByRole('button', { name: 'Pay bela' }).click();
  await question.getByRole('button', { name: 'Pay now' }).dblclick();
  await expect(page.getByText('Paid to bela')).toBeVisible();
  await expect(wages.first()).toContainText('Paid');
  await expect(wages.first().getByRole('button')).toHaveCount(0);
  expect(calls.of('payManualWage')).toHaveLength(1);
  await expect(wages.last().getByRole('button', { name: 'Pay bela' })).toBeVisible();
});

test('a wage that the wallet does not cover stays to be paid, and the agent is told why @G-253', async ({
  aSite,
  page,
  platform,
}) => {
  const site = await aSite({ flags });
  await signInAsAgent(page, site, { dora });
  await page.goto(site.url('/m/member/agent/manualdailySalary'));
  const wage = rows(page, 'Manual daily wage').first();
  await expect(wage).toContainText('Pay');
  await platform.given(site, { accounts: [{ userName: 'anna', type: 41, balance: '1.99' }] });
  await wage.getByRole('button', { name: 'Pay bela' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your balance is lower than this amount')).toBeVisible();
  await expect(wage.getByRole('button', { name: 'Pay bela' })).toBeVisible();
});

test('hourly wages stand by the hour of the day that is chosen @G-254', async ({ aSite, page, calls }) => {
  const site = await aSite({ flags });
  await signInAsAgent(page, site, { dora });
  await page.goto(site.url('/m/member/agent/hourSalary'));
  await expect(main(page).getByRole('heading', { name: 'Nothing to show' })).toBeVisible();
  await chooseDay(page, dayBack(1));
  const wages = rows(page, 'Hourly wage');
  await expect(wages).toHaveCount(1);
  for (const word of ['12:00', '£300.00 × 0.10%', '£0.30', 'Paid']) await expect(wages.first()).toContainText(word);
  expect(calls.of('hourlyWages').at(-1)?.query.get('date')).toBe(dayBack(1));
  await chooseDay(page, dayBack(2));
  await expect(wages.first()).toContainText('£300.00 × 0.10%');
  await tab(page, 'My team').click();
  for (const word of ['bela', '£300.00 × 0.10%', '£0.30']) await expect(wages.first()).toContainText(word);
});

test('dividends stand by period, and the agent pays those of the team that wait @G-255', async ({
  aSite,
  page,
  calls,
}) => {
  const site = await aSite({ flags: { ...flags, manualSalary: false } });
  const day = dayOfLastHalf();
  await signInAsAgent(page, site, { carl: [], dora: [bet({ day, amount: '500.00', win: '100.00' })] });
  await page.goto(site.url('/m/member/agent/agentDivident'));
  const dividends = rows(page, 'Dividend');
  // 400.00 lost, without rebates of 2.50 and 1.50, daily wages of 5.00 each and hourly ones of 0.50 each.
  await expect(dividends.first()).toContainText('£385.00 × 10.00%');
  for (const word of ['£38.50', 'Paid']) await expect(dividends.first()).toContainText(word);
  await tab(page, 'My team').click();
  // bela keeps 0.50 of it and a wage of each kind.
  for (const word of ['bela', '£392.00 × 10.00%', '£39.20']) await expect(dividends.first()).toContainText(word);
  await dividends.first().getByRole('button', { name: 'Pay bela' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay now' }).click();
  await expect(dividends.first()).toContainText('Paid');
  expect(calls.of('payDividend')).toHaveLength(1);
});

for (const [call, path] of [
  ['teamPnl', '/m/agent/team/pnl'],
  ['teamBets', '/m/teamBetting'],
  ['teamRebates', '/m/member/teamRebate'],
  ['dailyWages', '/m/member/agent/dailySalary'],
  ['manualWages', '/m/member/agent/manualdailySalary'],
  ['hourlyWages', '/m/member/agent/hourSalary'],
  ['dividends', '/m/member/agent/agentDivident'],
] as const) {
  test(`${path} has a skeleton, retries what failed, says what it has not, and leads back to the agent home @G-258`, async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { userName: 'lonely', type: 41 });
    const go = await network.hold(call);
    await page.goto(site.url(path));
    await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
    go();
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
    await network.breakCall(call, 500);
    await page.reload();
    const wrong = main(page).getByRole('alert');
    await expect(wrong).toContainText('Loading failed, click to retry');
    await network.restore(call);
    await wrong.getByRole('button').click();
    await expect(main(page).getByRole('heading', { name: 'Nothing to show' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(site.url('/m/agent/home'));
  });
}

test.describe('days that count', () => {
  // A day ahead of most of the world, and a device far behind it.
  test.use({ timezoneId: 'Pacific/Honolulu' });

  for (const [settled, ahead, name, hour] of [
    ['Pacific/Kiritimati', 1, 'Line Islands Time', '02:00'],
    ['site', 0, 'Coordinated Universal Time', '12:00'],
  ] as const)
    test(`are those of the setting, whatever the device says: ${settled}`, async ({ aSite, page, calls }) => {
      const settings = { 'dates.timeZone': 'device', 'settlement.timeZone': settled };
      const site = await aSite({ flags: { ...flags, manualSalary: false }, settings });
      await signInAsAgent(page, site, { carl: [], dora: [bet({ day: 3, amount: '300.00' })] });
      const day = dayBack(3 - ahead);
      await page.goto(site.url('/m/member/agent/dailySalary'));
      await expect(main(page)).toContainText(`Days and hours are counted by ${name}`);
      const wages = rows(page, 'Daily wage');
      await expect(wages).toHaveCount(1);
      await expect(wages).toContainText(day.replaceAll('-', '/'));
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: settled === 'site' ? 'UTC' : settled });
      const asked = () => calls.of('dailyWages').at(-1)?.query.get('endDate');
      await expect.poll(asked).toBe(today.format(Date.now()));
      await page.goto(site.url('/m/member/agent/hourSalary'));
      await chooseDay(page, day);
      await expect(rows(page, 'Hourly wage')).toContainText(hour);
    });
});
