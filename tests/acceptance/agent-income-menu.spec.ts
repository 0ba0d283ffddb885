import type { Page } from '@playwright/test';
import { become, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const agentHome = '/m/agent/home';
const agent = { userName: 'octavian', type: 41 };
const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => main(page).getByRole('navigation', { name: 'Agent menu' });
const footer = (page: Page) => main(page).getByRole('navigation', { name: 'Agent footer' });
const names = (page: Page) => menu(page).getByRole('listitem').locator('a, button');

const keys = [
  ...['teamOverview', 'transactionRecord', 'teamManagement', 'redRain', 'teamPnl', 'teamBetting', 'backedit'],
  ...['teamRebate', 'securityCenter', 'messages', 'manualDailySalary', 'hourSalary'],
];
const settingsOf = (...on: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [`agentMenu.${key}`, on.includes(key)]));

test.describe('the income of agents in their menu', () => {
  for (const [id, key, name, path] of [
    ['G-224', 'teamPnl', 'Team profit and loss', '/m/agent/team/pnl'],
    ['G-225', 'teamBetting', 'Team betting', '/m/teamBetting'],
    ['G-227', 'teamRebate', 'Agent rebate income', '/m/member/teamRebate'],
  ] as const) {
    test(`${name} leads to ${path} where its key is on, and is absent where it is off @${id}`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ settings: settingsOf(key) });
      await signIn(page, site, agent);
      await page.goto(site.url(agentHome));
      await menu(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(site.url(path));
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await page.goBack();
      await expect(menu(page).getByRole('link', { name })).toBeVisible();
      await site.publish({ settings: settingsOf() });
      await page.reload();
      await expect(menu(page).getByText('Online service')).toBeVisible();
      await expect(menu(page).getByText(name)).toHaveCount(0);
    });
  }

  test('without any key daily wage and online service are left; keyed ones stand in the configured order @G-231 @G-240', async ({
    aSite,
    page,
  }) => {
    const off = { manualSalary: true, hourlySalary: true };
    const site = await aSite({ settings: settingsOf(), flags: off });
    await signIn(page, site, agent);
    await page.goto(site.url(agentHome));
    await expect(names(page)).toHaveText(['Daily wage', 'Online service']);
    await menu(page).getByRole('link', { name: 'Daily wage' }).click();
    await expect(page).toHaveURL(site.url('/m/member/agent/dailySalary'));
    await expect(page.getByRole('heading', { name: 'Daily wage', level: 1 })).toBeVisible();
    await site.publish({ settings: settingsOf('teamPnl', 'teamRebate') });
    await page.goto(site.url(agentHome));
    await expect(names(page)).toHaveText([
      ...['Team profit and loss', 'Agent rebate income', 'Daily wage', 'Online service'],
    ]);
    const order = ['agentIncome.rebateItem', 'agent.service', 'agentIncome.pnlItem', 'agentIncome.dailyItem'];
    await site.publish({ navigation: { 'agentMenu.item': order } });
    await expect(names(page)).toHaveText([
      ...['Agent rebate income', 'Online service', 'Team profit and loss', 'Daily wage'],
    ]);
  });

  for (const [id, key, flag, name, path] of [
    ['G-232', 'manualDailySalary', 'manualSalary', 'Manual daily wage', '/m/member/agent/manualdailySalary'],
    ['G-233', 'hourSalary', 'hourlySalary', 'Hourly wage', '/m/member/agent/hourSalary'],
  ] as const) {
    test(`${name} needs both its key and the flag of the server @${id}`, async ({ aSite, page }) => {
      const site = await aSite({ settings: settingsOf(), flags: { [flag]: false } });
      await signIn(page, site, agent);
      await page.goto(site.url(agentHome));
      const entry = menu(page).getByRole('link', { name });
      for (const [isKeyed, isFlagged] of [
        [false, false],
        [false, true],
        [true, false],
        [true, true],
      ] as const) {
        const last = isKeyed ? key : '';
        const { release } = await site.publish({ settings: settingsOf(last), flags: { [flag]: isFlagged } });
        await page.goto(site.url(agentHome));
        await expect(menu(page).getByText('Online service'), release).toBeVisible();
        await expect(entry, `${isKeyed} ${isFlagged}`).toHaveCount(isKeyed && isFlagged ? 1 : 0);
      }
      await entry.click();
      await expect(page).toHaveURL(site.url(path));
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    });
  }

  test('the footer leads to the dividend where the server pays one @G-237', async ({ aSite, page }) => {
    const site = await aSite({ flags: { dividend: false } });
    await signIn(page, site, agent);
    await page.goto(site.url(agentHome));
    await expect(footer(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(footer(page).getByText('Dividend')).toHaveCount(0);
    await site.publish({ flags: { dividend: true } });
    await footer(page).getByRole('link', { name: 'Dividend' }).click();
    await expect(page).toHaveURL(site.url('/m/member/agent/agentDivident'));
    await expect(page.getByRole('heading', { name: 'Dividend', level: 1 })).toBeVisible();
  });

  test('whoever is no agent is sent to the lobby from every page of it @G-241', async ({ aSite, page, calls }) => {
    const site = await aSite({ flags: { manualSalary: true, hourlySalary: true, dividend: true } });
    await page.goto(site.url('/m/help'));
    await become(page, site, 0);
    for (const path of [
      ...['/m/agent/team/pnl', '/m/teamBetting', '/m/member/teamRebate', '/m/member/agent/dailySalary'],
      ...['/m/member/agent/manualdailySalary', '/m/member/agent/hourSalary', '/m/member/agent/agentDivident'],
    ]) {
      await page.goto(site.url(path), { waitUntil: 'commit' });
      await expect(page, path).toHaveURL(site.url('/m/home'));
    }
    // The lobby may ask for contracts that wait for an answer: players who are no agents have them too.
    const asked = calls.all().filter(({ path }) => /^\/wps\/agent\/(team|wages|dividends)/.test(path));
    expect(asked.map(({ name }) => name)).toEqual([]);
  });
});
