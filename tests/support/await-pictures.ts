import type { Page } from '@playwright/test';

/** Waits until nothing in view is a stand-in any more; the first visit to a brand has its pictures drawn. */
export async function awaitPictures(page: Page, timeout = 300_000): Promise<void> {
  await page.waitForFunction(isWholeInView, undefined, { timeout, polling: 250 });
}

function isWholeInView(): boolean {
  if (document.querySelector('[aria-busy="true"]:not([inert], [inert] *)') !== null) return false;
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !isInView || (image.complete && image.naturalWidth > 0);
  });
}
