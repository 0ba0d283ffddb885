import type { Locator } from '@playwright/test';
import { chunkOf } from './chunk-of.ts';

/** Presses a game's tile until its menu opens; the page must feel presses first, which it learns after it is drawn. */
export async function holdTile(tile: Locator): Promise<void> {
  const chunk = await chunkOf('src/ui/touch/watch-touch.ts');
  await tile.page().waitForFunction((file) => {
    const loaded = performance.getEntriesByType('resource');
    return loaded.some(({ name }) => name.endsWith(file));
  }, chunk);
  await tile.click({ delay: 700 });
}
