import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { input, logIn, sessionOf } from '../support/account.ts';
import { findOverflow } from '../support/overflow.ts';
import { memberName, memberPassword, newSession, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ownPage = '/m/set/account';
const close = (page: Page) => page.getByRole('button', { name: 'Close my account' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Close your account?' });

test.describe('a player’s own data', () => {
  test('come as a file, for the password alone', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { email: 'rosalind@mail.example', balance: '3.00' });
    await page.goto(site.url('/m/set'));
    await page.getByRole('main').getByRole('button', { name: 'Your data and account' }).click();
    await expect(page).toHaveURL(site.url(ownPage));
    await page.getByRole('button', { name: 'Download my data' }).click();
    const sheet = page.getByRole('dialog', { name: 'Download my data' });
    const submit = sheet.getByRole('button', { name: 'Download', exact: true });
    await submit.click();
    await expect(sheet.getByText('Enter your login password')).toBeVisible();
    await input(page, 'ownPassword').fill('not-this-one');
    await submit.click();
    await expect(sheet.getByText('The password is not right')).toBeVisible();
    await input(page, 'ownPassword').fill(memberPassword);
    const [file] = await Promise.all([page.waitForEvent('download'), submit.click()]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${site.code}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
    const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(data).toMatchObject({
      account: { name: memberName, email: 'rosalind@mail.example' },
      wallet: { balance: '3.00' },
    });
    await expect(page.getByText('The file with your data is ready')).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });
});

test.describe('closing the account', () => {
  test('waits for the money to be withdrawn, and leads there', async ({ aSite, page }) => {
    const site = await aSite({ flags: { WITHDRAW: true } });
    await signIn(page, site, { balance: '40.00' });
    await page.goto(site.url(ownPage));
    const section = page.getByRole('region', { name: 'Close your account' });
    await expect(section).toContainText('40.00 is still in your account. Please withdraw it first.');
    await expect(close(page)).toHaveCount(0);
    await section.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page).toHaveURL(site.url('/m/withdraw'));
  });

  test('says what stands in the way in words of its own', async ({ aSite, page, platform }) => {
    const site = await aSite();
    await signIn(page, site);
    for (const [obstacle, words] of [
      ['bets', 'You have open bets. You can close the account once they are settled.'],
      ['agent', 'You have a team, so customer service closes your account with you.'],
    ] as const) {
      await platform.given(site, { answers: { closing: { balance: '0.00', proof: 'password', obstacle } } });
      await page.goto(site.url(ownPage));
      await expect(page.getByText(words)).toBeVisible();
      await expect(close(page)).toHaveCount(0);
    }
  });

  test('takes the password, ends every session and lets nobody in again', async ({ aSite, anotherVisitor, page }) => {
    const site = await aSite();
    await signIn(page, site);
    const other = await anotherVisitor();
    await signIn(other, site);
    await other.goto(site.url('/m/set'));
    await page.goto(site.url(ownPage));
    await expect(page.getByText('Bets and payments are kept for as long as the law asks.')).toBeVisible();
    await close(page).click();
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await close(page).click();
    await input(page, 'ownPassword').fill(memberPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your account is closed')).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await sessionOf(page)).toBeUndefined();
    await other.getByRole('main').getByRole('button', { name: 'Your data and account' }).click();
    await expect(other.getByText('The account has been logged out, please log in again')).toHaveCount(1);
    await logIn(other, { userName: memberName, password: memberPassword });
    await expect(other.getByText('The account or the password is not right')).toBeVisible();
    expect(await sessionOf(other)).toBeUndefined();
    await expect(newSession(site, memberName)).rejects.toThrow('login.failed');
  });

  test('gives up a remainder that cannot be withdrawn, and says so before', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { balance: '0.30' });
    await page.goto(site.url(ownPage));
    await expect(
      page.getByText('is too little to be withdrawn. You give it up when you close the account.'),
    ).toBeVisible();
    await close(page).click();
    await input(page, 'ownPassword').fill(memberPassword);
    await question(page).getByRole('button', { name: 'Close for good' }).click();
    await expect(page.getByText('Your account is closed')).toBeVisible();
  });

  test('is no matter of a trial account', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site, { type: 4 });
    await page.goto(site.url(ownPage));
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  for (const language of ['en', 'ur'] as const) {
    test(`keeps to a narrow screen with large text in ${language}`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'chamak', language });
      await signIn(page, site, { balance: '0.30' });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site.url(ownPage));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await findOverflow(page, language)).toEqual([]);
    });
  }
});
