import type { Browser, BrowserContext, Page } from '@playwright/test';
import { phone } from '../support/phone.ts';

/** A player's open page, and what went wrong in it. */
export interface WatchedPage {
  readonly page: Page;
  /** Files that it asked for and did not get, and errors that nobody caught. */
  readonly faults: readonly string[];
  /** How many files of a build it has got. */
  files(): number;
  /** Whether it is the document that was opened: neither reloaded nor left. */
  isSame(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens a page in a browser of its own with nothing in its cache, and waits until its shell is alive. */
export async function openWatched(browser: Browser, url: string): Promise<WatchedPage> {
  // A worker would have fetched every chunk when the page was opened.
  const context: BrowserContext = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    sessionStorage.setItem('NOTICE_POP', '1');
    sessionStorage.setItem(`${location.hostname.split('.')[0]}.registration.announced`, '1');
  });
  const page = await context.newPage();
  const faults: string[] = [];
  let files = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(assets|livery\/parts)\//.test(pathname)) return;
    files += 1;
    if (response.status() >= 400) faults.push(`${response.status()} ${pathname}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(url);
  await page.waitForFunction(() => typeof Reflect.get(Object(history.state), 'idx') === 'number');
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
  return {
    page,
    faults,
    files: () => files,
    isSame: () => page.evaluate(() => Reflect.get(globalThis, 'sameDocument') === true),
    close: () => context.close(),
  };
}
