import type { Locator, Page } from '@playwright/test';
import { chooseNameLogin } from '../support/account.ts';
import { type AccountCase, accountCases } from '../support/account-flags.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const clientIds = { 'login.facebookClientId': 'livery-facebook', 'login.googleClientId': 'livery-google' };
/** Member types of who is in already. */
const roles = { member: 0, trial: 4, agent: 2 } as const;

/** Any two switches of registration, login and recovery meet in some site, and no screen of it is broken for anybody. */
test.describe('ways into an account', () => {
  for (const one of accountCases()) {
    const isOn = Object.entries({ ...one.flags, ...one.settings }).flatMap(([name, on]) => (on ? [name] : []));
    test(`stand and fall with ${isOn.join(', ') || 'nothing'}`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'soda', flags: one.flags, settings: { ...one.settings, ...clientIds } });
      const doors = { '/m/login': expectLogin, '/m/register': expectRegistration, '/m/forget': expectRecovery };
      for (const [path, expectScreen] of Object.entries(doors)) {
        await page.goto(site.url(path));
        await expectWhole(page, path);
        await expect(page).toHaveURL(site.url(path));
        await expectScreen(page, one);
      }
      for (const [index, [role, type]] of Object.entries(roles).entries()) {
        const [path = ''] = Object.keys(doors).slice(index);
        await signIn(page, site, { userName: `a${role}`, type });
        await page.goto(site.url(path));
        await expect(page, `${path} is not for a ${role}, who is in`).not.toHaveURL(site.url(path));
        await expectWhole(page, role);
      }
    });
  }
});

async function expectWhole(page: Page, where: string): Promise<void> {
  await expect(main(page).locator('> *'), where).not.toHaveCount(0);
  await expect(main(page).locator('[aria-busy=true]:not([inert])'), where).toHaveCount(0);
}

async function expectLogin(page: Page, { flags }: AccountCase): Promise<void> {
  await expectPresence(main(page).getByRole('tab', { name: 'Mobile' }), flags.MOBILEVERCODELOGIN3);
  await chooseNameLogin(page);
  await expect(main(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expectSides(page, flags);
}

async function expectRegistration(page: Page, { flags }: AccountCase): Promise<void> {
  const hasMobile = flags.MOBILENUMREG3 || flags.MOBILENUMPASSREG3;
  const isOpen = flags.USERNAMEREG3 || hasMobile;
  await expectPresence(main(page).getByText('Registration is closed'), !isOpen);
  await expectPresence(page.getByRole('button', { name: 'Create account' }), isOpen);
  await expectPresence(main(page).getByRole('tab', { name: 'Username' }), flags.USERNAMEREG3 && hasMobile);
  await expectPresence(page.locator('input[name=username]'), flags.USERNAMEREG3);
  await expectPresence(page.locator('input[name=password]'), flags.USERNAMEREG3 || flags.MOBILENUMPASSREG3);
  if (isOpen) await expectSides(page, flags);
}

async function expectRecovery(page: Page, { settings, flags }: AccountCase): Promise<void> {
  const [phone, email] = [settings['recovery.phone'], settings['recovery.email']];
  await expectPresence(main(page).getByText('Passwords are recovered by customer service here'), !phone && !email);
  await expectPresence(main(page).getByRole('tab', { name: 'By email' }), phone && email);
  await expectPresence(page.getByRole('button', { name: 'Set password' }), phone);
  await expectPresence(page.getByRole('button', { name: 'Retrieve password' }), email && !phone);
  await expectPresence(page.getByRole('button', { name: 'Free trial' }), flags.FREEPLAY3);
}

/** What stands beside the forms of login and registration. */
async function expectSides(page: Page, flags: AccountCase['flags']): Promise<void> {
  await expectPresence(page.getByRole('button', { name: 'Continue with Facebook' }), flags.FACEBOOKLOGIN3);
  await expectPresence(page.getByRole('button', { name: 'Continue with Google' }), flags.GOOGLELOGIN3);
  await expectPresence(page.getByRole('button', { name: 'Free trial' }), flags.FREEPLAY3);
}

async function expectPresence(part: Locator, isThere: boolean): Promise<void> {
  await expect(part).toHaveCount(isThere ? 1 : 0);
}
