import type { Page } from '@playwright/test';
import { createAccount, input, logIn, plainRegistration, player, sessionOf } from '../support/account.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const scripts = /\/assets\/.*\.js/;
/** All but what checks a form early. */
const scriptsOfApp = /\/assets\/(?!early-).*\.js/;

/** Opens a page whose scripts do not come until the returned function is called. */
async function openWithoutScripts(page: Page, network: Network, address: string, field: string, held = scripts) {
  const release = await network.hold(held);
  // The first page of a site is drawn before the platform has answered; a later one has the form.
  await expect(async () => {
    await page.evaluate((url) => location.assign(url), address);
    await page.waitForURL(address, { waitUntil: 'commit' });
    await expect(input(page, field)).toBeVisible({ timeout: 1_500 });
  }).toPass();
  return release;
}

function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(globalThis, 'answers') === true);
}

/** What is said below a field before its form says it. */
async function earlyError(page: Page, field: string): Promise<string> {
  const { content } = await lookOf(page, field, '::after');
  return content.replaceAll('"', '');
}

/** How an error reads: in the place that the page keeps for it until its form runs, or on the form's own line. */
function lookOf(page: Page, field: string, place: '::after' | 'line') {
  return input(page, field).evaluate(async (control, part) => {
    const frame = control.closest('[data-field="frame"]');
    const line = frame?.querySelector(part === 'line' ? '[aria-live] p' : '[aria-live]');
    if (!frame || !line) throw new Error(`The field has no ${part}.`);
    await Promise.all(frame.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const style = getComputedStyle(line, part === 'line' ? undefined : part);
    const box = frame.querySelector('[data-field="box"]');
    return {
      content: style.content,
      height: frame.getBoundingClientRect().height,
      words: [style.color, style.fontSize, style.fontWeight, style.lineHeight],
      box: box && getComputedStyle(box).borderColor,
    };
  }, place);
}

test.describe('a form before its scripts run', () => {
  test('says what is wrong with each field that was left, follows what is typed, and says it on', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite(plainRegistration());
    const release = await openWithoutScripts(page, network, site.url('/m/register'), 'username', scriptsOfApp);
    await input(page, 'username').fill('abc');
    expect(await earlyError(page, 'username'), 'still in it').toBe('none');
    await input(page, 'password').focus();
    await expect.poll(() => earlyError(page, 'username')).toBe('At least 4 characters');
    await expect(input(page, 'username')).toHaveAttribute('aria-invalid', 'true');
    await input(page, 'username').fill('abc d');
    await expect
      .poll(() => earlyError(page, 'username'))
      .toBe('Account format incorrect: 4 to 16 English letters and digits');
    await input(page, 'username').fill('  abcd ');
    await expect.poll(() => earlyError(page, 'username'), 'spaces at the ends are nothing').toBe('none');
    await expect(input(page, 'username')).toHaveAttribute('aria-invalid', 'false');
    await input(page, 'username').fill('۱۲۳');
    await page.keyboard.press('Tab');
    expect(await earlyError(page, 'username'), 'digits that the field will read').toBe('none');
    await input(page, 'username').fill('abc');
    await expect.poll(() => earlyError(page, 'password'), 'left empty').toBe('Please fill in “Password”');
    await input(page, 'password').fill('walnut734');
    await input(page, 'confimpsw').fill('walnut');
    await input(page, 'terms').focus();
    await expect.poll(() => earlyError(page, 'confimpsw')).toBe('Confirmation password not matched');
    expect(await earlyError(page, 'password')).toBe('none');
    expect(await isHydrated(page)).toBe(false);
    const { content: _, ...look } = await lookOf(page, 'username', '::after');
    release();
    await expect(page.getByText('At least 4 characters')).toBeVisible();
    expect(await lookOf(page, 'username', 'line'), 'as before').toMatchObject(look);
    await expect(page.getByText('Confirmation password not matched')).toBeVisible();
    expect(await page.locator('[aria-live][data-early]').count()).toBe(0);
    await input(page, 'username').fill('early73rider');
    await input(page, 'confimpsw').fill('walnut734');
    await expect(input(page, 'username')).toHaveAttribute('aria-invalid', 'false');
    await expect(input(page, 'confimpsw')).toHaveAttribute('aria-invalid', 'false');
  });

  test('keeps what was typed and ticked, and says what is wrong with a field that was left', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite(plainRegistration());
    const release = await openWithoutScripts(page, network, site.url('/m/register'), 'username');
    await input(page, 'username').fill('abc');
    await input(page, 'password').fill('walnut734');
    await input(page, 'confimpsw').pressSequentially('walnut7');
    await input(page, 'terms').check();
    await input(page, 'confimpsw').focus();
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect(page.getByText('At least 4 characters')).toBeVisible();
    await expect(input(page, 'confimpsw')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('34');
    await expect(input(page, 'username')).toHaveValue('abc');
    await expect(input(page, 'terms')).toBeChecked();
    await input(page, 'username').fill('early73rider');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect(await sessionOf(page)).toMatchObject({ userName: 'early73rider' });
  });

  test('says nothing while something is pressed, which its line would push away under the finger', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite(plainRegistration());
    await openWithoutScripts(page, network, site.url('/m/register'), 'username', scriptsOfApp);
    await input(page, 'username').fill('abc');
    await input(page, 'password').focus();
    await expect.poll(() => earlyError(page, 'username')).toBe('At least 4 characters');
    await input(page, 'password').fill('short');
    const button = await createAccount(page).boundingBox();
    if (!button) throw new Error('The form has no button.');
    await page.mouse.move(button.x + 20, button.y + 20);
    await page.mouse.down();
    await expect(input(page, 'password')).not.toBeFocused();
    expect(await earlyError(page, 'password')).toBe('none');
    await page.mouse.up();
    await expect.poll(() => earlyError(page, 'password')).toBe('At least 6 characters');
    expect(await isHydrated(page)).toBe(false);
  });

  test('is sent once the scripts run, by a press as by the Enter key, and nothing of it stands in the address', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite({ base: 'karat', language: 'en' });
    await platform.given(site, { accounts: [player] });
    for (const how of ['press', 'key'] as const) {
      const release = await openWithoutScripts(page, network, site.url('/m/login'), 'username');
      await input(page, 'username').fill(player.userName);
      await input(page, 'password').fill(player.password);
      if (how === 'key') await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: 'Log in', exact: true }).click();
      expect(page.url()).toBe(site.url('/m/login'));
      expect(await isHydrated(page)).toBe(false);
      release();
      await expect(page).toHaveURL(site.url('/m/home'));
      expect(await sessionOf(page)).toMatchObject({ userName: player.userName });
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('keeps a name that was typed where another login is remembered', async ({ aSite, page, platform, network }) => {
    const site = await aSite({ base: 'karat', language: 'en', settings: { 'login.remember': 'encrypted' } });
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/login'));
    await page.getByRole('checkbox', { name: 'Remember password' }).check();
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    await page.evaluate(() => sessionStorage.clear());
    const release = await openWithoutScripts(page, network, site.url('/m/login'), 'username');
    await input(page, 'username').fill('zarina55');
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await input(page, 'password').fill('walnut734');
    await expect(input(page, 'username')).toHaveValue('zarina55');
    await page.goto(site.url('/m/login'));
    await expect(input(page, 'username'), 'else the remembered one').toHaveValue(player.userName);
  });

  test('understands a number with its country code that was pasted early, left or not', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite({ base: 'soda', language: 'en' });
    for (const isLeft of [true, false]) {
      const release = await openWithoutScripts(page, network, site.url('/m/register'), 'mobileNum');
      await input(page, 'mobileNum').fill('+353 85 765 4321');
      if (isLeft) await page.getByLabel('SMS code').focus();
      expect(await isHydrated(page)).toBe(false);
      release();
      await expect(input(page, 'mobileNum')).toHaveValue('857654321');
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('is never sent by the browser itself, which would write the password into the address', async ({
    aSite,
    browser,
  }) => {
    const site = await aSite({ base: 'karat', language: 'en' });
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site.url('/m/login'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const refused = page.waitForEvent('console', (entry) => entry.text().includes('form-action'));
    await input(page, 'username').fill(player.userName);
    await input(page, 'password').fill(player.password);
    // As a browser without scripts does.
    await page.locator('form', { has: input(page, 'password') }).evaluate((form: HTMLFormElement) => form.submit());
    await refused;
    expect(asked.filter((url) => url.includes(player.password))).toEqual([]);
    expect(page.url()).toBe(site.url('/m/login'));
    await context.close();
  });

  test('has the draft of a page that is loaded anew, and what was typed meanwhile wins', async ({
    aSite,
    page,
    network,
  }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await input(page, 'username').fill('draft77name');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('draft77name');
    const release = await openWithoutScripts(page, network, site.url('/m/register'), 'username');
    await expect(input(page, 'username')).toHaveValue('');
    release();
    await expect(input(page, 'username')).toHaveValue('draft77name');
    const releaseAgain = await openWithoutScripts(page, network, site.url('/m/register'), 'username');
    await input(page, 'username').fill('newer88name');
    releaseAgain();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await input(page, 'password').fill('walnut734');
    await expect(input(page, 'username')).toHaveValue('newer88name');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('newer88name');
  });

  test('is drawn by the server in every language of a site, and stays when its settings cannot be asked for again', async ({
    aSite,
    page,
    network,
  }) => {
    for (const language of ['en', 'ur'] as const) {
      const settings = { 'registration.announcement': false };
      const site = await aSite({ base: 'chamak', language, languages: ['en', 'ur'], settings });
      const release = await openWithoutScripts(page, network, site.url('/m/register'), 'username');
      await network.cut('registerSettings');
      release();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await input(page, 'username').fill('a!');
      await input(page, 'username').blur();
      await expect(page.locator('[id$=username-error]')).not.toBeEmpty();
      await network.restore('registerSettings');
    }
  });
});
