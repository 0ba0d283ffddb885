import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets every `goto` and `reload` of a context wait until the page that the server drew is hydrated: a tap before is
 * a tap on a picture. A page that never does (broken on purpose) is handed over as it is.
 */
export function awaitHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const response = await goto.apply(page, args);
      await waitForHydration(page, 8_000).catch(() => undefined);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload.apply(page, args);
      await waitForHydration(page, 8_000).catch(() => undefined);
      return response;
    };
  });
}

/** Waits until what the server drew is hydrated. @throws when it is not within so many milliseconds. */
export async function waitForHydration(page: Page, timeout: number): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout });
}

// The router numbers its entries as soon as React renders; from there on React keeps and replays what is tapped.
function isHydrated(): boolean {
  const isSite = document.getElementById('livery-boot') !== null;
  return !isSite || typeof Reflect.get(Object(history.state), 'idx') === 'number';
}
