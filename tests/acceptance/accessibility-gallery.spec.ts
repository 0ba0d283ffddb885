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
import { sweptBrands } from '../support/swept-brands.ts';
import { expect, test } from '../support/test.ts';

const themes = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'];
const isSoak = process.env['LIVERY_SOAK'] === '1';
/** Urdu turns the same components round: two themes a day show it, another two each day; in soak all do. */
const today = Math.floor(Date.now() / 86_400_000);
const inUrdu = themes.filter((_, index) => isSoak || index % 3 === today % 3);
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

  for (const theme of sweptBrands('gallery')) {
    test(`${theme}: no violation, no small target, no overflow, no hidden focus`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto(gallery.url(theme));
      const found: string[] = [];
      for (const scene of galleryScenes) {
        await show(page, `${scene}/en/dark`);
        found.push(...(await findAllViolations(page, `${theme} en ${scene}`)));
        found.push(...(await findBadLayout(page, `${theme} en ${scene}`)));
        // A scheme is nothing but other colours.
        await show(page, `${scene}/en/light`);
        found.push(...(await findViolations(page, `${theme} en ${scene} light`, ['color-contrast'])));
      }
      found.push(...(await findBadPickers(page, theme, 'en')));
      expect(found).toEqual([]);
    });
  }

  for (const theme of inUrdu) {
    // Roles and colours are those of English: turned round, the layout alone is another, and the names are in Urdu.
    test(`${theme} in Urdu: no small target, no overflow, no hidden focus, no foreign name`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto(gallery.url(theme));
      const found: string[] = [];
      for (const scene of galleryScenes) {
        await show(page, `${scene}/ur/dark`);
        if (isSoak) found.push(...(await findAllViolations(page, `${theme} ur ${scene}`)));
        found.push(...(await findBadLayout(page, `${theme} ur ${scene}`)));
        found.push(...(await page.evaluate(findForeignNames, ownNames)).map((name) => `${theme} ${scene}: ${name}`));
      }
      if (isSoak) found.push(...(await findBadPickers(page, theme, 'ur')));
      expect(found).toEqual([]);
    });
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

/** What axe finds wrong on a scene that stands whole on the page. */
async function findAllViolations(page: Page, where: string): Promise<string[]> {
  await page.setViewportSize(everything);
  const found = await findViolations(page, where);
  await page.setViewportSize(phone);
  return found;
}

/** What axe finds wrong in the pickers of the scene of fields. */
async function findBadPickers(page: Page, theme: string, language: string): Promise<string[]> {
  await show(page, `form/${language}/dark`);
  await page.setViewportSize(everything);
  const found: string[] = [];
  for (const picker of await page.locator('input[inputmode=none]').all()) {
    await picker.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const name = await page.getByRole('dialog').getAttribute('aria-label');
    found.push(...(await findViolations(page, `${theme} ${language} picker ${name ?? ''}`)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return found;
}

async function findBadLayout(page: Page, where: string): Promise<string[]> {
  await page.evaluate(finishMoving);
  // From a key press on, the focus is shown.
  await page.keyboard.press('Tab');
  const found = [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findHiddenFocus)),
    ...(await page.evaluate(findSmallTargets)),
  ];
  return found.map((problem) => `${where}: ${problem}`);
}

/** Puts what slides in where it stays; what moves for ever goes on. Runs in the page. */
async function finishMoving(): Promise<void> {
  const isEnding = (animation: Animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
  const moving = document.getAnimations().filter(isEnding);
  for (const animation of moving) animation.finish();
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
