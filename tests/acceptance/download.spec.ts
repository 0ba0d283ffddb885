import type { Page } from '@playwright/test';
import { bottomBar, topBar } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const android = { resourceType: 'Android', url: 'https://apps.karat.example/android' };
const ios = { resourceType: 'ios', url: 'https://apps.karat.example/ios' };
const profile = { resourceType: 'MobileConfig', url: 'https://apps.karat.example/profile' };
const telegram = { resourceType: 'TELEGRAM', url: 'https://t.karat.example/' };
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The address that a tap leads to; the place behind it does not exist. */
async function addressAfter(page: Page, tap: () => Promise<void>): Promise<string> {
  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  await tap();
  return (await leaving).url();
}

test.describe('download', () => {
  test('the banner has both buttons, each with its link, and none without one @A-395', async ({ aSite, page }) => {
    const site = await aSite({ resources: [android, ios] });
    for (const [name, url] of [
      ['Android', android.url],
      ['iPhone', ios.url],
    ] as const) {
      await page.goto(site.url());
      expect(await addressAfter(page, () => button(page, name).click())).toBe(url);
    }
    await site.publish({ resources: [android] });
    await page.goto(site.url());
    await expect(button(page, 'Android')).toBeVisible();
    await expect(button(page, 'iPhone')).toHaveCount(0);
  });

  test('the app and an installed site have neither banner nor page @A-396', async ({ aSite, page, anotherVisitor }) => {
    const sections = ['appDownload.banner', 'home.games', 'winners.board'];
    const site = await aSite({ resources: [android, ios], navigation: { 'home.section': sections } });
    await page.goto(site.url());
    await expect(button(page, 'Android')).toBeVisible();
    const wrapped = await anotherVisitor({ userAgent: 'Mozilla/5.0 (Linux; Android 14) KaratApp/12' });
    const installed = await anotherVisitor();
    await installed.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    for (const other of [wrapped, installed]) {
      await other.goto(site.url('/m/app'));
      await expect(other).toHaveURL(site.url('/m/home'));
      await expect(bottomBar(other)).toBeVisible();
      // The board comes later than the banner would.
      await expect(other.getByRole('region', { name: 'Recent wins' })).toBeVisible();
      await expect(button(other, 'Android')).toHaveCount(0);
    }
  });

  test('types match in any case, and the profile goes before the other iOS link @A-397', async ({ aSite, page }) => {
    const site = await aSite({ resources: [telegram, ios, profile, android] });
    for (const [name, url] of [
      ['iPhone', profile.url],
      ['Android', android.url],
    ] as const) {
      await page.goto(site.url('/m/app'));
      expect(await addressAfter(page, () => button(page, `Get the app for ${name}`).click())).toBe(url);
    }
    await site.publish({ resources: [telegram, ios] });
    await page.goto(site.url('/m/app'));
    expect(await addressAfter(page, () => button(page, 'Get the app for iPhone').click())).toBe(ios.url);
    await page.goto(site.url('/m/app'));
    await expect(button(page, 'Get the app for Android')).toHaveCount(0);
  });

  test('the page has the own platform first, a code for another phone and no bars @A-398', async ({
    aSite,
    page,
    anotherVisitor,
  }) => {
    const site = await aSite({ resources: [ios, android] });
    const iPhone = await anotherVisitor({ userAgent: safari });
    for (const [visitor, first] of [
      [page, 'Android'],
      [iPhone, 'iPhone'],
    ] as const) {
      await visitor.goto(site.url('/m/app'));
      await expect(visitor.getByRole('main').getByRole('listitem').first()).toContainText(first);
      await expect(visitor.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
      await expect(topBar(visitor)).toHaveCount(0);
      await expect(bottomBar(visitor)).toHaveCount(0);
    }
  });

  test('the profile that a brand of the sandbox links is a web clip of its own host', async ({ aSite, page }) => {
    const site = await aSite();
    await site.publish({ resources: [{ resourceType: 'MOBILECONFIG', url: `/art/${site.code}.mobileconfig` }] });
    await page.goto(site.url('/m/help'));
    const read = (file: string) =>
      page.evaluate(async (path) => {
        const answer = await fetch(path);
        return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
      }, `/art/${file}.mobileconfig`);
    const { status, type, text } = await read(site.code);
    expect(status).toBe(200);
    expect(type).toContain('application/x-apple-aspen-config');
    expect(text).toContain('com.apple.webClip.managed');
    expect(text).toContain(`<string>${site.url('/m/home')}</string>`);
    expect((await read('karat')).status).toBe(404);
  });
});

test('without an app the page says how the site comes onto the home screen, and shows a code for another phone', async ({
  aSite,
  page,
}) => {
  const site = await aSite({ base: 'tide', language: 'en' });
  await page.goto(site.url('/m/app'));
  await expect(page.getByRole('heading', { name: 'There is no app to download at the moment.' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'iPhone' })).toContainText('Add to Home Screen');
  await expect(page.getByRole('listitem').filter({ hasText: 'Android' })).toContainText('Add to Home screen');
  await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
});
