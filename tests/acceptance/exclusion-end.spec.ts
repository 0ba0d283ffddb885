import { input } from '../support/account.ts';
import { findViolations } from '../support/axe.ts';
import { confirmNotice } from '../support/confirm-notice.ts';
import { memberPassword, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const ownPage = '/m/safePlay';
const main = 'main';

test.describe('a brand under the policy pack de', () => {
  test('an exclusion goes on after its time until it is asked for in writing, and says when play opens', async ({
    aSite,
    page,
  }) => {
    const site = await aSite({ base: 'soda', merchant: { policy: 'de' }, flags: { DEPOSIT: true, WITHDRAW: true } });
    await page.goto(site.url('/m/home'));
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await confirmNotice(site, (await signIn(page, site, { balance: '50.00' })).token, 'sums');
    await page.goto(site.url(ownPage));
    await page.locator(main).getByRole('radio', { name: '6 months' }).check();
    await page.locator(main).getByRole('button', { name: 'Exclude myself' }).click();
    const sheet = page.getByRole('dialog', { name: 'Exclude yourself for 6 months?' });
    await expect(sheet).toContainText('It does not end by itself');
    await expect(sheet).toContainText('play opens 7 days after that');
    await input(page, 'ownPassword').fill(memberPassword);
    await sheet.getByRole('button', { name: 'Exclude me now' }).click();
    await expect(page.getByText(/Play is closed to you until .* at least/)).toBeVisible();

    await confirmNotice(site, (await signIn(page, site, { userName: 'rosalind' })).token, 'sums');
    await page.goto(site.url(ownPage));
    const notice = page.getByRole('region', { name: 'You have excluded yourself' });
    await expect(notice).toContainText(/Until .* at least/);
    await expect(notice.getByRole('button', { name: 'Ask to end it' })).toHaveCount(0);

    // Its least time is over, and it goes on.
    await confirmNotice(
      site,
      (await signIn(page, site, { safePlay: { pause: { kind: 'exclusion', hours: -24, untilAsked: true } } })).token,
      'sums',
    );
    await page.goto(site.url('/m/voucherCenter'));
    await expect(page.locator(main)).toContainText('They open again after you have asked to end it');
    await page.goto(site.url(ownPage));
    await expect(notice).toContainText('It goes on until you ask to end it');
    await notice.getByRole('button', { name: 'Ask to end it' }).click();
    const request = page.getByRole('dialog', { name: 'Ask to end the exclusion' });
    await expect(request).toContainText('Play opens 7 days after your request');
    await input(page, 'ownPassword').fill(memberPassword);
    await request.getByRole('button', { name: 'Send my request' }).click();
    await expect(request).toContainText('Please write 10 to 200 characters');
    expect(await findViolations(page, 'the request that ends an exclusion')).toEqual([]);
    await page.locator('textarea[name=request]').fill('Please end my exclusion.');
    await request.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText(/We have your request. Play opens on/)).toBeVisible();
    await expect(notice).toContainText(/Until .*You asked on .* to end it/);
    await expect(notice.getByRole('button', { name: 'Ask to end it' })).toHaveCount(0);
    await expect(site.publish({ settings: { 'safePlay.exclusionRequestDays': 0 } })).rejects.toThrow(/POLICY_BROKEN/);
  });
});
