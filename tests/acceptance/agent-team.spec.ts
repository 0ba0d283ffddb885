import type { EndpointName } from '../../src/contracts/endpoints.ts';
import { pickDay } from '../support/account.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const keys = ['teamOverview', 'teamManagement', 'backedit'] as const;
const settings = (isOn: boolean) => Object.fromEntries(keys.map((key) => [`agentMenu.${key}`, isOn]));
const items = [
  ['Team overview', '/m/agent/team/overview'],
  ['Team management', '/m/member/team'],
  ['Rebate setting', '/m/member/agent/agentRebeat'],
] as const;
const pages = [...items.map(([, path]) => path), '/m/agentRegister'];

test.describe('the team pages', () => {
  test('are led to by the menu where their keys are on, and only there @G-220 @G-222 @G-226', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ settings: settings(true) });
    await signIn(page, site, { type: 3 });
    await page.goto(site.url('/m/agent/home'));
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    for (const [name, path] of items) {
      await link(name).click();
      await expect(page).toHaveURL(site.url(path));
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await page.goBack();
    }
    await site.publish({ settings: settings(false) });
    for (const [name] of items) await expect(link(name)).toHaveCount(0);
    await expect(link('Open account')).toBeVisible();
  });

  test('are led to by the footer @G-236', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    await page.goto(site.url('/m/agent/home'));
    await page.getByRole('navigation', { name: 'Agent footer' }).getByRole('link', { name: 'Open account' }).click();
    await expect(page).toHaveURL(site.url('/m/agentRegister'));
    await expect(page.getByRole('tab', { name: 'Open directly' })).toBeVisible();
  });

  test('send home whoever is no agent @G-241', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { type: 0 });
    for (const path of pages) {
      await page.goto(site.url(path));
      await expect(page, path).toHaveURL(site.url('/m/home'));
    }
  });

  const lists: readonly (readonly [string, EndpointName])[] = [
    ['/m/agent/team/overview', 'teamOverview'],
    ['/m/member/team', 'teamMembers'],
    ['/m/member/agent/agentRebeat', 'agentRates'],
    ['/m/agentRegister', 'agentRates'],
  ];
  for (const [path, call] of lists) {
    test(`${path} waits, can be tried again and leads back to the agent home @G-258`, async ({
      aSite,
      page,
      network,
    }) => {
      const site = await aSite();
      await signIn(page, site, { type: 3 });
      await network.breakCall(call, 500);
      await page.goto(site.url(path));
      const main = page.getByRole('main');
      await expect(main).toContainText('Loading failed');
      await network.restore(call);
      const release = await network.hold(call);
      await main.getByRole('button', { name: /retry|try again/i }).click();
      await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
      release();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(main).not.toContainText('Loading failed');
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(site.url('/m/agent/home'));
    });
  }

  test('say that there is nothing yet @G-258', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    const main = page.getByRole('main');
    await page.goto(site.url('/m/member/team'));
    await expect(main.getByRole('heading', { name: 'Nothing to show' })).toBeVisible();
    await page.goto(site.url('/m/agentRegister'));
    await page.getByRole('tab', { name: 'Invitation links' }).click();
    await expect(main.getByRole('heading', { name: 'Nothing to show' })).toBeVisible();
  });
});

test.describe('the team overview', () => {
  const amounts = ['100.00', '20.00', '40.00', '10.00', '0.50', '5.00', '7.00', '-17.50'];
  const names = ['Deposits', 'Withdrawals', 'Bets', 'Wins', 'Rebate', 'Bonus', 'Wages', 'Net profit'];

  test('asks once for each range of days, and its sums are those of the server @G-242', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    await platform.given(site, {
      accounts: [
        {
          ...{ userName: 'below1', upline: 'rosalind' },
          history: [
            { day: 0, kind: 'deposit', amount: '30.00' },
            { day: 3, kind: 'deposit', amount: '70.00' },
            { day: 3, kind: 'bet', amount: '40.00', win: '15.00' },
          ],
        },
      ],
    });
    await page.goto(site.url('/m/agent/team/overview'));
    const figure = (name: string) => page.locator('main dl > div').filter({ hasText: new RegExp(`^${name}`) });
    await expect(figure('Deposits')).toContainText('30.00');
    await expect(figure('Net profit')).toContainText('0.00');
    calls.forget();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    await expect(figure('Deposits')).toContainText('100.00');
    await expect(figure('Bets')).toContainText('40.00');
    await expect(figure('Wins')).toContainText('15.00');
    await expect(figure('Net profit')).toContainText('−');
    await expect(figure('Net profit')).toContainText('25.00');
    const asked = calls.of('teamOverview').map(({ query }) => [query.get('startDate'), query.get('endDate')]);
    expect(asked).toHaveLength(1);
    const [[start, end] = ['', '']] = asked as [string, string][];
    for (const day of [start, end]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(6);
    for (const name of ['Yesterday', 'This month']) {
      calls.forget();
      await page.getByRole('button', { name }).click();
      await expect.poll(() => calls.of('teamOverview').length).toBe(1);
    }
    await page.getByRole('button', { name: 'Other days' }).click();
    const first = new Date(Date.now() - 3 * 86_400_000);
    await page.getByRole('textbox', { name: 'From' }).click();
    calls.forget();
    const month = first.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
    await pickDay(page, first.getUTCFullYear(), month, first.getUTCDate());
    await expect(figure('Deposits')).toContainText('100.00');
    const custom = calls.of('teamOverview').map(({ query }) => query.get('startDate'));
    expect(custom).toEqual([first.toISOString().slice(0, 10)]);
  });

  test('shows all that is served, and 0 for what is missing @G-242 @G-243', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site, { type: 3 });
    const fields = ['deposit', 'withdrawal', 'bets', 'wins', 'rebate', 'bonus', 'wages', 'netProfit'];
    const totals = Object.fromEntries(fields.map((field, index) => [field, amounts[index]]));
    const members = { total: 41, agents: 7, players: 34, newMembers: 3, active: 12, online: 5 };
    await platform.given(site, { answers: { teamOverview: { totals, members, balance: '812.50' } } });
    await page.goto(site.url('/m/agent/team/overview'));
    const figures = page.locator('main dl > div');
    const expected = [
      ['Team balance', '812.50'],
      ...names.map((name, index) => [name, (amounts[index] ?? '').replace('-', '')]),
      ...[
        ['Total', '41'],
        ['Agents', '7'],
        ['Players', '34'],
        ['New', '3'],
        ['Active', '12'],
        ['Online', '5'],
      ],
    ] as const;
    await expect(figures).toHaveCount(expected.length);
    for (const [index, [name = '', value = '']] of expected.entries()) {
      await expect(figures.nth(index).locator('dt')).toHaveText(name);
      await expect(figures.nth(index).locator('dd')).toContainText(value);
    }
    await platform.given(site, { answers: { teamOverview: {} } });
    await page.reload();
    await expect(figures.nth(0).locator('dd')).toContainText('0.00');
    for (const [index] of expected.entries())
      await expect(figures.nth(index).locator('dd')).toHaveText(/^\D*0(\.00)?$/);
  });
});
