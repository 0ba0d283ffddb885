import type { Locator, Page } from '@playwright/test';
import { input, logIn, player } from '../support/account.ts';
import { bottomBar, openMenu, sideMenu, visit, walkTo } from '../support/shell.ts';
import { become, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const refused = 'Please login an actual account to use this function';
const flags = { DEPOSIT: true, WITHDRAW: true, MANPLAYREB3: true, vipBenefit: true, CBS3: true };
const main = (page: Page) => page.getByRole('main');
const goButton = (page: Page) => main(page).getByRole('button', { name: 'GO', exact: true });

test.describe('who may invite', () => {
  test('guests always, players while REFERRAL runs, agents never @A-262 @A-263 @A-264', async ({ aSite, page }) => {
    const site = await aSite({
      promotions: { REFERRAL: false },
      navigation: { 'footer.tab': ['home.tab', 'referral.tab', 'memberCentre.tab'] },
    });
    const invite = bottomBar(page).getByRole('link', { name: 'Invite' }).or(bottomBar(page).getByText('Invite'));
    await page.goto(site.url('/m/help'));
    await expect(invite.first()).toBeVisible();
    await become(page, site, 0);
    await expect(bottomBar(page)).toContainText('Member');
    await expect(invite).toHaveCount(0);
    await site.publish({ promotions: { REFERRAL: true } });
    await expect(invite.first()).toBeVisible();
    await become(page, site, 41);
    await expect(bottomBar(page)).toContainText('Member');
    await expect(invite).toHaveCount(0);
  });
});

test.describe('who may see what', () => {
  test('a guest may browse, try, register and log in @A-265 @G-292', async ({ aSite, page }) => {
    const site = await aSite({ flags: { FREEPLAY3: true }, settings: { 'registration.announcement': false } });
    await page.goto(site.url('/m/help'));
    for (const path of [
      ...['/m/home', '/m/slot-games', '/m/live-games', '/m/activity', '/m/announcement'],
      ...['/m/app', '/m/login', '/m/register', '/m/forget'],
    ])
      await visit(page, path);
    for (const path of ['/m/search', '/m/hot-games']) {
      await walkTo(page, path);
      await expect(main(page).getByRole('searchbox'), path).toBeVisible();
      await expect(page).toHaveURL(site.url(path));
    }
    await visit(page, '/m/trail');
    await main(page).getByRole('button', { name: 'Free trial' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('a player opens every member screen @A-267', async ({ aSite, page }) => {
    const site = await aSite({ flags, promotions: { REFERRAL: true } });
    await signIn(page, site);
    await page.goto(site.url('/m/help'));
    for (const path of [
      '/m/member/home',
      '/m/member/info',
      '/m/member/benefits',
      '/m/member/manualRebate',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/withdraw/cards',
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/rewardCenter',
      '/m/favorite',
      '/m/securityCenter',
      '/m/securityCenter/FundsPasswordBox',
      '/m/inviteFriends',
      '/m/webEmail',
      '/m/feedback',
      '/m/set',
      '/m/changePsw',
    ]) {
      await visit(page, path);
      await expect(main(page).getByRole('alert'), path).toHaveCount(0);
    }
    await walkTo(page, '/m/agent/home');
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  for (const [id, code, text] of [
    ['A-268', 'login.nonMember', 'Non-member account unable to login'],
    ['A-269', 'login.nonAgent', 'Non-agents cannot log in'],
  ] as const) {
    test(`an account of the other kind reads: ${text} @${id}`, async ({ aSite, page, platform: given }) => {
      const site = await aSite({ base: 'soda' });
      await given.given(site, { failures: { login: { status: 403, code, message: 'Another text' } } });
      await page.goto(site.url('/m/login'));
      await logIn(page);
      await expect(page.getByText(text)).toBeVisible();
      await expect(input(page, 'username')).toHaveValue(player.userName);
    });
  }

  test('types 0, 4 and 40 are no agents, any other type is one @A-271 @G-293 @G-296', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/help'));
    for (const [type, isAgent] of [
      [0, false],
      [4, false],
      [40, false],
      [1, true],
      [2, true],
      [3, true],
      [41, true],
      [42, true],
      [99, true],
    ] as const) {
      await walkTo(page, '/m/help');
      await become(page, site, type);
      await walkTo(page, '/m/agent/home');
      await expect(page, String(type)).toHaveURL(site.url(isAgent ? '/m/agent/home' : '/m/home'));
      await expect(page.getByRole('dialog'), String(type)).toHaveCount(0);
    }
  });
});

test.describe('a trial account', () => {
  test('reads for two seconds why inbox, chat and deposit are not theirs @A-273 @A-367 @G-347', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ flags });
    await signIn(page, site, { type: 4 });
    await page.clock.install();
    await page.goto(site.url('/m/message'));
    await expect(main(page).getByText('Inbox')).toBeVisible();
    const lasts = async (press: () => Promise<void>, where: string) => {
      await press();
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(page.getByText(refused), where).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.clock.runFor(1800);
      await expect(page.getByText(refused), where).toBeVisible();
      await page.clock.runFor(300);
      await expect(page.getByText(refused), where).toHaveCount(0);
    };
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await lasts(() => main(page).getByText('Inbox').click(), 'inbox');
    await lasts(() => main(page).getByText('Live chat').click(), 'chat');
    await page.clock.resume();
    await visit(page, '/m/home');
    await expect(goButton(page)).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await lasts(() => goButton(page).click(), 'deposit');
    expect(calls.of('chatLaunch')).toHaveLength(0);
  });

  test('is refused inbox, chat and deposit at every door, without a call @A-272 @A-274 @G-295', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({ flags, customerService: [{ type: 'LIVECHAT', title: 'Ask Ada' }] });
    await signIn(page, site, { type: 4 });
    await page.clock.install();
    await page.goto(site.url());
    const deposit = (place: Locator) =>
      place
        .getByRole('link', { name: 'Deposit' })
        .or(place.getByRole('button', { name: 'Deposit' }))
        .first();
    const expectReason = async (where: string, path: string, press: () => Promise<void>) => {
      // What is told goes by the page's clock after two seconds, which a busy machine may take to look.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await press();
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(page.getByText(refused), where).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.clock.runFor(2100);
      await expect(page.getByText(refused), where).toHaveCount(0);
      await expect(page, where).toHaveURL(site.url(path));
      await page.clock.resume();
    };
    await expect(goButton(page)).toBeVisible();
    await expectReason('GO', '/m/home', () => goButton(page).click());
    const lines = page.locator('main').locator('xpath=preceding-sibling::*');
    await expectReason('header', '/m/home', () => deposit(lines).click());
    await openMenu(page);
    await expectReason('menu', '/m/home', () => deposit(sideMenu(page)).click());
    await (await openMenu(page)).getByText('Concierge').click();
    const ada = page.getByRole('dialog', { name: 'Customer service' }).getByRole('button', { name: 'Ask Ada' });
    await expect(ada).toBeVisible();
    await expectReason('customer service', '/m/home', () => ada.click());
    await visit(page, '/m/member/home');
    await expectReason('member centre', '/m/member/home', () =>
      main(page).getByRole('button', { name: 'Deposit' }).click(),
    );
    await visit(page, '/m/message');
    await expectReason('inbox', '/m/message', () => main(page).getByText('Inbox').click());
    await expectReason('chat', '/m/message', () => main(page).getByText('Live chat').click());
    for (const path of ['/m/webEmail', '/m/voucherCenter'])
      await expectReason(`address ${path}`, '/m/home', () => walkTo(page, path));
    for (const name of ['inbox', 'chatLaunch', 'deposit', 'cashier'] as const) expect(calls.of(name)).toHaveLength(0);
  });

  test('is refused the chat without a call also where the site lists no row of it @A-273 @G-295', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite({
      flags,
      customerService: [{ type: 'LIVECHAT', title: 'Ask Ada' }],
      navigation: { 'messageCentre.row': ['messages.row'], 'header.shortcut': [] },
    });
    await signIn(page, site, { type: 4 });
    await page.goto(site.url());
    await (await openMenu(page)).getByText('Concierge').click();
    await page.getByRole('dialog', { name: 'Customer service' }).getByRole('button', { name: 'Ask Ada' }).click();
    await expect(page.getByText(refused)).toBeVisible();
    await expect(page).toHaveURL(site.url());
    expect(calls.of('chatLaunch')).toEqual([]);
  });

  test('marks no announcement as read @A-277', async ({ aSite, page, platform: given, calls }) => {
    const site = await aSite();
    await given.given(site, { announcements: [{ type: 'PL', title: 'Doors open', content: '<p>At eight</p>' }] });
    await signIn(page, site, { type: 4 });
    await page.goto(site.url('/m/announcement'));
    await main(page).getByText('Doors open').click();
    await expect(page.getByRole('article').getByText('At eight')).toBeVisible();
    // Read once more from the server: no call has been made, and it is still unread.
    await page.goto(site.url('/m/announcement'));
    await expect(main(page).getByText('Doors open')).toBeVisible();
    await expect(main(page).getByRole('img', { name: 'Unread' })).toBeVisible();
    expect(calls.of('announcementRead')).toEqual([]);
    await main(page).getByText('Doors open').click();
    await expect(page.getByRole('article').getByText('At eight')).toBeVisible();
    await become(page, site, 0);
    await expect(page.getByRole('article').getByText('At eight')).toBeVisible();
    await expect.poll(() => calls.of('announcementRead').length).toBe(1);
  });
});

test.describe('deposits', () => {
  test('are for types 0, 1 and 2 only, who have inbox and chat too @A-275 @G-294', async ({
    aSite,
    page,
    calls,
    network,
  }) => {
    const site = await aSite({ flags });
    // Its answer would open another page.
    await network.silence('chatLaunch');
    await page.goto(site.url('/m/help'));
    await walkTo(page, '/m/voucherCenter');
    await expect(page).toHaveURL(site.url('/m/login'));
    for (const [type, isAllowed] of [
      [0, true],
      [1, true],
      [2, true],
      [4, false],
      [40, false],
      [41, false],
    ] as const) {
      await walkTo(page, '/m/help');
      await become(page, site, type);
      await walkTo(page, '/m/voucherCenter');
      await expect(page, String(type)).toHaveURL(site.url(isAllowed ? '/m/voucherCenter' : '/m/home'));
      if (!isAllowed) continue;
      await expect(main(page)).toContainText('Deposit now');
      await visit(page, '/m/webEmail');
      await visit(page, '/m/message');
      calls.forget();
      await main(page).getByText('Live chat').click();
      await expect.poll(() => calls.of('chatLaunch').length, String(type)).toBe(1);
      await expect(page.getByText(refused)).toHaveCount(0);
    }
  });
});
