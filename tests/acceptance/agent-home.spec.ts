import type { Locator, Page } from '@playwright/test';
import { endpoints } from '../../src/contracts/endpoints.ts';
import { ownPath } from '../support/moved-paths.ts';
import { bottomBar, topBar, visit } from '../support/shell.ts';
import { become, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const agentHome = '/m/agent/home';
const agent = { userName: 'octavian', type: 41 };
const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => main(page).getByRole('navigation', { name: 'Agent menu' });
const footer = (page: Page) => main(page).getByRole('navigation', { name: 'Agent footer' });
const entries = (place: Locator) => place.getByRole('listitem').locator('a, button');
const counter = (page: Page, label: string) =>
  main(page).locator('dl > div').filter({ hasText: label }).getByRole('definition');

test.describe('who sees the home of agents', () => {
  test('types 0, 4 and 40 are sent to the lobby and ask for no team; types 1, 3 and 41 stay @G-207', async ({
    aSite,
    page,
    calls,
  }) => {
    test.slow();
    const site = await aSite();
    await page.goto(site.url('/m/help'));
    for (const type of [0, 4, 40]) {
      await become(page, site, type);
      await page.goto(site.url(agentHome));
      await expect(page, String(type)).toHaveURL(site.url('/m/home'));
      await expect(main(page).getByRole('region', { name: 'Hot games' }), String(type)).toBeVisible();
    }
    expect(calls.of('teamKpi')).toEqual([]);
    for (const type of [1, 3, 41]) {
      calls.forget();
      await become(page, site, type);
      await page.goto(site.url(agentHome));
      await expect(entries(menu(page)).first(), String(type)).toBeVisible();
      await expect(page, String(type)).toHaveURL(site.url(agentHome));
      await expect.poll(() => calls.of('teamKpi').length, String(type)).toBeGreaterThan(0);
    }
  });

  test('a visitor is sent to the lobby; nothing is asked for an agent or their team @G-208', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite();
    await page.goto(site.url(agentHome));
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(main(page).getByRole('region', { name: 'Hot games' })).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    for (const name of ['teamKpi', 'wallet', 'memberInfo', 'inboxCount'] as const) expect(calls.of(name)).toEqual([]);
    expect(calls.all().filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);
    expect(calls.of('announcements').filter(({ query }) => query.get('types') === 'A')).toEqual([]);
  });

  test('once the session is gone no entry and no button leads away @G-209', async ({ aSite, page }) => {
    const site = await aSite({ flags: { DEPOSIT: true, WITHDRAW: true } });
    await signIn(page, site, { ...agent, type: 1 });
    await page.goto(site.url(agentHome));
    await expect(entries(menu(page)).nth(3)).toBeVisible();
    const record = await page.evaluate(() => {
      const text = sessionStorage.getItem('MC_SESSION_INFO') ?? '';
      sessionStorage.removeItem('MC_SESSION_INFO');
      return text;
    });
    const money = main(page).getByRole('button', { name: /^(Deposit|Withdraw)$/ });
    await expect(money).toHaveCount(2);
    for (const entry of [
      ...(await entries(menu(page)).all()),
      ...(await money.all()),
      ...(await entries(footer(page)).all()),
    ]) {
      await entry.click();
      await expect(page).toHaveURL(site.url(agentHome));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.evaluate((text) => sessionStorage.setItem('MC_SESSION_INFO', text), record);
    await menu(page).getByText('Security center').click();
    await expect(page).toHaveURL(site.url('/m/securityCenter'));
  });
});

test.describe('the home of agents', () => {
  test('greets by the hour where the agent is @G-210', async ({ aSite, page, anotherVisitor }) => {
    test.slow();
    const site = await aSite();
    const abroad = await anotherVisitor({ timezoneId: 'Asia/Karachi' });
    const greeting = (where: Page) => main(where).getByRole('heading', { level: 1 });
    await signIn(page, site, agent);
    for (const [hour, words] of [
      [0, 'Good morning'],
      [10, 'Good morning'],
      [11, 'Good early afternoon'],
      [14, 'Good early afternoon'],
      [15, 'Good late afternoon'],
      [18, 'Good late afternoon'],
      [19, 'Good evening'],
      [23, 'Good evening'],
    ] as const) {
      await page.clock.setFixedTime(new Date(new Date().setUTCHours(hour, 59)));
      await page.goto(site.url(agentHome));
      await expect(greeting(page), String(hour)).toHaveText(words);
    }
    await signIn(abroad, site, { ...agent, userName: 'faraway' });
    // Five hours ahead of UTC: half past one.
    await abroad.clock.setFixedTime(new Date(new Date().setUTCHours(20, 30)));
    await abroad.goto(site.url(agentHome));
    await expect(greeting(abroad)).toHaveText('Good morning');
  });

  test('shows the user name of the session, not the nickname @G-211', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { ...agent, nickname: 'Captain' });
    const named = page.waitForResponse(
      (answer) => ownPath(new URL(answer.url()).pathname) === endpoints.memberInfo.path,
    );
    await page.goto(site.url(agentHome));
    await (await named).finished();
    await expect(counter(page, 'Online users')).toHaveText('0');
    await expect(main(page).getByText('octavian', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Your team today' })).toBeVisible();
    await expect(page.getByText('Captain')).toHaveCount(0);
  });

  test('shows the total balance with two decimals, and 0.00 for a missing one @G-212', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site, agent);
    for (const [wallet, shown] of [
      [{ sumBalance: 1234.5 }, '£1,234.50'],
      [{}, '£0.00'],
    ] as const) {
      await platform.given(site, { answers: { wallet } });
      await page.goto(site.url(agentHome));
      await expect(main(page).getByText(shown, { exact: true }), shown).toBeVisible();
    }
  });

  for (const [id, name, type, path] of [
    ['G-213', 'Deposit', 1, '/m/voucherCenter'],
    ['G-214', 'Withdraw', 41, '/m/withdraw'],
  ] as const) {
    test(`the button ${name} leads to ${path} @${id}`, async ({ aSite, page }) => {
      const site = await aSite({ flags: { DEPOSIT: true, WITHDRAW: true } });
      await signIn(page, site, { ...agent, type });
      await page.goto(site.url(agentHome));
      await main(page).getByRole('button', { name, exact: true }).click();
      await expect(page).toHaveURL(site.url(path));
    });
  }

  for (const [id, label, field, count] of [
    ['G-215', 'Logged-in members', 'teamLoginMemberCount', '11'],
    ['G-216', 'Betting players', 'teamBetMemberCount', '12'],
    ['G-217', 'Registered persons', 'teamRegisterMemberCount', '13'],
    ['G-218', 'Online users', 'teamOnlineCount', '14'],
  ] as const) {
    test(`counts ${label.toLowerCase()}, 0 where the platform leaves them out @${id}`, async ({
      aSite,
      page,
      platform,
    }) => {
      const site = await aSite();
      const all = {
        ...{ teamLoginMemberCount: 11, teamBetMemberCount: 12 },
        ...{ teamRegisterMemberCount: 13, teamOnlineCount: 14 },
      };
      await platform.given(site, { answers: { teamKpi: { footer: all } } });
      await signIn(page, site, agent);
      await page.goto(site.url(agentHome));
      await expect(counter(page, label)).toHaveText(count);
      const rest = Object.fromEntries(Object.entries(all).filter(([name]) => name !== field));
      await platform.given(site, { answers: { teamKpi: { footer: rest } } });
      await page.reload();
      await expect(counter(page, label)).toHaveText('0');
      await expect(
        main(page)
          .getByRole('definition')
          .filter({ hasText: /^1[1-4]$/ }),
      ).toHaveCount(3);
    });
  }

  test('counters that could not be had say so, and are asked for again by a press @G-215', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite();
    await platform.given(site, { answers: { teamKpi: { footer: { teamLoginMemberCount: 11 } } } });
    await network.breakCall('teamKpi');
    await signIn(page, site, agent);
    await page.goto(site.url(agentHome));
    const failed = main(page).getByRole('alert').filter({ hasText: 'Loading failed, click to retry' });
    await expect(failed).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Security center' })).toBeVisible();
    await network.restore('teamKpi');
    await failed.getByRole('button').click();
    await expect(counter(page, 'Logged-in members')).toHaveText('11');
    await expect(failed).toHaveCount(0);
  });

  test('has a grid of entries and a footer of its own instead of the bars of the site @G-219', async ({
    aSite,
    page,
  }) => {
    const site = await aSite();
    await signIn(page, site, agent);
    await page.goto(site.url('/m/member/home'));
    await expect(topBar(page)).toBeVisible();
    await expect(bottomBar(page)).toBeVisible();
    await visit(page, agentHome);
    await expect(menu(page).getByRole('link', { name: 'Security center' })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Online service' })).toBeVisible();
    await expect(menu(page).getByRole('list')).toHaveCSS('display', 'grid');
    await expect(footer(page).getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Announcements' })).toBeVisible();
    await expect(topBar(page)).toHaveCount(0);
    await expect(bottomBar(page)).toHaveCount(0);
  });
});
