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
  // Whatever cannot be had for good has its sign; what is said to come later is waited for.
  const isLate = (frame: Element) => {
    const answers = performance.getEntriesByName(new URL(frame.getAttribute('data-late') ?? '', location.href).href);
    const last = answers.at(-1);
    return last instanceof PerformanceResourceTiming && last.responseStatus === 503;
  };
  if ([...document.querySelectorAll('[data-late]')].some((frame) => isInView(frame) && isLate(frame))) return false;
  if ([...document.querySelectorAll('[aria-busy="true"]')].some(isInView)) return false;
  return [...document.images].every((image) => !isInView(image) || (image.complete && image.naturalWidth > 0));
}
