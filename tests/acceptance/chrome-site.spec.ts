import type { Page } from '@playwright/test';
import { bottomBar, openMenu } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const resources = [
  { resourceType: 'Android', url: 'https://apps.karat.example/android' },
  { resourceType: 'IOS', url: 'https://apps.karat.example/ios' },
];
const profile = { resourceType: 'MOBILECONFIG', url: 'https://apps.karat.example/profile' };
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const chromeOnIos = safari.replace('Version/17.0', 'CriOS/126.0.0.0');
const alertText = 'Please use Safari for download App';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The address that a tap leads to; the place behind it does not exist. */
async function addressAfter(page: Page, tap: () => Promise<void>): Promise<string> {
  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  await tap();
  return (await leaving).url();
}

test.describe('download banner', () => {
  test('each button leads to its link @G-194', async ({ aSite, page }) => {
    const site = await aSite({ resources });
    for (const [name, url] of [
      ['Android', 'https://apps.karat.example/android'],
      ['iPhone', 'https://apps.karat.example/ios'],
    ] as const) {
      await page.goto(site.url());
      expect(await addressAfter(page, () => button(page, name).click())).toBe(url);
    }
  });

  test('the app and an installed site have none @G-195', async ({ aSite, page, anotherVisitor }) => {
    const site = await aSite({ resources });
    await page.goto(site.url());
    await expect(button(page, 'Android')).toBeVisible();
    const wrapped = await anotherVisitor({ userAgent: 'Mozilla/5.0 (Linux; Android 14) KaratApp/12' });
    const installed = await anotherVisitor();
    await installed.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    for (const other of [wrapped, installed]) {
      await other.goto(site.url());
      await expect(bottomBar(other)).toBeVisible();
      await expect(button(other, 'Android')).toHaveCount(0);
      await expect(button(other, 'iPhone')).toHaveCount(0);
    }
  });

  test('the iOS profile wants Safari @G-196', async ({ aSite, anotherVisitor }) => {
    const site = await aSite({ resources: [...resources, profile] });
    const other = await anotherVisitor({ userAgent: chromeOnIos });
    await other.goto(site.url());
    // The alert stays for three seconds only.
    const alerted = expect(other.getByRole('alert')).toContainText(alertText);
    await button(other, 'iPhone').click();
    await alerted;
    await expect(other).toHaveURL(site.url());
    const own = await anotherVisitor({ userAgent: safari });
    await own.goto(site.url());
    expect(await addressAfter(own, () => button(own, 'iPhone').click())).toBe(profile.url);
  });
});

test.describe('site-wide behaviour', () => {
  test('maintenance and restriction in all four combinations @G-197', async ({ aSite, page, platform }) => {
    for (const [maintenance, regionRestriction, shown] of [
      [true, false, 'System upgrading, please try again later'],
      [false, true, 'Your IP address or location is blocked'],
      [true, true, 'System upgrading, please try again later'],
      [false, false, undefined],
    ] as const) {
      const site = await aSite({ maintenance });
      await platform.given(site, { regionRestriction });
      await page.goto(site.url());
      if (shown === undefined) await expect(bottomBar(page)).toBeVisible();
      else {
        await expect(page.getByText(shown)).toBeVisible();
        await expect(bottomBar(page)).toHaveCount(0);
      }
    }
  });

  test('English is first; Urdu, once chosen, stays and goes with the calls @G-200', async ({ aSite, page, calls }) => {
    const site = await aSite({ languages: ['en', 'ur'] });
    await page.goto(site.url());
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const menu = await openMenu(page);
    await menu.getByText('Language', { exact: true }).click();
    await menu.locator('button[lang="ur"]').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    calls.forget();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await expect.poll(() => calls.of('announcements').map(({ query }) => query.get('language'))).toEqual(['ur']);
  });

  test('a fresh browser is dark, and keeps that @G-202', async ({ aSite, page }) => {
    const site = await aSite();
    await page.goto(site.url());
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await page.evaluate((key) => localStorage.getItem(key), `${site.code}.scheme`)).toBe('dark');
  });
});
