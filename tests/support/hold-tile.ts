import type { Locator } from '@playwright/test';

/** Presses a game's tile until its menu opens; the page must feel presses first, which it learns after it is drawn. */
export async function holdTile(tile: Locator): Promise<void> {
  await tile.page().waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource');
    return loaded.some(({ name }) => name.includes('/watch-touch'));
  });
  await tile.click({ delay: 700 });
}
