import type { Page } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const agentHome = '/m/agent/home';
const agent = { userName: 'octavian', type: 41 };
const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => main(page).getByRole('navigation', { name: 'Agent menu' });
const footer = (page: Page) => main(page).getByRole('navigation', { name: 'Agent footer' });
const unread = (page: Page, place: typeof menu, name: string) =>
  place(page).getByRole('link', { name }).getByRole('status');

/** A merchant that has configured no entry of the menu. */
const noKeys = Object.fromEntries(
  [
    ...['teamOverview', 'transactionRecord', 'teamManagement', 'redRain', 'teamPnl', 'teamBetting', 'backedit'],
    ...['teamRebate', 'securityCenter', 'messages', 'manualDailySalary', 'hourSalary'],
  ].map((key) => [`agentMenu.${key}`, false]),
);

test.describe('the menu of agents', () => {
  for (const [id, key, name, path, content] of [
    ['G-221', 'transactionRecord', 'Transaction record', '/m/transaction/record?types=A', 'Account record'],
    ['G-228', 'securityCenter', 'Security center', '/m/securityCenter', 'Security centre'],
    ['G-229', 'messages', 'Messages', '/m/webEmail', 'Inbox'],
  ] as const) {
    test(`${name} leads to ${path} where its key is on, and is absent where it is off @${id}`, async ({
      aSite,
      page,
    }) => {
      const site = await aSite({ settings: { ...noKeys, [`agentMenu.${key}`]: true } });
      await signIn(page, site, agent);
      await page.goto(site.url(agentHome));
      await menu(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(site.url(path));
      await expect(page.getByRole('heading', { name: content }).first()).toBeVisible();
      await page.goBack();
      await expect(menu(page).getByRole('link', { name })).toBeVisible();
      await site.publish({ settings: { [`agentMenu.${key}`]: false } });
      await expect(menu(page).getByText(name)).toHaveCount(0);
      await expect(menu(page).getByRole('button', { name: 'Online service' })).toBeVisible();
      await page.reload();
      await expect(menu(page).getByRole('button', { name: 'Online service' })).toBeVisible();
      await expect(menu(page).getByText(name)).toHaveCount(0);
    });
  }

  test('Messages has a badge while messages are unread, 99+ for more than 99 @G-230', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ settings: { 'unread.pollMs': 10_000 } });
    await signIn(page, site, { ...agent, inboxUnread: 5 });
    await page.clock.install();
    await page.goto(site.url(agentHome));
    const badge = unread(page, menu, 'Messages');
    await expect(badge).toHaveText('5');
    await platform.given(site, { inboxUnread: 120 });
    await page.clock.fastForward(11_000);
    await expect(badge).toHaveText('99+');
    await platform.given(site, { inboxUnread: 0 });
    await page.clock.fastForward(11_000);
    await expect(badge).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: 'Messages' })).toHaveText('Messages');
  });

  test('Online service is there without any key and opens customer service, with CBS3 the chat @G-234', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    await network.breakCall(/desk\.karat\.example/, 200);
    const customerService = [
      { type: 'LIVECHAT', title: 'Ask Ada', url: 'https://desk.karat.example/ada' },
      { type: 'LIVECHAT', title: 'Ask nobody' },
    ];
    const site = await aSite({ settings: noKeys, customerService, flags: { CBS3: false }, merchant: { name: 'Acme' } });
    await signIn(page, site, { ...agent, type: 1 });
    await page.goto(site.url(agentHome));
    await menu(page).getByRole('button', { name: 'Online service' }).click();
    const service = page.getByRole('dialog', { name: 'Customer service' });
    await expect(service.getByRole('button', { name: 'Ask nobody' })).toHaveCount(0);
    const opening = page.context().waitForEvent('page');
    await service.getByRole('button', { name: 'Ask Ada' }).click();
    const opened = await opening;
    await expect.poll(() => opened.url()).toBe('https://desk.karat.example/ada');
    await opened.close();
    await expect(service).toHaveCount(0);
    expect(calls.of('chatLaunch')).toEqual([]);
    await site.publish({ flags: { CBS3: true } });
    await page.goto(site.url(agentHome));
    await menu(page).getByRole('button', { name: 'Online service' }).click();
    await expect(page.getByRole('heading', { name: 'Live chat · Acme' })).toBeVisible();
  });
});

test.describe('the footer of agents', () => {
  for (const [id, name, path] of [
    ['G-235', 'Home', '/m/home'],
    ['G-238', 'Announcements', '/m/member/notice?types=A'],
  ] as const) {
    test(`${name} leads to ${path} @${id}`, async ({ aSite, page }) => {
      const site = await aSite();
      await signIn(page, site, agent);
      await page.goto(site.url(agentHome));
      await footer(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(site.url(path));
      await expect(menu(page)).toHaveCount(0);
    });
  }

  test('Announcements has a badge of what the platform counts as unread @G-239', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site, agent);
    const badge = unread(page, footer, 'Announcements');
    for (const [unreadCount, shown] of [
      [3, '3'],
      [100, '99+'],
    ] as const) {
      await platform.given(site, { answers: { announcements: { footer: { unreadCount } } } });
      await page.goto(site.url(agentHome));
      await expect(badge).toHaveText(shown);
    }
    await platform.given(site, { answers: { announcements: { footer: { unreadCount: 0 } } } });
    const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('types') === 'A');
    await page.goto(site.url(agentHome));
    await (await answered).finished();
    await expect(footer(page).getByRole('link', { name: 'Announcements' })).toHaveText('Announcements');
    await expect(badge).toHaveCount(0);
  });

  test('the badge of Announcements is gone once its only one is read @G-239', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await platform.given(site, { announcements: [{ type: 'A', title: 'New rates', content: '<p>From Monday</p>' }] });
    await signIn(page, site, agent);
    await page.goto(site.url(agentHome));
    const badge = unread(page, footer, 'Announcements');
    await expect(badge).toHaveText('1');
    await footer(page).getByRole('link', { name: 'Announcements' }).click();
    await main(page).getByText('New rates').click();
    await expect(main(page).getByRole('paragraph').filter({ hasText: 'From Monday' })).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeVisible();
    await expect(badge).toHaveCount(0);
  });
});
