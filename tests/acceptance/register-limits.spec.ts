import { createAccount, fillRegistration, input, plainRegistration, player } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test.describe('limits of the registration', () => {
  test('after ten names the form says that the next is checked at the end, where a taken one is refused', async ({
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

  test('a password that is easy to guess is refused beside its field; a long one may be pasted', async ({
    aSite,
    context,
    page,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const site = await aSite(plainRegistration({ rules: { password: { min: 8, max: 128 } } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { password: 'Password1', confimpsw: 'Password1' });
    await createAccount(page).click();
    const said = page.getByRole('main').getByText('This password is easy to guess. Please choose another');
    await expect(said).toBeVisible();
    await expect(input(page, 'password')).toBeFocused();
    const long = 'four-quiet-herons-wade-beside-the-weir-while-rain-keeps-falling-on';
    await page.evaluate((text) => navigator.clipboard.writeText(text), long);
    for (const field of ['password', 'confimpsw']) {
      await input(page, field).selectText();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(input(page, field)).toHaveValue(long);
      await expect(input(page, field)).toHaveAttribute('autocomplete', 'new-password');
    }
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });
});
