import type { Locator, Page } from '@playwright/test';
import { lateTables } from '../../src/features/late-screens.ts';
import { screenTables } from '../../src/features/screens.ts';
import { input } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { findEnglishLeft } from '../support/english-left.ts';
import { holdTile } from '../support/hold-tile.ts';
import { visit, walkTo } from '../support/shell.ts';
import { bringRealityCheck } from '../support/reality-check.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { textOf } from '../support/texts.ts';

const announcements = [{ type: 'PU', title: '2 × 1', content: '<p>24:00</p>' }];
const settings = { 'guest.promptMemberCentre': 'dialog' };
const navigation = { 'sideMenu.item': ['customerService.menu', 'session.signOutMenu'] };

/** Dialogs that are opened below. */
const known = [
  ...['login', 'forget', 'register', 'customerService', 'signOut', 'language', 'changePassword', 'trialAge'],
  ...['games.menu', 'referral', 'idle', 'realityCheck', 'takeBreak', 'launchFailed'],
  // Follows a sign-in at a provider: looked at in login-social.spec.ts.
  'socialOpening',
  // Confirmed before play: looked at in both languages in play-notices.spec.ts.
  ...['playSums', 'playTools'],
];

test('no feature has a dialog that is not looked at', () => {
  const dialogs = [...screenTables, ...lateTables].flatMap((table) => Object.keys(table.dialogs ?? {}));
  expect(dialogs.toSorted()).toEqual(known.toSorted());
});

for (const language of ['en', 'ur']) {
  test.describe(`overlays in ${language}`, () => {
    const said = (key: string) => textOf(language, key);

    test('no violation in those of a guest', async ({ aSite, page }) => {
      test.setTimeout(240_000);
      const regulated = { flags: { FREEPLAY3: true }, merchant: { policy: 'uk' } };
      const site = await aSite({ language, settings, navigation, ...regulated });
      const found: string[] = [];
      await page.goto(site.url());
      await holdTile(page.locator('main [data-tile]').first());
      found.push(...(await findFaults(page, language, 'menu of a game')));
      await closeTop(page);
      await page.locator('nav a[href="/m/inviteFriends"]').click();
      await expect(page.getByRole('dialog', { name: said('referral:title') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'invitation')));
      await closeTop(page);
      await menuToggle(page).click();
      await topDialog(page).locator('summary').click();
      found.push(...(await findFaults(page, language, 'menu')));
      await closeTop(page);
      await openLogin(page);
      found.push(...(await findFaults(page, language, 'login')));
      await page.getByRole('button', { name: said('trial:start') }).click();
      await expect(page.getByRole('dialog', { name: said('trial:ageTitle').replace('{{age}}', '21') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'age before a trial')));
      await closeTop(page);
      await openLogin(page);
      await page.getByRole('link', { name: said('login:forgot') }).click();
      await expect(page.getByRole('dialog', { name: said('recovery:title') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'forget')));
      await closeTop(page);
      await openLogin(page);
      await page.getByRole('button', { name: said('login:register') }).click();
      await expect(page.getByRole('dialog', { name: said('registration:title') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'register')));
      await topDialog(page).locator('input[inputmode=none]').click();
      await expect(page.getByRole('listbox')).toHaveCount(3);
      found.push(...(await findFaults(page, language, 'date picker in a dialog')));
      await closeTop(page);
      await page.getByRole('button', { name: said('registration:viewTerms') }).click();
      found.push(...(await findFaults(page, language, 'terms')));
      expect(found).toEqual([]);
    });

    test('no violation in those of a member', async ({ aSite, page, platform }) => {
      test.setTimeout(240_000);
      const clock = { 'session.clock': true, 'safePlay.breakButton': true };
      const site = await aSite({ language, settings: { ...settings, ...clock }, navigation });
      const found: string[] = [];
      await signIn(page, site, { balance: '1250.50' });
      await platform.given(site, { announcements });
      await page.addInitScript(() => sessionStorage.removeItem('NOTICE_POP'));
      await page.goto(site.url());
      found.push(...(await findFaults(page, language, 'popup announcement')));
      await closeTop(page);
      await menuToggle(page).click();
      found.push(...(await findFaults(page, language, 'menu of a member')));
      await topDialog(page)
        .getByRole('button', { name: said('customerService:title') })
        .click();
      await expect(page.getByRole('dialog', { name: said('customerService:title') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'customerService')));
      await closeTop(page);
      await menuToggle(page).click();
      await topDialog(page)
        .getByRole('button', { name: said('session:signOut') })
        .click();
      await expect(page.getByRole('dialog', { name: said('session:signOutTitle') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'signOut')));
      await closeTop(page);
      await platform.given(site, { failures: { launch: { status: 500, code: 'table.closed', message: '2 × 1' } } });
      await visit(page, '/m/slot-games');
      await page.locator('main [data-tile]').first().click();
      await expect(page.getByRole('dialog', { name: said('play:failed') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'launchFailed')));
      await closeTop(page);
      await walkTo(page, '/m/set');
      await page.getByRole('button', { name: said('language:title') }).click();
      found.push(...(await findFaults(page, language, 'language')));
      await closeTop(page);
      await walkTo(page, '/m/securityCenter');
      await page.getByRole('button', { name: said('security:loginPassword') }).click();
      found.push(...(await findFaults(page, language, 'changePassword')));
      await closeTop(page);
      await page.getByRole('button', { name: said('sessionClock:break') }).click();
      await expect(topDialog(page).getByText(said('safePlay:timeOutEnds'))).toBeVisible();
      found.push(...(await findFaults(page, language, 'takeBreak')));
      await closeTop(page);
      await visit(page, '/m/play');
      await bringRealityCheck(page, site);
      await expect(page.getByRole('dialog', { name: said('safePlay:realityTitle') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'realityCheck')));
      await closeTop(page);
      await platform.given(site, { idleSeconds: 100 });
      await page.reload();
      await expect(page.getByRole('dialog', { name: said('session:idleTitle') })).toBeVisible();
      found.push(...(await findFaults(page, language, 'idle')));
      expect(found).toEqual([]);
    });

    test('a toast over a dialog is heard, and the refusal that follows stands in the dialog with the focus', async ({
      aSite,
      page,
      network,
    }) => {
      test.setTimeout(120_000);
      const site = await aSite({ language, settings: { ...settings, 'toast.shortMs': 10_000 } });
      await page.goto(site.url());
      await openLogin(page);
      await input(page, 'username').fill('nobody77');
      await input(page, 'password').fill('wrong-password1');
      const answer = await network.hold('login');
      const submit = topDialog(page).getByRole('button', { name: said('login:submit'), exact: true });
      await submit.click();
      await expect(page.getByRole('status').filter({ hasText: said('login:loading') })).toBeVisible();
      expect(await findViolations(page, `${language} toast`)).toEqual([]);
      answer();
      await expect(topDialog(page).getByText(said('login:wrongCredentials'))).toBeVisible();
      await expect(input(page, 'password')).toBeFocused();
      expect(await findViolations(page, `${language} refused login`)).toEqual([]);
    });
  });
}

const topDialog = (page: Page): Locator => page.getByRole('dialog').last();
const menuToggle = (page: Page): Locator => page.locator('header button[aria-expanded]');

async function findFaults(page: Page, language: string, name: string): Promise<readonly string[]> {
  await expect(topDialog(page)).toBeVisible();
  await expect(topDialog(page).locator('[aria-busy=true]')).toHaveCount(0);
  const where = `${language} ${name}`;
  const violations = await findViolations(page, where);
  return language === 'ur' ? [...violations, ...(await findEnglishLeft(page, where))] : violations;
}

async function openLogin(page: Page): Promise<void> {
  await page.locator('nav a[href="/m/member/home"]').click();
  await expect(input(page, 'username')).toBeVisible();
}

async function closeTop(page: Page): Promise<void> {
  const dialogs = await page.getByRole('dialog').count();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(dialogs - 1);
}
