import { networkOf } from '../support/network.ts';
import { bottomBar, sideMenu, topBar, visit, walkTo } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const lobby = ['/m', '/m/', '/m/home', '/m/index', '/m/index.html', '/'];
const doors = ['/m/login', '/m/register', '/m/register.html', '/m/forget'];
const agentHome = '/m/agent/home';
const changePassword = '/m/changePsw';
/** The popup of the registration page is another test's business. */
const settings = { 'registration.announcement': false };

test.describe('the bars of a page', () => {
  test('the top bar is on every page but the ten listed @A-045 @G-192', async ({ aSite, page }) => {
    const site = await aSite({ settings });
    await page.goto(site.url('/m/help'));
    for (const path of ['/m/home', '/m/activity', '/m/announcement', '/m/inviteFriends']) {
      await visit(page, path);
      await expect(topBar(page), path).toBeVisible();
    }
    const hidden = ['/m/message', '/m/app', '/m/lottery', '/m/activityDetail?id=1', '/m/notice?id=1', ...doors];
    for (const path of hidden) {
      await visit(page, path);
      await expect(topBar(page), path).toHaveCount(0);
    }
    await signIn(page, site, { type: 1 });
    await page.goto(site.url('/m/set'));
    await expect(topBar(page)).toBeVisible();
    for (const path of [agentHome, changePassword]) {
      await visit(page, path);
      await expect(topBar(page), path).toHaveCount(0);
    }
  });

  test('the bottom navigation is missing on the eight listed only @A-046 @G-193', async ({ aSite, page }) => {
    const site = await aSite({ settings });
    await page.goto(site.url('/m/help'));
    for (const path of ['/m/lottery', '/m/app', '/m/notice?id=1', ...doors]) {
      await visit(page, path);
      await expect(bottomBar(page), path).toHaveCount(0);
    }
    for (const path of ['/m/message', '/m/activityDetail?id=1', '/m/help']) {
      await visit(page, path);
      await expect(bottomBar(page), path).toBeVisible();
    }
    await signIn(page, site, { type: 1 });
    await page.goto(site.url('/m/set'));
    await expect(bottomBar(page)).toBeVisible();
    for (const path of [agentHome, changePassword]) {
      await visit(page, path);
      await expect(bottomBar(page), path).toHaveCount(0);
    }
  });

  test('the lottery has neither bar but its own way back @A-047 @G-277', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/help'));
    await walkTo(page, '/m/lottery');
    await expect(page.getByRole('heading', { name: 'Lottery', exact: true })).toBeVisible();
    await expect(topBar(page)).toHaveCount(0);
    await expect(bottomBar(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/help$/);
  });

  test('the main header is on every address of the lobby, and on no form @A-048', async ({ aSite, page }) => {
    const site = await aSite({ settings });
    await page.goto(site.url('/m/help'));
    for (const path of lobby) {
      await visit(page, path);
      await expect(topBar(page).getByRole('button', { name: 'Menu' }), path).toBeVisible();
      await expect(topBar(page).getByRole('link', { name: /, home$/ }), path).toBeVisible();
    }
    for (const path of doors) {
      await visit(page, path);
      await expect(topBar(page), path).toHaveCount(0);
    }
    await signIn(page, site);
    await page.goto(site.url(changePassword));
    await expect(page.locator('main input').first()).toBeVisible();
    await expect(topBar(page)).toHaveCount(0);
  });

  test('every other page has a title and a back arrow, no logo @A-049', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/help'));
    await expect(topBar(page).getByRole('heading', { name: 'Help' })).toBeVisible();
    await expect(topBar(page).getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    await expect(topBar(page).getByRole('link')).toHaveCount(0);
    await expect(topBar(page).getByRole('button', { name: 'Menu' })).toHaveCount(0);
  });

  test('back leads home from login, register, trail, activity and forget @A-050', async ({ aSite, page }) => {
    const site = await aSite({ settings, flags: { FREEPLAY3: true } });
    await page.goto(site.url('/m/help'));
    for (const path of ['/m/login', '/m/register', '/m/trail', '/m/activity', '/m/forget']) {
      await walkTo(page, '/m/help');
      await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
      await walkTo(page, path);
      await expect(page.getByRole('heading', { name: 'Help', exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page, path).toHaveURL(/\/m\/home$/);
    }
  });

  test('back is one step back anywhere else, and home without a history @A-051', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url('/m/set'));
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/set$/);
    await page.goto(site.url('/m/announcement'));
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  test('the bars follow the path, not query or hash @A-052', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url('/m/login?x=1#y'));
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect(topBar(page)).toHaveCount(0);
    await expect(bottomBar(page)).toHaveCount(0);
    await walkTo(page, '/m/help?from=/m/login#/m/login');
    await expect(topBar(page)).toBeVisible();
    await expect(bottomBar(page)).toBeVisible();
  });

  test('an address that changes while the page is hydrated is followed', async ({ aSite, page }) => {
    const site = await aSite({ settings });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      // React marks each element that it takes over; in a first slice those of the header.
      const hasBegun = () =>
        [...document.querySelectorAll('#root header *')].some((element) => Object.keys(element).length > 0);
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        if (location.pathname !== '/m/home') return;
        if (!hasBegun()) return void setTimeout(() => channel.port2.postMessage(''), 1);
        history.pushState({}, '', '/m/help');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      channel.port1.start();
      channel.port2.postMessage('');
    });
    await page.goto(site.url('/m/home'));
    await expect(page).toHaveURL(/\/m\/help$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test('a button pressed before the scripts are there does its work once they are, and once', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ settings });
    const release = await networkOf(page.context()).hold(/\/assets\/.*\.js$/);
    await page.goto(site.url('/m/home'), { waitUntil: 'commit' });
    const toggle = topBar(page).getByRole('button', { name: 'Menu' });
    await toggle.click();
    await toggle.click();
    await expect(sideMenu(page)).toHaveCount(0);
    release();
    await expect(sideMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toHaveCount(0);
    await toggle.click();
    await expect(sideMenu(page)).toBeVisible();
  });
});
