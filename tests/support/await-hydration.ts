import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets every `goto` and `reload` of a context wait until the page that the server drew has come alive: a tap before is
 * a tap on a picture. A page that never does (broken on purpose) is handed over as it is.
 */
export function awaitLife(context: BrowserContext): void {
  context.on('page', (page) => {
    const { goto, reload } = page;
    page.goto = async (...args) => {
      const response = await goto.apply(page, args);
      await comeAlive(page);
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload.apply(page, args);
      await comeAlive(page);
      return response;
    };
  });
}

async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: 8_000 }).catch(() => undefined);
}

// The router numbers its entries as soon as React renders; from there on React keeps and replays what is tapped.
function isAlive(): boolean {
  const isSite = document.getElementById('livery-boot') !== null;
  return !isSite || typeof Reflect.get(Object(history.state), 'idx') === 'number';
}
