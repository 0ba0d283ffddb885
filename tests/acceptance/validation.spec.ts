import type { Page } from '@playwright/test';
import { createAccount, fillRegistration, input, logIn, plainRegistration, player } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

/** The error line of a field. */
const errorOf = (page: Page, name: string) => page.locator(`[id="registration_${name}-error"]`);

/** Of each of the 18 fields a value that its rule refuses and one that it takes. */
const fields: readonly (readonly [name: string, rule: Record<string, unknown>, bad: string, good: string])[] = [
  ['username', { patternId: 'lettersDigits' }, 'no spaces', 'newplayer2'],
  ['password', { min: 8 }, 'short', 'walnut734'],
  ['paymentPassword', { patternId: 'digits', min: 6, max: 6 }, '12345', '123456'],
  ['idNumber', { patternId: 'digits', min: 4 }, '12a4', '1234'],
  ['qqNum', { patternId: 'digits', min: 5 }, '12x45', '12345'],
  ['facebook', { patternId: 'handle', min: 3 }, 'a b c', 'marlow.fb'],
  ['wechat', { patternId: 'handle', min: 3 }, 'a b c', 'marlow_wx'],
  ['line', { patternId: 'handle', min: 3 }, 'a b c', 'marlow_ln'],
  ['whatsapp', { patternId: 'phone', min: 7 }, '12-34-56', '+447700900123'],
  ['zalo', { patternId: 'handle', min: 3 }, 'a b c', 'marlow_za'],
  ['email', { patternId: 'email' }, 'nobody@', 'marlow@mail.example.com'],
  ['nickname', { patternId: 'name', min: 2 }, '4you', 'Marlow'],
  ['payeeName', { patternId: 'name', min: 2 }, 'M4rlow', 'ثنا مرزا'],
  ['recommenderId', { patternId: 'code', min: 2 }, 'a b', 'AB-12'],
  ['affiliateCode', { patternId: 'code', min: 2 }, 'a b', 'AB12'],
];

test.describe('validation', () => {
  test('each text field has its own validator @A-283', async ({ aSite, page }) => {
    const rules = Object.fromEntries(fields.map(([name, rule]) => [name, { enabled: true, required: false, ...rule }]));
    const site = await aSite(plainRegistration({ rules }));
    await page.goto(site.url('/m/register'));
    for (const [name, , bad, good] of fields) {
      await input(page, name).fill(bad);
      await input(page, name).blur();
      await expect(errorOf(page, name), `${name} refuses ${bad}`).not.toBeEmpty();
      await expect(page.locator('[aria-invalid="true"]'), `only ${name} is wrong`).toHaveCount(1);
      await input(page, name).fill(good);
      await expect(errorOf(page, name), `${name} takes ${good}`).toBeEmpty();
    }
  });

  test('number, code and birthday have their own validators @A-283', async ({ aSite, page }) => {
    const site = await aSite(
      plainRegistration({
        flags: { REGMOBVERF3: true },
        rules: {
          mobileNum: { enabled: true, required: true, min: 9, max: 11 },
          birthday: { enabled: true, required: true },
        },
      }),
    );
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { mobileNum: '123', messageCode1: '123456' });
    await expect(errorOf(page, 'mobileNum')).toContainText('Mobile number not valid');
    await input(page, 'mobileNum').fill('851234567');
    await expect(errorOf(page, 'mobileNum')).toBeEmpty();
    await createAccount(page).click();
    await expect(errorOf(page, 'birthday')).not.toBeEmpty();
    await input(page, 'messageCode1').fill('');
    await expect(errorOf(page, 'verificationCode')).toContainText('Please enter the SMS code');
  });

  test('a required field that is empty is refused without a call @A-284', async ({ aSite, page, calls }) => {
    const site = await aSite(plainRegistration({ rules: { nickname: { enabled: true, required: true } } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await createAccount(page).click();
    await expect(errorOf(page, 'nickname')).toContainText('Please fill in “Nickname”');
    expect(calls.of('register')).toHaveLength(0);
  });

  test('lengths follow the rules at both ends @A-285', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ rules: { username: { min: 4, max: 6 } } }));
    await page.goto(site.url('/m/register'));
    for (const [name, text] of [
      ['abc', 'At least 4 characters'],
      ['abcdefg', 'At most 6 characters'],
      ['abcd', ''],
      ['abcdef', ''],
    ] as const) {
      await input(page, 'username').fill(name);
      await input(page, 'username').blur();
      if (text === '') await expect(errorOf(page, 'username')).toBeEmpty();
      else await expect(errorOf(page, 'username')).toContainText(text);
    }
  });

  test('an optional field that is empty passes @A-286', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration({ rules: { nickname: { enabled: true, required: false, min: 4 } } }));
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { nickname: 'ab' });
    await input(page, 'nickname').fill('');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('a known pattern refuses, an unknown one leaves the length rules', async ({ aSite, page }) => {
    const rules = { nickname: { enabled: true, min: 4, patternId: 'lettersDigits' } };
    const site = await aSite(plainRegistration({ rules }));
    await page.goto(site.url('/m/register'));
    await input(page, 'nickname').fill('Marlow Finch');
    await input(page, 'nickname').blur();
    await expect(errorOf(page, 'nickname')).toContainText('Name format not valid');
    await site.publish({ rules: { nickname: { ...rules.nickname, patternId: 'noSuchPattern' } } });
    await page.reload();
    await input(page, 'nickname').fill('Marlow Finch');
    await input(page, 'nickname').blur();
    await expect(errorOf(page, 'nickname')).toBeEmpty();
    await input(page, 'nickname').fill('abc');
    await expect(errorOf(page, 'nickname')).toContainText('At least 4 characters');
  });

  test('the confirmation must equal the password @A-288', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, { confimpsw: 'secret124' });
    await expect(errorOf(page, 'confirmPassword')).toContainText('Confirmation password not matched');
    await input(page, 'confimpsw').fill('walnut734');
    await expect(errorOf(page, 'confirmPassword')).toBeEmpty();
  });

  test('the confirmation is checked again when the password changes @A-289', async ({ aSite, page }) => {
    const site = await aSite(plainRegistration());
    await page.goto(site.url('/m/register'));
    await fillRegistration(page);
    await expect(errorOf(page, 'confirmPassword')).toBeEmpty();
    await input(page, 'password').fill('walnut7345');
    await expect(errorOf(page, 'confirmPassword')).toContainText('Confirmation password not matched');
  });

  test('the registration captcha is required, numeric and at most six long @A-290', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({
      base: 'karat',
      settings: { 'registration.announcement': false },
      rules: {
        payeeName: { enabled: false, required: false },
        email: { enabled: false, required: false },
        birthday: { enabled: false, required: false },
        affiliateCode: { enabled: false },
      },
    });
    await platform.given(site, { captchaText: '1234' });
    await page.goto(site.url('/m/register'));
    await expect(page.getByRole('img', { name: 'Captcha picture' })).toBeVisible();
    for (const answer of ['', 'abc', '1234567']) {
      await fillRegistration(page, { identifying: answer });
      await createAccount(page).click();
      await expect(errorOf(page, 'captcha'), answer).not.toBeEmpty();
      expect(calls.of('register')).toHaveLength(0);
    }
    await input(page, 'identifying').fill('4321');
    await createAccount(page).click();
    await expect(errorOf(page, 'captcha'), 'it was not left empty').toHaveText('Wrong captcha');
    await expect(page.getByText('Wrong captcha')).toHaveCount(1);
    await expect(input(page, 'identifying')).toBeFocused();
    await input(page, 'identifying').fill('1234');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('the login captcha is required when shown, numeric and at most six long @A-279', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite({ base: 'soda' });
    await platform.given(site, { accounts: [player], captchaAfter: 1, captchaText: '1234' });
    await page.goto(site.url('/m/login'));
    await logIn(page, { ...player, password: 'wrong-one1' });
    await expect(input(page, 'identifying')).toBeVisible();
    const sent = calls.of('login').length;
    for (const answer of ['', 'abc', '1234567']) {
      await input(page, 'identifying').fill(answer);
      await logIn(page);
      await expect(page.locator('[id="login_captcha-error"]'), answer).not.toBeEmpty();
      expect(calls.of('login')).toHaveLength(sent);
    }
    await input(page, 'identifying').fill('1234');
    await logIn(page);
    await expect(page).toHaveURL(site.url('/m/home'));
  });

  test('the login has rules of its own, changed one by one @A-278', async ({ aSite, page, calls }) => {
    const site = await aSite({ base: 'soda', rules: { loginUsername: { min: 4 }, loginPassword: { min: 6 } } });
    await page.goto(site.url('/m/login'));
    await logIn(page, { userName: 'abcd', password: 'five5' });
    await expect(page.locator('[id="login_password-error"]')).toContainText('Password format incorrect');
    await expect(page.locator('[id="login_username-error"]')).toBeEmpty();
    await site.publish({ rules: { loginUsername: { min: 8 } } });
    await page.reload();
    await logIn(page, { userName: 'abcd', password: 'sixsix' });
    await expect(page.locator('[id="login_username-error"]')).toContainText('Account format incorrect');
    await expect(page.locator('[id="login_password-error"]')).toBeEmpty();
    expect(calls.of('login')).toHaveLength(0);
  });

  test('the 21st digit of a number is not taken @A-280', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', rules: { loginMobileNum: { max: 20 } } });
    await page.goto(site.url('/m/login'));
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await input(page, 'mobileNum').pressSequentially('123456789012345678901');
    await expect(input(page, 'mobileNum')).toHaveValue('12345678901234567890');
  });

  test('an SMS code takes ten digits and keeps leading zeros @A-281', async ({ aSite, page }) => {
    const site = await aSite({ base: 'soda', rules: { verificationCode: { max: 10 } } });
    await page.goto(site.url('/m/login'));
    await page.getByRole('tab', { name: 'Mobile' }).click();
    const code = page.getByLabel('SMS code');
    await code.pressSequentially('12a');
    await expect(code).toHaveValue('12');
    await code.fill('');
    await code.pressSequentially('01234567890');
    await expect(code).toHaveValue('0123456789');
  });

  test('a code is asked for only with a valid number @A-282 @A-312', async ({ aSite, page, calls }) => {
    const site = await aSite(
      plainRegistration({
        flags: { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true },
        rules: { mobileNum: { min: 9, max: 11 } },
      }),
    );
    await page.goto(site.url('/m/register'));
    const button = page.getByRole('button', { name: 'Get code' });
    for (const number of ['', '123']) {
      await input(page, 'mobileNum').fill(number);
      await button.click();
      await expect(errorOf(page, 'mobileNum')).toContainText('Please enter a valid mobile number');
      expect(calls.of('smsCode')).toHaveLength(0);
    }
    await input(page, 'mobileNum').blur();
    await expect(errorOf(page, 'mobileNum')).toContainText('Mobile number not valid');
    await input(page, 'mobileNum').fill('851234567');
    await button.click();
    await expect.poll(() => calls.of('smsCode').length).toBe(1);
  });

  for (const [title, rules, name, value, text] of [
    [
      'a bad account name says so @A-308',
      { username: { patternId: 'lettersDigits' } },
      'username',
      'bad name',
      'Account format incorrect',
    ],
    [
      'a bad password says so @A-309',
      { password: { patternId: 'password' } },
      'password',
      'pass word 1',
      'Password format incorrect',
    ],
    ['a bad email says so @A-310', { email: { enabled: true } }, 'email', 'nobody@', 'Email format incorrect'],
    [
      'a bad payee name says so @A-311',
      { payeeName: { enabled: true } },
      'payeeName',
      'M4rlow',
      'Name format not valid',
    ],
  ] as const) {
    test(title, async ({ aSite, page }) => {
      const site = await aSite(plainRegistration({ rules }));
      await page.goto(site.url('/m/register'));
      await input(page, name).fill(value);
      await input(page, name).blur();
      await expect(errorOf(page, name)).toContainText(text);
    });
  }
});
