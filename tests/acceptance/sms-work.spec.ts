import { input, plainRegistration } from '../support/account.ts';
import { expect, test } from '../support/test.ts';

test.describe('work before an SMS code', () => {
  test('the browser does the work in a worker of its own, and the code is sent with it @A-236', async ({
    aSite,
    page,
    platform,
    calls,
  }) => {
    const site = await aSite(
      plainRegistration({ flags: { MOBILENUMREG3: true }, settings: { 'sms.proofOfWork': true } }),
    );
    await page.goto(site.url('/m/register'));
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await input(page, 'mobileNum').fill('8512345678');
    const worker = page.waitForEvent('worker');
    await page.getByRole('button', { name: 'Get code' }).click();
    expect(new URL((await worker).url()).origin).toBe(new URL(site.url()).origin);
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible({ timeout: 30_000 });
    expect(calls.of('humanChallenge')).toHaveLength(1);
    const sent = (await platform.calls(site)).find(({ endpoint }) => endpoint === 'smsCode');
    expect(sent?.body).toEqual({ mobileNo: '8512345678', countryDialingCode: expect.stringMatching(/^\+\d+$/) });
    expect(sent?.headers['human-check']).toEqual(expect.any(String));
    const plain = await aSite(plainRegistration({ flags: { MOBILENUMREG3: true } }));
    await page.goto(plain.url('/m/register'));
    await page.getByRole('tab', { name: 'Mobile' }).click();
    await input(page, 'mobileNum').fill('8512345678');
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    const [asked] = (await platform.calls(plain)).filter(({ endpoint }) => endpoint === 'smsCode');
    expect(asked?.headers).not.toHaveProperty('human-check');
  });
});
