import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { TestSite } from '../support/a-site.ts';
import type { Platform } from '../support/platform.ts';
import { heading, main, offers, openOffers } from '../support/promotions.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('application for a promotion', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Apply now' });
  const chosen = (page: Page) => sheet(page).locator('img');
  const input = (page: Page) => sheet(page).getByLabel('Add a picture');

  /** A picture of so many bytes: behind the end of its content a PNG may hold anything. */
  async function fileOf(name: string, format: 'png' | 'jpeg' | 'gif', bytes = 0) {
    const drawn = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4a7' } })
      .toFormat(format)
      .toBuffer();
    const rest = Buffer.alloc(Math.max(0, bytes - drawn.length));
    return { name, mimeType: `image/${format}`, buffer: Buffer.concat([drawn, rest]) };
  }

  async function openSheet(page: Page, site: TestSite, platform: Platform): Promise<void> {
    await platform.given(site, { announcements: offers });
    await page.goto(site.url('/m/activity'));
    await main(page).getByRole('button', { name: 'For ever' }).click();
    await main(page).getByRole('button', { name: 'Apply now' }).click();
    await expect(sheet(page)).toBeVisible();
  }

  test('takes PNG and JPG by content and up to 5 MB @G-162 @G-163 @A-305', async ({ aSite, page, platform }) => {
    const site = await aSite({ settings: { 'activity.apply': true } });
    await signIn(page, site);
    await openSheet(page, site, platform);
    await input(page).setInputFiles({ ...(await fileOf('a.png', 'gif')), mimeType: 'image/png' });
    await expect(page.getByText('Choose a PNG or JPG picture.')).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    const limit = 5 * 1024 * 1024;
    await input(page).setInputFiles(await fileOf('large.png', 'png', limit + 1));
    await expect(page.getByText('This picture is larger than 5 MB.')).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    await input(page).setInputFiles(await fileOf('most.png', 'png', limit));
    await expect(chosen(page)).toHaveCount(1);
    await input(page).setInputFiles(await fileOf('b.jpg', 'jpeg'));
    await expect(chosen(page)).toHaveCount(2);
  });

  test('takes three pictures and a remark of 140 characters, once @G-164 @G-165 @A-307', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite({ settings: { 'activity.apply': true } });
    await signIn(page, site);
    await openSheet(page, site, platform);
    for (const count of [1, 2, 3]) {
      await input(page).setInputFiles(await fileOf(`${count}.png`, 'png'));
      await expect(chosen(page)).toHaveCount(count);
    }
    await expect(input(page)).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'Remove picture 2' }).click();
    await expect(chosen(page)).toHaveCount(2);
    await expect(input(page)).toHaveCount(1);
    const remark = sheet(page).getByRole('textbox', { name: 'Remark' });
    await remark.fill('a'.repeat(150));
    await expect(remark).toHaveValue('a'.repeat(140));
    await expect(sheet(page).getByText('140/140')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('Application sent')).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(main(page).getByText(/You applied on/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Apply now' })).toHaveCount(0);
  });

  test('a picture of 5 MB passes, a fourth has no place @A-306', async ({ aSite, page, platform }) => {
    const site = await aSite({ settings: { 'activity.apply': true } });
    await signIn(page, site);
    await openSheet(page, site, platform);
    const limit = 5 * 1024 * 1024;
    await input(page).setInputFiles(await fileOf('over.jpg', 'jpeg', limit + 1));
    await expect(page.getByText('This picture is larger than 5 MB.')).toBeVisible();
    for (const count of [1, 2, 3]) {
      await input(page).setInputFiles(await fileOf(`${count}.jpg`, 'jpeg', limit));
      await expect(chosen(page)).toHaveCount(count);
    }
    await expect(input(page)).toHaveCount(0);
  });

  test('a guest comes back to the promotion after the login; without the setting there is none', async ({
    aSite,
    page,
    platform,
  }) => {
    const site = await aSite();
    await openOffers(page, site, platform);
    await main(page).getByRole('button', { name: 'For ever' }).click();
    await expect(heading(page, 'For ever')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Apply now' })).toHaveCount(0);
    await site.publish({ settings: { 'activity.apply': true } });
    await main(page).getByRole('button', { name: 'Apply now' }).click();
    await expect(page).toHaveURL(site.url('/m/login'));
  });
});
