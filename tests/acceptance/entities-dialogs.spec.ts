import type { Page } from '@playwright/test';
import { bottomBar, openMenu, visit } from '../support/shell.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).or(page.getByRole('dialog').getByRole('link', { name }));
const openLogin = (page: Page) => bottomBar(page).getByText('Member').click();

interface OpenedDialog {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** Every dialog that the shared state has a flag for, but the one of members. */
const dialogs: readonly OpenedDialog[] = [
  { name: 'Log in', path: '/m/home', open: openLogin },
  {
    name: 'Make an account',
    path: '/m/home',
    open: async (page) => {
      await openLogin(page);
      await inDialog(page, 'Register now').click();
    },
  },
  {
    name: 'Forgot password',
    path: '/m/home',
    open: async (page) => {
      await openLogin(page);
      await inDialog(page, 'Forgot password?').click();
    },
  },
  { name: 'Invite friends', path: '/m/home', open: (page) => bottomBar(page).getByText('Agent').click() },
  { name: 'Menu', path: '/m/home', open: openMenu },
  { name: 'Doors open', path: '/m/announcement', open: (page) => main(page).getByText('Doors open').click() },
  {
    name: 'Filter',
    path: '/m/slot-games',
    open: (page) => main(page).getByRole('button', { name: 'Filter', exact: true }).click(),
  },
  {
    name: 'Vendors',
    path: '/m/slot-games',
    open: (page) => main(page).getByRole('button', { name: 'All vendors' }).click(),
  },
];

/** It stands alone, and is gone once it is closed. */
async function opensAlone(page: Page, { name, open }: OpenedDialog): Promise<void> {
  await open(page);
  await expect(page.getByRole('dialog', { name }), name).toBeVisible();
  await expect(page.getByRole('dialog'), name).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog'), name).toHaveCount(0);
}

test.describe('dialogs', () => {
  test('each opens alone, and is open no more once it is closed @A-243', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({
      settings: { 'registration.announcement': false, 'recovery.email': true },
      navigation: { 'footer.tab': ['home.tab', 'agent.tab', 'memberCentre.tab'] },
    });
    await platform.given(site, { announcements: [{ type: 'PL', title: 'Doors open', content: '<p>At eight</p>' }] });
    await page.goto(site.url('/m/help'));
    for (const dialog of dialogs) {
      if (new URL(page.url()).pathname !== dialog.path) await visit(page, dialog.path);
      await opensAlone(page, dialog);
    }
    // The last of them leads somewhere too: a vendor of the sheet narrows the list.
    await main(page).getByRole('button', { name: 'All vendors' }).click();
    await page.getByRole('dialog', { name: 'Vendors' }).locator('[aria-pressed=false]').first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/vassalage=\w+/);
    const chosen = new URL(page.url()).searchParams.get('vassalage');
    await expect.poll(() => calls.of('games').at(-1)?.query.get('vassalage')).toBe(chosen);
    await signIn(page, site);
    await page.goto(site.url('/m/securityCenter'));
    await opensAlone(page, {
      name: 'Change password',
      path: '/m/securityCenter',
      open: () => main(page).getByRole('button', { name: 'Login password' }).click(),
    });
    await main(page).getByRole('button', { name: 'Login password' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
