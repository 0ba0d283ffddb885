import type { Loader, ScreenRegistry } from '../client/index.ts';
import type { ModuleCache } from './module-cache.tsx';
import { shellParts } from './parts.ts';

/** Loads the part with an id into the cache; an id that no table has is left alone. */
export async function preload(id: string, screens: ScreenRegistry, modules: ModuleCache): Promise<void> {
  const near: Loader<unknown> | undefined = screens.routes[id] ?? screens.blocks[id] ?? shellParts[id];
  const loader = near ?? (await screens.late()).default.routes[id];
  if (loader) await modules.load(id, loader);
}
