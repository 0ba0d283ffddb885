import { createAccount, fillRegistration, input, plainRegistration, player } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test.describe('limits of the registration', () => {
  test('after ten names the form says that the next is checked at the end, where a taken one is refused @A-113', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(plainRegistration());
    await platform.given(site, { accounts: [player] });
    await page.goto(site.url('/m/register'));
    const note = page.getByText('Whether this name is free is checked when you submit');
    for (let asked = 0; asked < 10; asked += 1) {
      await input(page, 'username').fill(`somebody${asked}`);
      await input(page, 'username').blur();
      await expect.poll(() => calls.of('usernameAvailability').length).toBe(asked + 1);
    }
    await expect(note).toHaveCount(0);
    await fillRegistration(page, { username: player.userName });
    await expect(note).toBeVisible();
    await expect(page.getByText('Sorry, the username already exists')).toHaveCount(0);
    await createAccount(page).click();
    await expect(page.getByText('Sorry, the username already exists').first()).toBeVisible();
    await input(page, 'username').fill('nobodyelse1');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });
});
