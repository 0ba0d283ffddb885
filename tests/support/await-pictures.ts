import type { Page } from '@playwright/test';

/** Waits until nothing in view is a stand-in any more; the first visit to a brand has its pictures drawn. */
export async function awaitPictures(page: Page, timeout = 300_000): Promise<void> {
  await page.waitForFunction(isWholeInView, undefined, { timeout, polling: 250 });
}

function isWholeInView(): boolean {
  const isInView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  if ([...document.querySelectorAll('[aria-busy="true"]')].some(isInView)) return false;
  return [...document.images].every((image) => !isInView(image) || (image.complete && image.naturalWidth > 0));
}
