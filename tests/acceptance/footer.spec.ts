import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { bottomBar, visit, walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: string) => bottomBar(page).getByRole('link', { name });
const highlighted = (page: Page) => bottomBar(page).locator('[aria-current="page"]');
const allTabs = ['home.tab', 'promotions.tab', 'referral.tab', 'messages.tab', 'session.registerTab', 'agent.tab'];
const withTabs = (tabs: readonly string[] = [...allTabs, 'memberCentre.tab']) => ({
  navigation: { 'footer.tab': tabs },
});
const referral = (page: Page) => page.getByRole('dialog', { name: 'Invite friends' });

async function openAs(page: Page, site: TestSite, [userName, type]: readonly [string, number]): Promise<void> {
  await signIn(page, site, { userName, type });
  await page.goto(site.url());
  await expect(tab(page, 'Register')).toHaveCount(0);
}

test.describe('the footer', () => {
  test('Home makes HOT current and is highlighted on the lobby’s addresses alone @G-180 @G-181', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(withTabs());
    const nav = page.getByRole('navigation', { name: 'Game categories' });
    await page.goto(site.url());
    await nav.getByText('Fishing', { exact: true }).click();
    await expect(nav.locator('[aria-current]')).toHaveText('Fishing');
    await walkTo(page, '/m/hot-games');
    await expect(page).toHaveURL(site.url('/m/hot-games'));
    await expect(highlighted(page)).toHaveCount(0);
    await tab(page, 'Home').click();
    await expect(page).toHaveURL(site.url('/m/home'));
    await expect(nav.locator('[aria-current]')).toHaveText('Salon');
    for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
      await visit(page, path);
      await expect(highlighted(page), path).toHaveText('Home');
    }
  });

  test('Promotion leads to the offers and is highlighted there and in one of them @G-182', async ({ aSite, page }) => {
    const site = await aSite(withTabs());
    await page.goto(site.url());
    await tab(page, 'Offers').click();
    await expect(page).toHaveURL(site.url('/m/activity'));
    await expect(highlighted(page)).toHaveText('Offers');
    await visit(page, '/m/activityDetail?id=1');
    await expect(highlighted(page)).toHaveText('Offers');
  });

  test('Invite is for guests, in a dialog, and for players while REFERRAL runs @G-183 @G-184', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ ...withTabs(), promotions: { REFERRAL: false } });
    await page.goto(site.url());
    await tab(page, 'Invite').click();
    await expect(referral(page).getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/home'));
    await openAs(page, site, ['ottoline', 0]);
    await expect(tab(page, 'Offers')).toBeVisible();
    await expect(tab(page, 'Invite')).toHaveCount(0);
    await site.publish({ ...withTabs(), promotions: { REFERRAL: true } });
    await tab(page, 'Invite').click();
    await expect(page).toHaveURL(site.url('/m/inviteFriends'));
    await openAs(page, site, ['octavian', 41]);
    await expect(tab(page, 'Agent')).toBeVisible();
    await expect(tab(page, 'Invite')).toHaveCount(0);
  });

  test('guests register in the fourth place, players have their news and their centre @G-185 @G-186 @G-187', async ({
    aSite,
    page,
    calls,
  }) => {
    const site = await aSite(withTabs());
    await page.goto(site.url());
    await expect(bottomBar(page).getByRole('link').nth(3)).toHaveText('Register');
    await tab(page, 'Register').click();
    await expect(page).toHaveURL(site.url('/m/register'));
    await openAs(page, site, ['ottoline', 0]);
    await tab(page, 'News').click();
    await expect(page).toHaveURL(site.url('/m/webEmail'));
    await tab(page, 'Member').click();
    await expect(page).toHaveURL(site.url('/m/member/home'));
    await expect(highlighted(page)).toHaveText('Member');
    await openAs(page, site, ['trial4', 4]);
    await tab(page, 'News').click();
    await expect(page.getByText('Please login an actual account', { exact: false })).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(calls.of('inboxCount').length).toBeGreaterThan(0);
  });

  test('Agent leads agents home, anybody else to the invitation @G-189 @G-190', async ({ aSite, page }) => {
    const site = await aSite(withTabs());
    await page.goto(site.url());
    for (const who of [undefined, ['ottoline', 0], ['trial4', 4], ['lucius', 40]] as const) {
      if (who) await openAs(page, site, who);
      await tab(page, 'Agent').click();
      await expect(referral(page)).toBeVisible();
      await expect(page).toHaveURL(site.url('/m/home'));
    }
    await openAs(page, site, ['octavian', 3]);
    await tab(page, 'Agent').click();
    await expect(page).toHaveURL(site.url('/m/agent/home'));
  });

  test('its tabs and their order are the merchant’s @G-191', async ({ aSite, page }) => {
    const names = (shown: readonly string[]) => expect(bottomBar(page).getByRole('link')).toHaveText([...shown]);
    const site = await aSite(withTabs());
    await page.goto(site.url());
    await names(['Home', 'Offers', 'Invite', 'Register', 'Agent', 'Member']);
    await site.publish(withTabs([...allTabs.filter((id) => id !== 'referral.tab'), 'memberCentre.tab']));
    await names(['Home', 'Offers', 'Register', 'Agent', 'Member']);
    await site.publish(withTabs(['memberCentre.tab', 'session.registerTab', 'home.tab']));
    await names(['Member', 'Register', 'Home']);
  });

  test('the flower of Chamak takes no press of the page, and its name stands clear of it', async ({ aSite, page }) => {
    const site = await aSite({ base: 'chamak' });
    await signIn(page, site);
    await page.goto(site.url('/m/member/home'));
    const drawing = page.locator('nav a svg[viewBox="-50 -50 100 100"]');
    const flower = await drawing.boundingBox();
    const bar = await drawing.locator('xpath=ancestor::nav').boundingBox();
    if (!flower || !bar) throw new Error('The bar has its flower.');
    expect(bar.y - flower.y, 'how far it rises above its bar').toBeLessThanOrEqual(24);
    const leadsAway = ([x, y]: readonly [number, number]) =>
      Boolean(document.elementFromPoint(x, y)?.closest('a')?.querySelector('svg[viewBox="-50 -50 100 100"]'));
    const middle = flower.x + flower.width / 2;
    expect(await page.evaluate(leadsAway, [middle, bar.y - 12] as const)).toBe(false);
    expect(await page.evaluate(leadsAway, [middle, bar.y + 30] as const)).toBe(true);
  });

  test('what a member would not see is invisible in their page before it is hydrated, and keeps its room', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite(withTabs());
    await signIn(page, site);
    const release = await network.hold(/\/assets\/.*\.js$/);
    const hydrated = page.goto(site.url());
    await expect(page.locator('html')).toHaveAttribute('data-session', 'member');
    const register = bottomBar(page).locator('a[href="/m/register"]');
    await expect(bottomBar(page).getByRole('link', { name: 'Offers' })).toBeVisible();
    await expect(register).toHaveCSS('visibility', 'hidden');
    expect((await register.boundingBox())?.width).toBeGreaterThan(40);
    release();
    await hydrated;
    await expect(register).toHaveCount(0);
  });
});
