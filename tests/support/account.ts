import { expect, type Page } from '@playwright/test';
import type { SiteOptions } from './a-site.ts';

/** A player whom `platform.given` makes and tests log in as. */
export const player = { userName: 'marlow92', password: 'walnut734', type: 0 };

/** A site whose registration asks for user name and password only; what a test is about is added to it. */
export function plainRegistration(options: SiteOptions = {}): SiteOptions {
  return {
    base: 'soda',
    ...options,
    flags: {
      USERNAMEREG3: true,
      MOBILENUMREG3: false,
      MOBILENUMPASSREG3: false,
      REGMOBVERF3: false,
      ...options.flags,
    },
    rules: {
      nickname: { enabled: false, required: false },
      email: { enabled: false, required: false },
      ...options.rules,
    },
  };
}

/** The session record of this tab. */
export function sessionOf(page: Page): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(() => {
    const text = sessionStorage.getItem('MC_SESSION_INFO');
    return text === null ? undefined : JSON.parse(text);
  });
}

/** A field of a form by the name of its input. */
export function input(page: Page, name: string) {
  return page.locator(`input[name="${name}"]`);
}

/** Types user name and password into the login and sends them. */
export async function logIn(page: Page, { userName, password }: { userName: string; password: string } = player) {
  await chooseNameLogin(page);
  await input(page, 'username').fill(userName);
  await input(page, 'password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Waits for a captcha picture other than the last one, as a player does before they read it, and gives its address. */
export async function nextPicture(page: Page, last: string | null = null): Promise<string | null> {
  const picture = page.getByRole('img', { name: 'Captcha picture' });
  await expect(picture).not.toHaveAttribute('src', last ?? '');
  return picture.getAttribute('src');
}

/** Turns to the login by name and password, where the site opens on another way in. */
export async function chooseNameLogin(page: Page) {
  const tab = page.getByRole('tab', { name: 'Username' });
  await input(page, 'username').or(tab).first().waitFor();
  if (await tab.isVisible()) await tab.click();
}

/** Fills in a good plain registration, all but its last tap. */
export async function fillRegistration(page: Page, values: Readonly<Record<string, string>> = {}) {
  const all = { username: 'newplayer1', password: 'walnut734', confimpsw: 'walnut734', ...values };
  for (const [name, value] of Object.entries(all)) await input(page, name).fill(value);
  await input(page, 'terms').check();
}

/** The button that sends a registration. */
export function createAccount(page: Page) {
  return page.getByRole('button', { name: 'Create account' });
}

/** Picks a day in the open date picker. */
export async function pickDay(page: Page, year: number, month: string, day: number) {
  const picker = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('listbox', { name: 'Year' }) })
    .last();
  for (const [wheel, value] of [
    ['Year', String(year)],
    ['Month', month],
    ['Day', String(day)],
  ] as const) {
    const option = picker.getByRole('listbox', { name: wheel }).getByRole('option', { name: value, exact: true });
    await option.click();
    await expect(option).toHaveAttribute('aria-selected', 'true');
  }
  await picker.getByRole('button', { name: 'Confirm' }).click();
  await expect(picker).toHaveCount(0);
}
