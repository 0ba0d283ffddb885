import { createAccount, input, plainRegistration } from '../support/account.ts';
import { visit, walkTo } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`;
const chrome = `${iphone} CriOS/123.0 Mobile/15E148 Safari/604.1`;
const facebook = `${iphone} Version/17.4 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/450.0]`;
const resources = [{ resourceType: 'MOBILECONFIG', url: '/art/karat.mobileconfig' }];

test.describe('age and terms', () => {
  test('the text beside the terms box names age and terms, and follows the setting @A-222 @A-223', async ({
    aSite,
    page,
  }) => {
    const site = await aSite(plainRegistration({ settings: { ageGate: 'register' } }));
    await page.goto(site.url('/m/register'));
    const label = page
      .locator('label')
      .filter({ has: input(page, 'terms') })
      .or(page.getByText(/18 or over/))
      .first();
    await expect(label).toContainText(/18.*terms/);
    await site.publish({ settings: { 'ages.gate': 21 } });
    await expect(page.getByText(/21 or over.*terms/)).toBeVisible();
    await site.publish({ settings: { ageGate: 'off' } });
    await expect(page.getByText(/or over/)).toHaveCount(0);
    await expect(createAccount(page)).toBeVisible();
  });

  test('before the site it asks once, lets the terms be read, and takes a no', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite({ settings: { ageGate: 'site', 'ages.gate': 21 } });
    await page.goto(site.url());
    await expect(page.getByRole('heading', { name: 'Are you 21 or older?' })).toBeVisible();
    await expect(page.getByText('you are 21 or older and that you have read the terms')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('button', { name: 'Read the terms' }).click();
    await expect(page).toHaveURL(site.url('/m/help?tag=terms'));
    await walkTo(page, '/m/announcement');
    await page.getByRole('button', { name: 'I am 21 or older' }).click();
    await expect(page.getByRole('heading', { name: 'Announcements', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Announcements', exact: true })).toBeVisible();
    await visit(page, '/m/help');
    const young = await anotherVisitor();
    await young.goto(site.url());
    await young.getByRole('button', { name: 'I am younger' }).click();
    await expect(young.getByText('This site is for visitors of 21 and older.')).toBeVisible();
    await expect(young.getByRole('button', { name: 'I am 21 or older' })).toHaveCount(0);
  });
});

test.describe('the app on an iPhone', () => {
  test('iOS 12.4 is named, and a profile wants Safari @A-224 @A-225', async ({ aSite, anotherVisitor }) => {
    const site = await aSite({ resources });
    const other = await anotherVisitor({ userAgent: chrome });
    await other.goto(site.url('/m/app'));
    await expect(other.getByRole('main')).toContainText('12.4');
    let downloads = 0;
    other.on('request', (request) => {
      if (request.url().includes('mobileconfig')) downloads += 1;
    });
    await other
      .getByRole('button', { name: /iPhone|iOS/ })
      .or(other.getByRole('link', { name: /iPhone|iOS/ }))
      .first()
      .click();
    await expect(other.getByText('Please use Safari for download App').last()).toBeVisible();
    expect(downloads).toBe(0);
    const inApp = await anotherVisitor({ userAgent: facebook });
    inApp.on('request', (request) => {
      if (request.url().includes('mobileconfig')) downloads += 1;
    });
    await inApp.goto(site.url('/m/app'));
    await inApp
      .getByRole('button', { name: /iPhone|iOS/ })
      .or(inApp.getByRole('link', { name: /iPhone|iOS/ }))
      .first()
      .click();
    await expect(
      inApp.getByRole('alert').getByText('Please use Safari for download App', { exact: true }),
    ).toBeVisible();
    expect(downloads).toBe(0);
    const own = await anotherVisitor({ userAgent: safari });
    await own.goto(site.url('/m/app'));
    const asked = own.waitForRequest(/mobileconfig/);
    await own
      .getByRole('button', { name: /iPhone|iOS/ })
      .or(own.getByRole('link', { name: /iPhone|iOS/ }))
      .first()
      .click();
    await asked;
  });
});
