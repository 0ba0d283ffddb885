import { createAccount, fillRegistration, input, pickDay, plainRegistration, player } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

/** Everything that a registration form can ask for, with a good value each. */
const everything = {
  paymentPassword: '482915',
  nickname: 'Marlow',
  payeeName: 'Marlow Finch',
  email: 'marlow@mail.com',
  mobileNum: '851234567',
  idNumber: 'AB123456',
  qqNum: '1234567',
  facebook: 'marlow.fb',
  wechat: 'marlow_wx',
  line: 'marlow_ln',
  whatsapp: '447700900123',
  zalo: 'marlow_za',
  affiliateCode: 'FRIEND1',
  recommenderId: player.userName,
};

test.describe('entities', () => {
  test('a full registration has all keys and no others @A-231', async ({ aSite, page, platform }) => {
    const rules = Object.fromEntries(Object.keys(everything).map((name) => [name, { enabled: true, required: true }]));
    const site = await aSite(
      plainRegistration({
        flags: { REGMOBVERF3: true },
        rules: {
          ...rules,
          birthday: { enabled: true, required: true },
          verificationCode: { enabled: true },
          mobileNum: { enabled: true, required: true, min: 7, max: 15 },
        },
      }),
    );
    await platform.given(site, { accounts: [player], affiliates: [{ code: 'FRIEND1' }], smsCode: '246810' });
    await page.goto(site.url('/m/register'));
    await fillRegistration(page, everything);
    await input(page, 'birthday').click();
    await pickDay(page, 1990, 'March', 5);
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await input(page, 'messageCode1').fill('246810');
    await createAccount(page).click();
    await expect(page).toHaveURL(site.url('/m/home'));
    const put = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'register');
    const { moduleId: _module, ...body } = Object(put?.body);
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...Object.keys(everything),
        'birthday',
        'confirmPassword',
        'countryDialingCode',
        'domain',
        'password',
        'registerMethod',
        'registerUrl',
        'type',
        'username',
        'verificationCode',
      ].toSorted(),
    );
  });
});
