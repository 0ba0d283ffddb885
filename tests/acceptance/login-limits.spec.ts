import { chooseNameLogin, input, logIn, player } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const wrong = { userName: player.userName, password: 'wrong-one1' };

test.describe('limits of the login', () => {
  test('who guesses reads how long to wait, in their language, and the right password works after it', async ({
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

  test('who loads the page anew and asks for another code reads when, in English and in Urdu', async ({
    aSite,
    page,
  }) => {
    for (const [language, words] of [
      ['en', /^A code is on its way\. Ask for another in \d+ seconds$/],
      ['ur', /^کوڈ راستے میں ہے۔ \d+ سیکنڈ بعد دوسرا مانگیں$/],
    ] as const) {
      const flags = { MOBILEVERCODELOGIN3: true };
      const site = await aSite({ base: 'soda', flags, languages: ['en', 'ur'], language });
      for (const status of [200, 429]) {
        await page.goto(site.url('/m/login'));
        await page.getByRole('tab').first().click();
        await input(page, 'mobileNum').fill('8512345678');
        const answered = page.waitForResponse((answer) => answer.url().includes('/sms/code'));
        await page.getByRole('button', { name: language === 'en' ? 'Get code' : 'کوڈ حاصل کریں' }).click();
        expect((await answered).status()).toBe(status);
      }
      await expect(page.getByText(words)).toBeVisible();
    }
  });
});
