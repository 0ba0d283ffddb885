import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('settings', () => {
  test('lead to the password and to signing out @A-136 @A-137', async ({ aSite, page }) => {
    const site = await aSite();
    await signIn(page, site);
    await page.goto(site.url('/m/set'));
    const row = (name: string) => page.getByRole('main').getByRole('button', { name });
    await row('Sign out').click();
    const question = page.getByRole('dialog', { name: 'Sign out' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await row('Change password').click();
    await expect(page).toHaveURL(site.url('/m/changePsw'));
  });
});
