import { chooseNameLogin, input, logIn, player } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const wrong = { userName: player.userName, password: 'wrong-one1' };

test.describe('limits of the login', () => {
  test('who guesses reads how long to wait, in his language, and the right password works after it', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player], captchaAfter: 100 });
    await page.goto(site.url('/m/login'));
    await chooseNameLogin(page);
    for (let guess = 0; guess < 5; guess += 1) {
      const answered = page.waitForResponse((answer) => answer.url().includes('/session/login'));
      await logIn(page, wrong);
      expect((await answered).status()).toBe(400);
      await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
    }
    const refused = page.waitForResponse((answer) => answer.url().includes('/session/login'));
    await logIn(page);
    const answer = await refused;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByText(/^Too many tries\. Try again in \d+ (second|minute)s?$/)).toBeVisible();
  });

  test('in Urdu the wait is told in Urdu', async ({ aSite, page, platform }) => {
    const site = await aSite({ base: 'soda', languages: ['ur', 'en'], language: 'ur' });
    await platform.given(site, {
      failures: { login: { status: 429, code: 'rate.limited', value: { waitSeconds: 180 } } },
    });
    await page.goto(site.url('/m/login'));
    await page.getByRole('tab').last().click();
    await input(page, 'username').fill(player.userName);
    await input(page, 'password').fill(player.password);
    await input(page, 'password').press('Enter');
    await expect(page.getByText('بہت زیادہ کوششیں ہو چکی ہیں۔ 3 منٹ بعد دوبارہ کوشش کریں')).toBeVisible();
  });
});
