import type { BrowserContext, Page } from '@playwright/test';
import { hydratedEvent } from '../../src/contracts/browser-names.ts';

/**
 * Lets every `goto` and `reload` of a context wait until the page that the server drew answers, and knows what the browser
 * restored: a tap before is a tap on a picture. A page that never does (broken on purpose) is handed over as it is.
 */
export async function awaitHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript((event) => {
    addEventListener(event, () => Reflect.set(globalThis, 'answers', true), { once: true });
  }, hydratedEvent);
  context.on('page', (page) => {
    const { goto, reload } = page;
    const answered = () => page.waitForFunction(answers, undefined, { timeout: 8_000 }).catch(() => undefined);
    page.goto = async (...args) => {
      const response = await goto.apply(page, args);
      await answered();
      return response;
    };
    page.reload = async (...args) => {
      const response = await reload.apply(page, args);
      await answered();
      return response;
    };
  });
}

// Of this document alone: the history's state, too, outlives a page that is loaded anew.
function answers(): boolean {
  return document.getElementById('livery-boot') === null || Reflect.get(globalThis, 'answers') === true;
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
