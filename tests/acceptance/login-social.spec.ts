import type { Page } from '@playwright/test';
import type { TestSite } from '../support/a-site.ts';
import { chooseNameLogin, input, pickDay, sessionOf } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { type IdentityProvider, openIdentityProvider } from '../support/identity-provider.ts';
import type { Platform } from '../support/platform.ts';
import { bottomBar, visit } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const flags = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true, USERNAMEREG3: true };
const settings = { 'login.facebookClientId': 'livery-site', 'login.googleClientId': 'livery-site' };
const opened: IdentityProvider[] = [];

test.afterEach(async () => {
  await Promise.all(opened.splice(0).map((provider) => provider.close()));
});

/** Puts a provider of its own in the place of Facebook and Google. */
async function withProvider(site: TestSite, platform: Platform): Promise<void> {
  const provider = await openIdentityProvider('livery-site', site.url('/m/login/return'));
  opened.push(provider);
  await platform.given(site, { social: { facebook: provider.social, google: provider.social } });
}

const button = (page: Page, provider: 'Facebook' | 'Google') =>
  page.getByRole('button', { name: `Continue with ${provider}` });

/** Signs in on the provider's own pages and agrees to what the site asks for. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const opening = (page: Page) => page.getByRole('dialog', { name: 'Open your account' });

/** Agrees to what the site asks of a newcomer. */
async function acceptTerms(page: Page): Promise<void> {
  await opening(page).locator('input[name="terms"]').check();
  await opening(page).getByRole('button', { name: 'Create account' }).click();
}

test.describe('social sign-in', () => {
  test('a newcomer gives age and consent, and comes by the link of their visit @A-102 @A-096 @A-110', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const rules = { birthday: { enabled: true, required: true } };
    const site = await aSite({ base: 'soda', flags, rules, settings: { ...settings, 'ages.birthday': 21 } });
    await withProvider(site, platform);
    await platform.given(site, { accounts: [{ userName: 'lavinia', type: 1 }] });
    await page.goto(site.url('/m/register?recommenderId=lavinia'));
    await chooseNameLogin(page);
    await button(page, 'Google').click();
    await signInThere(page, 'mary');
    const submit = opening(page).getByRole('button', { name: 'Create account' });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(await sessionOf(page)).toBeUndefined();
    expect(await findViolations(page, 'opening')).toEqual([]);
    await opening(page).locator('input[name="terms"]').check();
    await expect(submit).not.toHaveAttribute('aria-disabled');
    await submit.click();
    await expect(opening(page)).toBeVisible();
    await expect(input(page, 'birthday')).toBeFocused();
    await input(page, 'birthday').click();
    await pickDay(page, new Date().getFullYear() - 12, 'March', 5);
    await submit.click();
    await expect(opening(page).getByText('Please confirm you are 21 years old')).toBeVisible();
    const ofNewcomers = async () =>
      (await platform.calls(site)).filter(
        ({ endpoint, body }) => endpoint === 'socialLogin' && 'ticket' in Object(body),
      );
    expect(await ofNewcomers()).toEqual([]);
    await input(page, 'birthday').click();
    await pickDay(page, 1985, 'March', 5);
    await submit.click();
    await expect(page).toHaveURL(site.url('/m/home'));
    expect((await ofNewcomers()).map(({ body }) => body)).toEqual([
      expect.objectContaining({ birthday: '1985-03-05', recommenderId: 'lavinia', registerMethod: 'H5' }),
    ]);
    // Who goes away without agreeing has no account, and is asked again.
    const other = await anotherVisitor();
    await other.goto(site.url('/m/login'));
    await button(other, 'Google').click();
    await signInThere(other, 'john');
    await expect(opening(other)).toBeVisible();
    await other.keyboard.press('Escape');
    await expect(other).toHaveURL(site.url('/m/login'));
    await expect(opening(other)).toHaveCount(0);
    expect(await sessionOf(other)).toBeUndefined();
    await button(other, 'Google').click();
    await expect(opening(other)).toBeVisible();
  });

  test('each button follows its flag and its client id, at login and registration @A-062 @A-063 @A-102', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda', flags, settings });
    for (const path of ['/m/register', '/m/login']) {
      await page.goto(site.url(path));
      await chooseNameLogin(page);
      await expect(button(page, 'Facebook')).toBeVisible();
      await expect(button(page, 'Google')).toBeVisible();
    }
    await site.publish({ flags: { FACEBOOKLOGIN3: false } });
    await expect(button(page, 'Facebook')).toHaveCount(0);
    await expect(button(page, 'Google')).toBeVisible();
    await site.publish({ flags: { FACEBOOKLOGIN3: true, GOOGLELOGIN3: false } });
    await expect(button(page, 'Google')).toHaveCount(0);
    await expect(button(page, 'Facebook')).toBeVisible();
    await site.publish({ settings: { 'login.facebookClientId': '' } });
    await expect(button(page, 'Facebook')).toHaveCount(0);
    await page.goto(site.url('/m/register'));
    await expect(page.getByText('Already have an account?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue with' })).toHaveCount(0);
  });

  test('a person signs in at the provider and is the same player the next time', async ({
    aSite,
    page,
    platform,
    anotherVisitor,
  }) => {
    const site = await aSite({ base: 'soda', flags, settings });
    await withProvider(site, platform);
    await page.goto(site.url('/m/register'));
    const back = page.waitForRequest((request) => request.url().includes('/m/login/return?'));
    await button(page, 'Google').click();
    await signInThere(page, 'ada');
    await acceptTerms(page);
    await expect(page).toHaveURL(site.url('/m/home'));
    const first = await sessionOf(page);
    expect(first).toMatchObject({ userName: expect.stringMatching(/^google\d{9}$/), type: 0 });
    const other = await anotherVisitor();
    // Whoever holds the address of somebody else's return is not signed in by it: nobody is even asked.
    const asked: string[] = [];
    other.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await other.goto((await back).url());
    await expect(other).toHaveURL(site.url('/m/login'));
    await expect(other.getByText('The sign-in could not be completed. Please try again')).toBeVisible();
    expect(asked).not.toContain('/wps/session/social');
    await button(other, 'Google').click();
    await signInThere(other, 'ada');
    await expect(other).toHaveURL(site.url('/m/home'));
    expect(asked).toContain('/wps/session/social');
    expect(await sessionOf(other)).toMatchObject({ userName: first?.['userName'] });
    // They have no login password: their sign-in of a moment ago is enough for the first withdrawal password.
    await visit(other, '/m/securityCenter/FundsPasswordBox');
    await input(other, 'paymentPassword').fill('482915');
    await expect(input(other, 'loginPassword')).toHaveCount(0);
    await input(other, 'confirmPaymentPassword').fill('482915');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Your withdrawal password is set')).toBeVisible();
    await visit(other, '/m/securityCenter/FundsPasswordBox');
    await expect(input(other, 'oldPaymentPassword')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Forgot the withdrawal password?' })).toHaveCount(0);
  });

  test('a brand without forms lets players in by the buttons alone, new ones too', async ({
    aSite,
    page,
    platform,
  }) => {
    const navigation = { 'login.method': [], 'registration.method': [] };
    const site = await aSite({ base: 'soda', flags, settings, navigation });
    await withProvider(site, platform);
    for (const path of ['/m/register', '/m/login']) {
      await page.goto(site.url(path));
      await expect(button(page, 'Facebook')).toBeVisible();
      await expect(button(page, 'Google')).toBeVisible();
      await expect(page.locator('main form')).toHaveCount(0);
    }
    await page.goto(site.url());
    await bottomBar(page).getByRole('link').last().click();
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Continue with Google' }).click();
    await signInThere(page, 'grace');
    await acceptTerms(page);
    await expect.poll(() => sessionOf(page)).toMatchObject({ userName: expect.stringMatching(/^google\d{9}$/) });
    await expect(page).toHaveURL(/\/m\/(home|member\/home)$/);
  });

  test('a cancelled sign-in says so on the page where it began', async ({ aSite, page, platform, calls }) => {
    const site = await aSite({ base: 'soda', flags, settings });
    await withProvider(site, platform);
    await page.goto(site.url('/m/register'));
    await button(page, 'Facebook').click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByText('The sign-in was cancelled')).toBeVisible();
    await expect(page).toHaveURL(site.url('/m/register'));
    await platform.given(site, { social: { facebook: { issuer: 'http://127.0.0.1:1' } } });
    await button(page, 'Facebook').click();
    await expect(page.getByText('The sign-in service cannot be reached. Please try again later')).toBeVisible();
    expect(calls.of('socialLogin')).toHaveLength(0);
  });
});
