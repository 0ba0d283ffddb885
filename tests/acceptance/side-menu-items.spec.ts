import type { Page } from '@playwright/test';
import type { SiteOptions, TestSite } from '../support/a-site.ts';
import { openMenu, sideMenu } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const wrapperAgent = 'Mozilla/5.0 (Linux; Android 14) KaratApp/12';
const allItems = [
  'home.menu',
  'promotions.menu',
  'promotions.mission',
  'referral.menu',
  'cashier.depositMenu',
  'cashier.withdrawMenu',
  'messages.menu',
  'announcements.menu',
  'records.menu',
  'benefits.menu',
  'security.menu',
  'password.menu',
  'settings.menu',
  'appDownload.menu',
  'customerService.menu',
  'help.menu',
  'customerService.telegram',
  'customerService.facebook',
  'session.signOutMenu',
];
const withMenu = (options: SiteOptions = {}, items: readonly unknown[] = allItems): SiteOptions => ({
  ...options,
  navigation: { 'sideMenu.item': items },
});

/** An item of the menu itself: the member's box and the game categories have entries of the same names. */
const item = (page: Page, name: string) =>
  sideMenu(page)
    .getByRole('link', { name, exact: true })
    .or(sideMenu(page).getByRole('button', { name, exact: true }))
    .and(sideMenu(page).locator(':not([aria-label="Your account"] *, [aria-label="Games"] *)'));

async function openedMenu(page: Page, site: TestSite, path = '/m/home'): Promise<void> {
  await page.goto(site.url(path));
  await openMenu(page);
  await expect(item(page, 'Help')).toBeVisible();
}

async function leadsTo(page: Page, site: TestSite, [name, path]: readonly [string, string]): Promise<void> {
  // The lobby under an address that no item has: one that does nothing is noticed.
  await openedMenu(page, site, '/m/index');
  await item(page, name).click();
  await expect(page).toHaveURL(site.url(path));
  await expect(sideMenu(page)).toBeHidden();
}

test.describe('items for everybody', () => {
  for (const [id, name, path] of [
    ['A-188', 'Home', '/m/home'],
    ['A-189', 'Promotions', '/m/activity'],
    ['A-194', 'Announcements', '/m/announcement'],
    ['A-199', 'Help', '/m/help'],
  ] as const) {
    test(`${name} leads to ${path} @${id}`, async ({ aSite, page }) => {
      const site = await aSite(withMenu());
      await leadsTo(page, site, [name, path]);
    });
  }

  test('a promotion of the merchant’s choice has an item of its own @A-190', async ({ aSite, page }) => {
    const own = { id: 'promotions.detailMenu', label: 'merchant:week', params: { id: '7' } };
    const site = await aSite({
      ...withMenu({}, [own, ...allItems]),
      strings: { en: { merchant: { week: 'Offer of the week' } }, ur: { merchant: { week: 'ہفتے کی پیشکش' } } },
    });
    await leadsTo(page, site, ['Offer of the week', '/m/activityDetail?id=7']);
  });

  test('the app download is offered in browsers only @A-198 @G-300', async ({ aSite, page, anotherVisitor }) => {
    const site = await aSite(withMenu());
    await leadsTo(page, site, ['Get the app', '/m/app']);
    const wrapped = await anotherVisitor({ userAgent: wrapperAgent });
    await openedMenu(wrapped, site);
    await expect(item(wrapped, 'Get the app')).toHaveCount(0);
    const installed = await anotherVisitor();
    await installed.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await openedMenu(installed, site);
    await expect(item(installed, 'Get the app')).toHaveCount(0);
  });

  test('VIP benefits ask a guest to log in, and are there for a member @A-200', async ({ aSite, page }) => {
    const site = await aSite(withMenu({ flags: { vipBenefit: true } }));
    await leadsTo(page, site, ['VIP benefits', '/m/login']);
    await signIn(page, site);
    await leadsTo(page, site, ['VIP benefits', '/m/member/benefits']);
  });

  test('the VIP item follows its flag @A-201', async ({ aSite, page }) => {
    const site = await aSite(withMenu({ flags: { vipBenefit: false } }));
    await openedMenu(page, site);
    await expect(item(page, 'VIP benefits')).toHaveCount(0);
    await site.publish({ flags: { vipBenefit: true } });
    await expect(item(page, 'VIP benefits')).toBeVisible();
  });

  test('missions follow their promotion @A-202', async ({ aSite, page }) => {
    const site = await aSite(withMenu({ promotions: { MISSION: false } }));
    await openedMenu(page, site);
    await expect(item(page, 'Missions')).toHaveCount(0);
    await site.publish({ promotions: { MISSION: true } });
    await expect(item(page, 'Missions')).toBeVisible();
    await item(page, 'Missions').click();
    await expect(page).toHaveURL(/\/m\/activity$/);
  });

  test('customer service opens from the menu, lists the ways and launches the chat @A-204', async ({ aSite, page }) => {
    const customerService = [
      { type: 'EMAIL', title: 'By mail', url: 'https://help.karat.example' },
      { type: 'LIVECHAT', title: 'Ask Ada' },
    ];
    const site = await aSite(withMenu({ customerService, flags: { CBS3: true }, merchant: { name: 'Acme' } }));
    await openedMenu(page, site);
    await item(page, 'Customer service').click();
    const service = page.getByRole('dialog', { name: 'Customer service' });
    await expect(service).toContainText('By mail');
    await service.getByRole('button', { name: 'Ask Ada' }).click();
    await expect(page.getByRole('heading', { name: 'Live chat · Acme' })).toBeVisible();
  });

  for (const [id, resourceType, name] of [
    ['A-206', 'TELEGRAM', 'Telegram channel'],
    ['A-207', 'FACEBOOK', 'Facebook page'],
  ] as const) {
    test(`the ${name} is linked where the site has one @${id}`, async ({ aSite, page }) => {
      const url = `https://${resourceType.toLowerCase()}.example/karat`;
      const site = await aSite(withMenu({ resources: [{ resourceType, url }] }));
      await openedMenu(page, site);
      await expect(item(page, name)).toHaveAttribute('href', url);
      await site.publish({ resources: [] });
      await expect(item(page, name)).toHaveCount(0);
    });
  }

  test('an item whose key is not configured is absent @A-212', async ({ aSite, page }) => {
    const site = await aSite(
      withMenu(
        {},
        allItems.filter((id) => id !== 'announcements.menu'),
      ),
    );
    await openedMenu(page, site);
    await expect(item(page, 'Announcements')).toHaveCount(0);
    await expect(item(page, 'Promotions')).toBeVisible();
    await site.publish(withMenu());
    await expect(item(page, 'Announcements')).toBeVisible();
  });
});

test.describe('items for members', () => {
  for (const [id, name, path] of [
    ['A-191', 'Deposit', '/m/voucherCenter'],
    ['A-192', 'Withdraw', '/m/withdraw'],
  ] as const) {
    test(`${name} leads a member of type 0 to ${path} @${id}`, async ({ aSite, page }) => {
      const site = await aSite(withMenu({ flags: { DEPOSIT: true, WITHDRAW: true } }));
      await signIn(page, site);
      await leadsTo(page, site, [name, path]);
    });
  }

  for (const [id, name, path] of [
    ['A-193', 'Inbox', '/m/webEmail'],
    ['A-195', 'Change password', '/m/changePsw'],
    ['A-196', 'Withdrawal password', '/m/securityCenter/FundsPasswordBox'],
    ['A-197', 'Betting record', '/m/gameRecord'],
  ] as const) {
    test(`${name} is there for members only @${id}`, async ({ aSite, page }) => {
      const site = await aSite(withMenu());
      await openedMenu(page, site);
      await expect(item(page, name)).toHaveCount(0);
      await signIn(page, site);
      await leadsTo(page, site, [name, path]);
    });
  }

  test('invitations are for guests, and for players while REFERRAL runs @A-203 @G-297 @G-299', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite(withMenu({ promotions: { REFERRAL: false } }));
    await leadsTo(page, site, ['Invite friends', '/m/inviteFriends']);
    await signIn(page, site);
    await openedMenu(page, site);
    await expect(item(page, 'Invite friends')).toHaveCount(0);
    await site.publish({ promotions: { REFERRAL: true } });
    await expect(item(page, 'Invite friends')).toBeVisible();
    const trial = await anotherVisitor();
    await signIn(trial, site, { userName: 'octavian', type: 4 });
    await openedMenu(trial, site);
    await expect(item(trial, 'Invite friends')).toBeVisible();
  });

  test('invitations are never for agents @A-203 @G-298', async ({ aSite, page }) => {
    const site = await aSite(withMenu({ promotions: { REFERRAL: true } }));
    await signIn(page, site, { type: 3 });
    await openedMenu(page, site);
    await expect(item(page, 'Invite friends')).toHaveCount(0);
  });

  test('signing out is for members, and asks first @A-205', async ({ aSite, page }) => {
    const site = await aSite(withMenu());
    await openedMenu(page, site);
    await expect(item(page, 'Sign out')).toHaveCount(0);
    await signIn(page, site);
    await openedMenu(page, site);
    await item(page, 'Sign out').click();
    await expect(page.getByRole('dialog', { name: 'Sign out' })).toBeVisible();
  });
});
