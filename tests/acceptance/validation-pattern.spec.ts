import { createAccount, fillRegistration, input, plainRegistration } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test.describe('validation', () => {
  test('a known pattern id refuses a break of it; an unknown one leaves the lengths @A-287', async ({
    aSite,
    page,
    calls,
  }) => {
    const nickname = { enabled: true, required: true, min: 3, max: 6 };
    const site = await aSite(plainRegistration({ rules: { nickname: { ...nickname, patternId: 'digits' } } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { nickname: 'ada' });
    await createAccount(page).click();
    await expect(page.locator('[id="registration_nickname-error"]')).not.toBeEmpty();
    expect(calls.of('register')).toHaveLength(0);
    const other = await aSite(
      plainRegistration({ rules: { nickname: { ...nickname, patternId: 'of.another.make' } } }),
    );
    await page.goto(other.url('/m/register'));
    await fillRegistration(page, { nickname: 'ad' });
    await createAccount(page).click();
    await expect(page.locator('[id="registration_nickname-error"]')).not.toBeEmpty();
    expect(calls.of('register')).toHaveLength(0);
    await input(page, 'nickname').fill('ada');
    await createAccount(page).click();
    await expect(page).toHaveURL(other.url('/m/home'));
  });
});
