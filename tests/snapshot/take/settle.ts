import type { Page } from '@playwright/test';
import { awaitPictures } from '../../support/await-pictures.ts';

/** Looks at most this often for a page that stands still. */
const MOST_LOOKS = 20;

/**
 * The picture of a page once everything that it shows has come: no stand-in in view, pictures decoded, fonts loaded, and two
 * looks in a row that are the same to the byte. @throws when it never stands still.
 */
export async function settledPicture(page: Page): Promise<Buffer> {
  await page.locator('main').waitFor();
  await awaitPictures(page, 60_000);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture below the view never comes; those in view are here.
    const here = [...document.images].filter(({ complete }) => complete);
    await Promise.all(here.map((image) => image.decode().catch(() => undefined)));
  });
  let before = await look(page);
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(120);
    const after = await look(page);
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error('The page never stands still.');
}

function look(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
