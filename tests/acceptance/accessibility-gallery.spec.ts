import type { Page } from '@playwright/test';
import { galleryScenes } from '../../src/ui/gallery-scenes.ts';
import { type GalleryServer, startGallery } from '../gallery/gallery-server.ts';
import {
  findDistortedUrdu,
  findForeignNames,
  findHiddenFocus,
  findOverflow,
  findSmallTargets,
} from '../gallery/page-checks.ts';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const themes = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'];
/** Urdu turns the same components round: two themes a day show it, another two each day; in soak all do. */
const today = Math.floor(Date.now() / 86_400_000);
const inUrdu = themes.filter((_, index) => process.env['LIVERY_SOAK'] === '1' || index % 3 === today % 3);
const ownNames = ['Livery', 'Nile Keeper', 'Gold Ledger', 'Cobalt Nine'];

const phone = { width: 320, height: 720 };
// High enough that the bars lie over nothing that a scroll would bring out from under them.
const everything = { width: 320, height: 2400 };

test.use({ viewport: phone });

test.describe('gallery of every component', () => {
  let gallery: GalleryServer;
  test.beforeAll(async () => {
    gallery = await startGallery(themes);
  });
  test.afterAll(() => gallery.close());

  for (const theme of themes) {
    for (const language of inUrdu.includes(theme) ? ['en', 'ur'] : ['en']) {
      test(`${theme} in ${language}: no violation, no small target, no overflow, no hidden focus`, async ({ page }) => {
        test.setTimeout(300_000);
        await page.goto(gallery.url(theme));
        const found: string[] = [];
        for (const scene of galleryScenes) {
          const where = `${theme} ${language} ${scene}`;
          await show(page, `${scene}/${language}/dark`);
          await page.setViewportSize(everything);
          found.push(...(await findViolations(page, where)));
          await page.setViewportSize(phone);
          found.push(...(await findBadLayout(page, where)));
          // A scheme is nothing but other colours, and they are the same in every language.
          if (language !== 'en') continue;
          await show(page, `${scene}/${language}/light`);
          found.push(...(await findViolations(page, `${where} light`, ['color-contrast'])));
        }
        await show(page, `form/${language}/dark`);
        await page.setViewportSize(everything);
        for (const picker of await page.locator('input[inputmode=none]').all()) {
          await picker.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          const name = await page.getByRole('dialog').getAttribute('aria-label');
          found.push(...(await findViolations(page, `${theme} ${language} picker ${name ?? ''}`)));
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        expect(found).toEqual([]);
      });
    }
  }

  test('Urdu stands upright, joined and large enough in every theme', async ({ page }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const theme of themes) {
      await page.goto(gallery.url(theme));
      for (const scene of galleryScenes) {
        await show(page, `${scene}/ur/dark`);
        found.push(...(await page.evaluate(findDistortedUrdu)).map((problem) => `${theme} ${scene}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
});

async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await expect(page.locator('html')).toHaveAttribute('data-shown', address);
}

async function findBadLayout(page: Page, where: string): Promise<string[]> {
  // From a key press on, the focus is shown.
  await page.keyboard.press('Tab');
  const found = [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findHiddenFocus)),
    ...(await page.evaluate(findSmallTargets)),
    ...(where.includes(' ur ') ? await page.evaluate(findForeignNames, ownNames) : []),
  ];
  return found.map((problem) => `${where}: ${problem}`);
}
