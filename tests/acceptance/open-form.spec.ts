import type { Page } from '@playwright/test';
import { createAccount, fillRegistration, input, plainRegistration, sessionOf } from '../support/account.ts';
import type { SiteOptions, TestSite } from '../support/a-site.ts';
import { openMenu } from '../support/shell.ts';
import { platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

const nickname = (rule: { readonly enabled: boolean; readonly required: boolean }) => ({ rules: { nickname: rule } });
const bodies = async (site: TestSite) =>
  (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'register').map(({ body }) => Object(body));

/** Publishes a change and waits until the page has it: its button reads otherwise, while the open form stays. */
async function changeWhileTyping(page: Page, site: TestSite, change: SiteOptions, label: string): Promise<void> {
  const { release } = await site.publish({ ...change, strings: { en: { registration: { submit: label } } } });
  await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
  await platform.enforces(site, release);
}

test.describe('an open registration form', () => {
  test('loses a removed field at the next blur, not under the finger; its value waits for it and is not sent', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(plainRegistration(nickname({ enabled: true, required: false })));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { nickname: 'Marlow' });
    await input(page, 'nickname').focus();
    await changeWhileTyping(page, site, nickname({ enabled: false, required: false }), 'Join');
    await expect(input(page, 'nickname')).toBeFocused();
    await expect(input(page, 'nickname')).toHaveValue('Marlow');
    await input(page, 'nickname').blur();
    await expect(input(page, 'nickname')).toHaveCount(0);
    await changeWhileTyping(page, site, nickname({ enabled: true, required: false }), 'Join now');
    await expect(input(page, 'nickname')).toBeVisible();
    await expect(input(page, 'nickname')).toHaveValue('Marlow');
    await changeWhileTyping(page, site, nickname({ enabled: false, required: false }), 'Join us');
    await page.getByRole('button', { name: 'Join us' }).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const [sent] = await bodies(site);
    expect(sent).toMatchObject({ username: 'newplayer1' });
    expect(sent).not.toHaveProperty('nickname');
  });

  test('announces a field that became required, and takes its player there', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration(nickname({ enabled: true, required: false })));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await input(page, 'username').focus();
    await changeWhileTyping(page, site, nickname({ enabled: true, required: true }), 'Join now');
    await input(page, 'username').press('Enter');
    await expect(page.getByText(/Now also needed: Nickname/)).toBeVisible();
    await expect(input(page, 'nickname')).toBeFocused();
    expect(await sessionOf(page)).toBeUndefined();
    await input(page, 'nickname').fill('Marlow');
    await input(page, 'nickname').press('Enter');
    await expect(page).toHaveURL(site.url('/m/home'));
    expect((await bodies(site)).at(-1)).toMatchObject({ nickname: 'Marlow', username: 'newplayer1' });
  });

  test('holds what was typed against a raised minimum and goes on with a longer one', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ rules: { username: { min: 4 } } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { username: 'fives' });
    await input(page, 'username').focus();
    await changeWhileTyping(page, site, { rules: { username: { min: 8 } } }, 'Join now');
    await expect(page.getByText('At least 8 characters')).toHaveCount(0);
    await input(page, 'username').press('Enter');
    await expect(page.getByText('At least 8 characters')).toBeVisible();
    await expect(input(page, 'username')).toHaveValue('fives');
    expect(await sessionOf(page)).toBeUndefined();
    await input(page, 'username').fill('fivesand3');
    await input(page, 'username').press('Enter');
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('keeps a method that is switched off until the field is left, and what was typed until it is back', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(plainRegistration({ flags: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await input(page, 'username').focus();
    await changeWhileTyping(page, site, { flags: { USERNAMEREG3: false } }, 'Join');
    await expect(input(page, 'username')).toBeFocused();
    await input(page, 'username').press('Enter');
    await expect(page.getByText('This way is no longer offered. What you typed is kept.')).toBeVisible();
    await expect(input(page, 'mobileNum')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect(await bodies(site)).toEqual([]);
    await changeWhileTyping(page, site, { flags: { USERNAMEREG3: true } }, 'Join now');
    await page.getByRole('tab', { name: 'Username' }).click();
    await expect(input(page, 'username')).toHaveValue('newplayer1');
    await expect(input(page, 'password')).toHaveValue('walnut734');
  });

  test('leaves a player in their field when a further method is offered', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await input(page, 'username').fill('newplayer1');
    await changeWhileTyping(page, site, { flags: { MOBILENUMREG3: true } }, 'Join now');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await input(page, 'username').press('Tab');
    await expect(page.getByRole('tab', { name: 'Mobile' })).toBeVisible();
    await expect(input(page, 'password')).toBeFocused();
    await expect(input(page, 'username')).toHaveValue('newplayer1');
  });

  test('follows a release that is taken back', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await input(page, 'username').focus();
    await changeWhileTyping(page, site, nickname({ enabled: true, required: true }), 'Join now');
    await input(page, 'username').blur();
    await input(page, 'nickname').fill('Marlow');
    const { release } = await site.rollBack();
    await expect(createAccount(page)).toBeVisible();
    await expect(input(page, 'nickname')).toBeFocused();
    await input(page, 'nickname').blur();
    await expect(input(page, 'nickname')).toHaveCount(0);
    await platform.enforces(site, release);
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const [sent] = await bodies(site);
    expect(sent).not.toHaveProperty('nickname');
  });

  test('speaks another language at once, with everything that was typed', async ({ aSite, page }) => {
    const settings = { 'chrome.hideTopBar': '/m/app', 'chrome.mainHeader': '/m/register' };
    const site = await aSite(plainRegistration({ settings }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { username: 'a' });
    await createAccount(page).click();
    await expect(page.getByText('At least 4 characters')).toBeVisible();
    const menu = await openMenu(page);
    await menu.getByText('Language', { exact: true }).click();
    await menu.locator('button[lang="ur"]').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Escape');
    await expect(page.getByText('At least 4 characters')).toHaveCount(0);
    await expect(page.getByText('کم از کم 4 حروف')).toBeVisible();
    await expect(input(page, 'username')).toHaveValue('a');
    await expect(input(page, 'password')).toHaveValue('walnut734');
    await expect(input(page, 'terms')).toBeChecked();
  });

  test('comes back after a reload of the tab with the newest rules and all that is no secret', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(plainRegistration(nickname({ enabled: true, required: false })));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { nickname: 'Marlow', username: 'fives' });
    await changeWhileTyping(page, site, { rules: { username: { min: 8 } } }, 'Join now');
    await page.reload();
    await expect(input(page, 'nickname')).toHaveValue('Marlow');
    await expect(input(page, 'username')).toHaveValue('fives');
    await expect(input(page, 'password')).toHaveValue('');
    await expect(input(page, 'terms')).not.toBeChecked();
    await input(page, 'username').fill('fivesx');
    await input(page, 'username').blur();
    await expect(page.getByText('At least 8 characters')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain('walnut734');
  });
});
