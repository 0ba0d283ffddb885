import type { Page } from '@playwright/test';
import { createAccount, fillRegistration, logIn, plainRegistration, sessionOf } from '../support/account.ts';
import { recordSteps } from '../support/record-steps.ts';
import { openMenu, sideMenu, topBar, visit } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const newcomer = { username: 'penelope7', password: 'walnut734', confimpsw: 'walnut734' };
const question = 'When are winnings paid out?';

test.describe('the walk of an account', () => {
  test('first visit, registration, news, details, sign-out, login, feedback', async ({ aSite, page, platform }) => {
    const step = recordSteps(page, 'account');
    const site = await aSite(plainRegistration());
    await platform.given(site, {
      captchaText: '4821',
      announcements: [{ type: 'PL', title: 'Doors open at eight', content: '<p>Come in</p>' }],
    });
    await step('look around as a guest', async () => {
      await page.goto(site.url());
      await expect(main(page).locator('[data-tile]').first()).toBeVisible();
      await topBar(page)
        .getByRole('link', { name: 'Register' })
        .or(topBar(page).getByRole('button', { name: 'Register' }))
        .click();
      await expect(page).toHaveURL(site.url('/m/register'));
    });
    await step('make an account', async () => {
      await fillRegistration(page, newcomer);
      await createAccount(page).click();
      await expect(page).toHaveURL(site.url('/m/home'));
      await expect(topBar(page)).toContainText(newcomer.username);
    });
    await step('read the news', async () => {
      await openMenu(page);
      await sideMenu(page).getByRole('link', { name: 'Announcements' }).click();
      await main(page).getByText('Doors open at eight').click();
      await expect(page.getByRole('article').getByText('Come in')).toBeVisible();
    });
    await step('see what is known about oneself', async () => {
      await visit(page, '/m/member/home');
      await main(page).getByText('Personal details').click();
      await expect(page).toHaveURL(site.url('/m/member/info'));
      await expect(main(page)).toContainText(newcomer.username);
    });
    await step('sign out', async () => {
      await visit(page, '/m/set');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign me out' }).click();
      await expect(page).toHaveURL(site.url('/m/home'));
      expect(await sessionOf(page)).toBeUndefined();
    });
    await step('ask something, which wants a login first', async () => {
      await openMenu(page);
      await sideMenu(page).getByRole('link', { name: 'Feedback' }).click();
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
      await logIn(page, { userName: newcomer.username, password: newcomer.password });
      await expect(page).toHaveURL(site.url('/m/feedback'));
      await page.getByRole('textbox', { name: 'Question type' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdrawal', exact: true }).click();
      await page.getByRole('textbox', { name: 'Your message' }).fill(question);
      await page.getByRole('textbox', { name: 'Captcha' }).fill('4821');
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByText('Thank you. Your message has been sent.')).toBeVisible();
      await expect(page.getByRole('tabpanel').locator('summary')).toContainText(question);
    });
  });
});
