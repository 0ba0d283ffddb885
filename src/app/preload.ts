import type { Loader, ScreenRegistry } from '../client/index.ts';
import type { ModuleCache } from './module-cache.tsx';
import { shellParts } from './parts.ts';

/** Loads the part with an id into the cache; an id that no table has is left alone. */
export async function preload(id: string, { routes, blocks }: ScreenRegistry, modules: ModuleCache): Promise<void> {
  const loader: Loader<unknown> | undefined = routes[id] ?? blocks[id] ?? shellParts[id];
  if (loader) await modules.load(id, loader);
}
