import type { Page } from '@playwright/test';
import type { TestSite } from './a-site.ts';

/** Loads the page anew at the moment at which its player's reality check is due. */
export async function bringRealityCheck(page: Page, site: TestSite): Promise<void> {
  await page.evaluate((name) => {
    // As the page goes: it would note the next check in its place, or open this one itself.
    addEventListener('pagehide', () => sessionStorage.setItem(name, String(Date.now())));
  }, `${site.code}.realityCheck`);
  await page.reload();
}
