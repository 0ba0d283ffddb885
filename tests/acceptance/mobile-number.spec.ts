import type { Page } from '@playwright/test';
import { input, plainRegistration } from '../support/account.ts';
import type { SiteOptions } from '../support/a-site.ts';
import { expect, test } from '../support/test.ts';

const errorOf = (page: Page, name: string) => page.locator(`[id="registration_${name}-error"]`);
const sent = (body: string | undefined): unknown => JSON.parse(body ?? '');

const byMobile = plainRegistration({
  flags: { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true },
  rules: { mobileNum: { min: 9, max: 11 } },
});

/** One number, as it stands in an address book, on a card, in a message and on an Urdu or Arabic keyboard. */
const ways = ['+353 85 765 4321', '00353 (0)85-765 4321', '353857654321', '+۳۵۳ ۸۵ ۷۶۵ ۴۳۲۱', '+٣٥٣ ٨٥ ٧٦٥ ٤٣٢١'];

/** As it is typed on the keyboard of a phone, at home and abroad. */
const typedWays = ['+353 85 765 4321', '00353 85 765 4321', '353857654321', '857654321', '085 765 4321'];

const doors: Readonly<Record<string, SiteOptions>> = {
  '/m/login': { base: 'soda', flags: { MOBILEVERCODELOGIN3: true } },
  '/m/forget': { base: 'soda', settings: { 'recovery.email': false, 'recovery.phone': true } },
};

/** Puts text into the focused field at once, as pasting does: no key goes down. */
async function paste(page: Page, name: string, text: string) {
  await input(page, name).focus();
  await page.keyboard.insertText(text);
}

test.describe('a mobile number as people write it', () => {
  for (const [path, options] of Object.entries(doors)) {
    for (const written of ways) {
      test(`${written} pasted at ${path} sends the code to that number and to nobody else's`, async ({
        aSite,
        page,
        platform,
      }) => {
        const site = await aSite(options);
        await platform.given(site, { country: 'IE' });
        await page.goto(site.url(path));
        await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
        await paste(page, 'mobileNum', written);
        await input(page, 'mobileNum').blur();
        await expect(input(page, 'mobileNum')).toHaveValue('857654321');
        await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
        await page.getByRole('button', { name: 'Get code' }).click();
        const arrived = async () => (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'smsCode');
        await expect.poll(async () => (await arrived()).length).toBe(1);
        expect((await arrived())[0]?.body).toMatchObject({ mobileNum: '857654321', countryDialingCode: '+353' });
      });
    }

    test(`another country's number pasted at ${path} brings its code along, and one too long is not cut`, async ({
      aSite,
      page,
      calls,
      platform,
    }) => {
      const site = await aSite(options);
      await platform.given(site, { country: 'IE' });
      await page.goto(site.url(path));
      const number = input(page, 'mobileNum');
      await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
      await paste(page, 'mobileNum', '+92 300 1234567');
      await expect(page.getByLabel('Dialling code')).toHaveValue('+92');
      await expect(number).toHaveValue('3001234567');
      await number.fill('');
      await paste(page, 'mobileNum', '300 1234567 300 1234567 300');
      await number.blur();
      await expect(number).toHaveValue('30012345673001234567300');
      await expect(page.getByText(/valid mobile number|Mobile number not valid/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Get code' }).click();
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      expect(calls.of('smsCode')).toHaveLength(0);
    });
  }

  test('a number that is too short for the form without the prefix of calls at home is written with it', async ({
    aSite,
    page,
    platform,
  }) => {
    const options = doors['/m/forget'] ?? {};
    const site = await aSite({ ...options, rules: { loginMobileNum: { min: 10, max: 11 } } });
    await platform.given(site, { country: 'IE' });
    await page.goto(site.url('/m/forget'));
    await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
    await paste(page, 'mobileNum', '+353 85 765 4321');
    await input(page, 'mobileNum').blur();
    await expect(input(page, 'mobileNum')).toHaveValue('0857654321');
    await expect(page.getByText(/Mobile number not valid/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Get code' }).click();
    const arrived = async () => (await platform.calls(site)).filter(({ endpoint }) => endpoint === 'smsCode');
    await expect.poll(async () => (await arrived())[0]?.body).toMatchObject({ countryDialingCode: '+353' });
    await expect.poll(async () => (await arrived())[0]?.body).toMatchObject({ mobileNum: '0857654321' });
  });

  for (const [last, isHeld] of [
    ['Tab', true],
    ['Enter', true],
    ['Tab', false],
  ] as const) {
    const when = isHeld ? 'before the reader of numbers is there' : 'once it is';
    test(`a number typed key by key ${when}, and left by ${last}, is understood in every way`, async ({
      aSite,
      page,
      platform,
      network,
    }) => {
      const options = doors['/m/forget'] ?? {};
      const site = await aSite({ ...options, rules: { loginMobileNum: { min: 10, max: 10 } } });
      await platform.given(site, { country: 'IE' });
      const number = input(page, 'mobileNum');
      for (const written of typedWays) {
        const release = isHeld ? await network.hold(/read-mobile-number/) : () => undefined;
        await page.goto(site.url('/m/forget'));
        await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
        await number.pressSequentially(written);
        release();
        await expect(number).toHaveValue(/^0?857654321$/);
        await number.press(last);
        await expect(number, written).toHaveValue('0857654321');
        await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
        await expect(page.getByText(/Mobile number not valid/)).toHaveCount(0);
      }
    });
  }

  test('a number that is left before the reader of numbers is there is completed once it is', async ({
    aSite,
    page,
    platform,
    network,
  }) => {
    const site = await aSite({ ...doors['/m/forget'], rules: { loginMobileNum: { min: 10, max: 10 } } });
    await platform.given(site, { country: 'IE' });
    const number = input(page, 'mobileNum');
    for (const last of ['Tab', 'Enter']) {
      const release = await network.hold(/read-mobile-number/);
      await page.goto(site.url('/m/forget'));
      await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
      await number.pressSequentially('857654321');
      await number.press(last);
      release();
      await expect(number, last).toHaveValue('0857654321');
    }
  });

  for (const written of ways) {
    test(`${written} is sent as number and code`, async ({ aSite, page, calls, platform }) => {
      const site = await aSite(byMobile);
      await platform.given(site, { country: 'IE' });
      await page.goto(site.url('/m/register'));
      const number = input(page, 'mobileNum');
      await number.focus();
      await expect(page.getByLabel('Dialling code')).toHaveValue('+353');
      await number.fill(written);
      await number.blur();
      await expect(number).toHaveValue('857654321');
      await page.getByRole('button', { name: 'Get code' }).click();
      await expect.poll(() => calls.of('smsCode').length).toBe(1);
      expect(sent(calls.of('smsCode')[0]?.body)).toMatchObject({ mobileNo: '857654321', countryDialingCode: '+353' });
    });
  }

  test('the code of another country takes the place of the chosen one, and typing goes on behind it', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(byMobile);
    await page.goto(site.url('/m/register'));
    await input(page, 'mobileNum').pressSequentially('+923001234567');
    await expect(page.getByLabel('Dialling code')).toHaveValue('+92');
    await expect(input(page, 'mobileNum')).toHaveValue('3001234567');
    await expect(errorOf(page, 'mobileNum')).toBeEmpty();
  });

  test('a pasted number that is too long stays whole and is refused in words', async ({ aSite, page, calls }) => {
    const site = await aSite(byMobile);
    await page.goto(site.url('/m/register'));
    await input(page, 'mobileNum').fill('8576543218576');
    await input(page, 'mobileNum').blur();
    await expect(input(page, 'mobileNum')).toHaveValue('8576543218576');
    await expect(errorOf(page, 'mobileNum')).toContainText('Mobile number not valid');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(errorOf(page, 'mobileNum')).toContainText('Please enter a valid mobile number');
    expect(calls.of('smsCode')).toHaveLength(0);
  });

  test('whoever mistyped the number asks for a code for the right one at once', async ({ aSite, page, calls }) => {
    const site = await aSite(byMobile);
    await page.goto(site.url('/m/register'));
    const button = page.getByRole('button', { name: 'Get code' });
    await input(page, 'mobileNum').fill('857654321');
    await button.click();
    await expect(button).toBeHidden();
    await input(page, 'mobileNum').fill('857654322');
    await expect(button).toBeEnabled();
    await button.click();
    await expect.poll(() => calls.of('smsCode').length).toBe(2);
    expect(sent(calls.of('smsCode')[1]?.body)).toMatchObject({ mobileNo: '857654322' });
    await expect(button).toBeHidden();
    await input(page, 'mobileNum').fill('857654321');
    await expect(button).toBeEnabled();
  });

  for (const [width, letters] of [
    [320, '100%'],
    [390, '200%'],
  ] as const)
    test(`is seen whole beside its button at ${width} px and ${letters}`, async ({ aSite, page }) => {
      const site = await aSite({ base: 'tide', language: 'en', settings: { 'registration.announcement': false } });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url('/m/register'));
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      await page.getByRole('tab', { name: 'Mobile' }).click();
      const number = input(page, 'mobileNum');
      await number.fill('07700900123');
      await expect.poll(() => number.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    });
});
