import type { Page } from '@playwright/test';
import type { SiteOptions } from '../support/a-site.ts';
import { networkOf } from '../support/network.ts';
import { openMenu, sideMenu, topBar, visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const mask = '*****';
const scripts = /\/assets\/.*\.js/;
const door = (page: Page, name: string) =>
  topBar(page).getByRole('button', { name }).or(topBar(page).getByRole('link', { name }));
/** A shortcut stands in the bar or, where that is full, in the line below it. */
const shortcut = (page: Page, name: string | RegExp) =>
  page.locator('a, button').and(page.getByLabel(name).or(page.getByText(name)));
const withBar = (flags: SiteOptions['flags'] = {}): SiteOptions => ({
  flags: { DEPOSIT: true, WITHDRAW: true, ...flags },
});

test.describe('main header', () => {
  test('the toggle opens the side menu, the mask closes it @A-170', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    const toggle = topBar(page).getByRole('button', { name: 'Menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page);
    await page.mouse.click(380, 400);
    await expect(sideMenu(page)).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the logo leads home @A-171', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'chrome.hideTopBar': '/m/login' } });
    await signIn(page, site);
    await page.goto(site.url('/m/changePsw'));
    await topBar(page)
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('the room of the logo is kept until it is there, in the header, beside it and on pages of fields @A-171 @A-116', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite({ base: 'karat', settings: { 'recovery.email': true } });
    const parts = /\/livery\/parts\/[^/]+\.svg$/;
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/m/home', '/m/forget']) {
      const answer = await network.hold(parts);
      await page.goto(site.url(path), { waitUntil: 'domcontentloaded' });
      const logos = page.locator('img[src^="/livery/parts/"]');
      await expect(logos.first()).toBeVisible();
      const boxes = () => logos.evaluateAll((all) => all.map((one) => ({ ...one.getBoundingClientRect().toJSON() })));
      const areThere = () =>
        logos.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
      await page.evaluate(() => document.fonts.ready.then(() => true));
      const before = await boxes();
      expect(await areThere(), path).toBe(false);
      // Its file is nearly five times as wide as high; a place has a most of its own.
      for (const { width, height } of before) expect(width / height, path).toBeGreaterThan(4);
      answer();
      await expect.poll(areThere).toBe(true);
      // The panel beside the page may come after them, with a logo of its own.
      expect((await boxes()).slice(0, before.length), path).toEqual(before);
      await network.restore(parts);
    }
  });

  test('a balance has two decimals, an absent one is 0.00 @A-172', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site);
    for (const [sumBalance, shown] of [
      [1234.5, /1,?234\.50/],
      ['98765432109876.45', /98,?765,?432,?109,?876\.45/],
      [null, /(^|\D)0\.00/],
    ] as const) {
      await platform.given(site, { answers: { wallet: { sumBalance } } });
      await page.goto(site.url());
      await expect(topBar(page)).toContainText(shown);
    }
  });

  test('the hide toggle masks the balance, also after a reload @A-173', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { balance: '512.25' });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('512.25');
    await topBar(page).getByRole('button', { name: 'Hide balance' }).click();
    await expect(topBar(page)).toContainText(mask);
    await expect(topBar(page)).not.toContainText('512');
    await page.reload();
    await expect(topBar(page)).toContainText(mask);
    await topBar(page).getByRole('button', { name: 'Show balance' }).click();
    await expect(topBar(page)).toContainText('512.25');
  });

  test('refresh asks once, masks meanwhile, then shows the new value @A-174 @A-175', async ({
    aSite,
    page,
    platform,
    network,
    calls,
  }) => {
    const site = await aSite();
    await signIn(page, site, { balance: '512.25' });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('512.25');
    await platform.given(site, { answers: { wallet: { sumBalance: '700.10' } } });
    const release = await network.hold('wallet');
    calls.forget();
    const refresh = topBar(page).getByRole('button', { name: 'Refresh balance' });
    await refresh.click();
    await expect(topBar(page)).toContainText(mask);
    await expect(topBar(page)).not.toContainText('512');
    await expect(refresh).toBeDisabled();
    release();
    await expect(topBar(page)).toContainText('700.10');
    expect(calls.of('wallet')).toHaveLength(1);
    await platform.given(site, { failures: { wallet: { status: 500, code: 'unknown.error' } } });
    await refresh.click();
    await expect.poll(() => calls.of('wallet').length).toBe(2);
    await expect(topBar(page)).toContainText('700.10');
  });

  test('a member is greeted by name beside their balance @A-176', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { nickname: 'Duchess', balance: '31.40' });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('Hello, Duchess');
    await expect(topBar(page)).toContainText('31.40');
    await expect(door(page, 'Log in')).toHaveCount(0);
  });

  for (const base of ['karat', 'chamak', 'soda'] as const) {
    test(`a guest has two doors in the header of ${base} @A-177`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'en', settings: { 'registration.announcement': false } });
      for (const [name, path] of [
        ['Log in', '/m/login'],
        ['Register', '/m/register'],
      ] as const) {
        await page.goto(site.url());
        await door(page, name).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
      }
    });

    test(`deposit and withdraw are at hand in the header of ${base} @A-178 @A-179`, async ({ aSite, page }) => {
      const site = await aSite({ base, language: 'en', ...withBar() });
      await signIn(page, site);
      await page.goto(site.url());
      const lines = page.locator('main').locator('xpath=preceding-sibling::*');
      for (const [name, path] of [
        ['Deposit', '/m/voucherCenter'],
        ['Withdraw', '/m/withdraw'],
      ] as const) {
        await lines.getByRole('link', { name }).or(lines.getByRole('button', { name })).first().click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await visit(page, '/m/home');
      }
    });
  }
});

test.describe('the lobby below the header', () => {
  for (const base of sweptBrands('header'))
    test(`begins for a member of ${base} where it begins for a guest`, async ({ aSite, page, anotherVisitor }) => {
      const site = await aSite({ base, language: 'en', promotions: { LOGIN: true }, ...withBar({ CBS3: true }) });
      const leadOf = async (visitor: Page) => {
        const lead = visitor.locator('main').locator('a, button').first();
        await expect(lead).toBeVisible();
        return (await lead.boundingBox())?.y ?? 0;
      };
      const guest = await anotherVisitor();
      await guest.goto(site.url());
      await expect(door(guest, 'Log in')).toBeVisible();
      await signIn(page, site, { balance: '31.40' });
      await page.goto(site.url());
      await expect(shortcut(page, 'Sign-in bonus')).toBeVisible();
      await expect(topBar(page)).toContainText('31.40');
      await expect.poll(async () => Math.abs((await leadOf(page)) - (await leadOf(guest)))).toBeLessThanOrEqual(1);
    });
});

test.describe('shortcuts of a member', () => {
  test('stand still from when they are first seen', async ({ aSite, page, anotherVisitor }) => {
    const site = await aSite({ base: 'tide', language: 'en', flags: { CBS3: true } });
    await signIn(page, site);
    const guest = await anotherVisitor();
    // What the server drew stays, as on a slow network before the code has come.
    for (const visitor of [page, guest]) {
      await networkOf(visitor.context()).cut(scripts);
      await visitor.goto(site.url());
    }
    await expect(door(guest, 'Live chat')).toBeVisible();
    await expect(topBar(page).locator('[aria-label="Live chat"]')).toBeHidden();
    await networkOf(page.context()).restore(scripts);
    await page.reload();
    await expect(door(page, 'Withdraw')).toBeVisible();
  });

  test('live chat is offered while CBS3 is on, and launches it @A-180', async ({ aSite, page, calls }) => {
    const site = await aSite({ flags: { CBS3: true } });
    await signIn(page, site);
    await page.goto(site.url());
    await shortcut(page, 'Live chat').click();
    await expect.poll(() => calls.of('chatLaunch').length).toBe(1);
    await expect(page).not.toHaveURL(/\/m\/home$/);
    await site.publish({ flags: { CBS3: false } });
    await page.goto(site.url());
    await expect(topBar(page)).toContainText('Hello');
    await expect(shortcut(page, 'Live chat')).toHaveCount(0);
  });

  test('the wallet entry is for several wallets only @A-181', async ({ aSite, page }) => {
    const site = await aSite({ settings: { 'wallet.mode': 'multi' } });
    await signIn(page, site, { balance: '20.00' });
    await page.goto(site.url());
    await expect(shortcut(page, 'Wallet')).toBeVisible();
    const drawings = await topBar(page)
      .locator('svg path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(new Set(drawings).size, 'no two icons of the bar are alike').toBe(drawings.length);
    await site.publish({ settings: { 'wallet.mode': 'single' } });
    await expect(shortcut(page, 'Wallet')).toHaveCount(0);
    await expect(topBar(page)).toContainText('20.00');
  });

  test('the sign-in promotion is offered while LOGIN is on @A-182', async ({ aSite, page }) => {
    const site = await aSite({ promotions: { LOGIN: true } });
    await signIn(page, site);
    await page.goto(site.url());
    await expect(shortcut(page, 'Sign-in bonus')).toBeVisible();
    await site.publish({ promotions: { LOGIN: false } });
    await expect(shortcut(page, 'Sign-in bonus')).toHaveCount(0);
  });

  test('rewards to collect are the sum over five promotions @A-183', async ({ aSite, page }) => {
    const site = await aSite();
    const promotionCounts = { MANUAL: 1, RAFFLE: 2, UPGRADE_BONUS: 3, MISSION_MANUAL: 4, TICKET: 5, OTHER: 9 };
    await signIn(page, site, { promotionCounts });
    await page.goto(site.url());
    const rewards = shortcut(page, 'Rewards to collect');
    await expect(rewards).toContainText('15');
    await rewards.click();
    await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  });
});

test.describe('login popups', () => {
  test.use({ noticePopup: true });

  test('a guest meets the popup on the lobby and nowhere else @A-184', async ({ aSite, page, platform }) => {
    const site = await aSite({ settings: { 'registration.announcement': false } });
    await platform.given(site, {
      announcements: [{ type: 'PU', title: 'Tonight only', content: '<p>Two for one</p>' }],
    });
    await page.clock.install();
    for (const path of ['/m/help', '/m/activity', '/m/login']) {
      await page.goto(site.url(path));
      await expect(page.locator('main > :not([aria-busy])')).not.toHaveCount(0);
      // A popup that would only come by and by has had its time.
      await page.clock.runFor(15_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await visit(page, '/m/home');
    await expect(page.getByRole('dialog', { name: 'Tonight only' })).toContainText('Two for one');
  });
});
