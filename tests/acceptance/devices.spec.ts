import type { Page } from '@playwright/test';
import { input, sessionOf } from '../support/account.ts';
import { findOverflow } from '../support/overflow.ts';
import { memberName, memberPassword, newSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const devices = '/m/securityCenter/devices';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const ended = 'The account has been logged out, please log in again';
const others = (page: Page) => page.getByRole('region', { name: 'Elsewhere' });

test.describe('signed-in devices', () => {
  test('are listed from the settings, and one that is signed out reads why at its next act @A-255', async ({
    aSite,
    anotherVisitor,
    page,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    const other = await anotherVisitor();
    await signIn(other, site);
    await other.goto(site.url('/m/set'));
    await page.goto(site.url('/m/set'));
    await page.getByRole('main').getByRole('button', { name: 'Signed-in devices' }).click();
    await expect(page).toHaveURL(site.url(devices));
    await expect(page.getByRole('region', { name: 'Here', exact: true }).getByRole('listitem')).toContainText(
      'This device',
    );
    const rows = others(page).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: /^Sign out / }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Sign out this device?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: /^Sign out / }).click();
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('The device has been signed out')).toBeVisible();
    await expect(others(page)).toContainText('You are signed in nowhere else.');
    await other.getByRole('main').getByRole('button', { name: 'Signed-in devices' }).click();
    await expect(other.getByText(ended)).toHaveCount(1);
    await expect(other).toHaveURL(/\/m\/login$/);
    expect(await sessionOf(other)).toBeUndefined();
    expect(await sessionOf(page)).toBeDefined();
  });

  test('elsewhere are all signed out at once, and this one stays', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    for (const agent of [desktop, desktop, undefined]) await newSession(site, memberName, agent);
    await page.goto(site.url(devices));
    await expect(others(page).getByRole('listitem')).toHaveCount(3);
    await expect(others(page).getByText('Firefox on Windows')).toHaveCount(2);
    await expect(others(page).getByText('Chrome on Android')).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const question = page.getByRole('dialog', { name: 'Sign out everywhere else' });
    await question.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed in on this device only')).toBeVisible();
    await expect(others(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Here', exact: true }).getByRole('listitem')).toHaveCount(1);
  });

  test('are signed out by whoever proves that it is them, when they signed in long ago', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await signIn(page, site);
    await newSession(site, memberName, desktop);
    await page.goto(site.url(devices));
    await expect(others(page).getByRole('listitem')).toHaveCount(1);
    await platform.given(site, { proofSeconds: 0 });
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Prove that it is you' });
    await input(page, 'ownPassword').fill('not-this-one');
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await expect(sheet.getByText('The password is not right')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(others(page).getByRole('listitem')).toHaveCount(1);
    await page.goto(site.url('/m/member/info'));
    await page.getByRole('main').getByRole('button', { name: 'Email' }).click();
    await input(page, 'target').fill('rosalind@mail.com');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(sheet).toBeVisible();
    await platform.given(site, { proofSeconds: 900 });
    await input(page, 'ownPassword').fill(memberPassword);
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('The code has been sent')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(input(page, 'target')).toHaveValue('rosalind@mail.com');
  });

  test('are rows of the theme’s own list, where six brands had one', async ({ aSite, page }) => {
    const shapes = new Set<string>();
    for (const base of ['karat', 'ninety', 'soda'] as const) {
      const site = await aSite({ base });
      await signIn(page, site);
      await page.goto(site.url(devices));
      const row = page.getByRole('region', { name: 'Here', exact: true }).getByRole('listitem');
      await expect(row).toContainText('This device');
      shapes.add(
        await row.evaluate((one) => {
          const { borderRadius, borderBottomWidth, backgroundColor } = getComputedStyle(one);
          return [borderRadius, borderBottomWidth, backgroundColor !== 'rgba(0, 0, 0, 0)'].join(' ');
        }),
      );
    }
    expect(shapes.size).toBe(3);
  });

  test('lead from a page that says how well the account is kept', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { paymentPassword: '246810' });
    await page.goto(site.url('/m/securityCenter'));
    const meter = page.getByRole('progressbar');
    await expect(meter).toHaveAccessibleName(/^[2-5] of [2-5] safeguards in place$/);
    const before = await meter.getAttribute('aria-valuenow');
    const row = (name: string) => page.getByRole('main').getByRole('button', { name });
    await expect(row('Login password')).toContainText('In place');
    await expect(row('Withdrawal password')).toContainText('In place');
    const without = await aSite();
    await signIn(page, without);
    await page.goto(without.url('/m/securityCenter'));
    await expect(meter).toHaveAccessibleName(/safeguards in place$/);
    expect(Number(await meter.getAttribute('aria-valuenow'))).toBeLessThan(Number(before));
    await expect(row('Login password')).toContainText('In place');
    await expect(row('Withdrawal password')).toContainText('Set up');
    await expect(row('Personal details')).not.toContainText('In place');
  });

  for (const language of ['en', 'ur'] as const) {
    test(`keep to a narrow screen with large text in ${language}`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'chamak', language });
      await signIn(page, site);
      await newSession(site, memberName);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site.url(devices));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await findOverflow(page, language)).toEqual([]);
    });
  }
});
