import type { ScreenRegistry } from './runtime-types.ts';
import type { LateScreens, Loader } from './screen-table.ts';

type Part<K extends keyof LateScreens> = Awaited<ReturnType<NonNullable<LateScreens[K]>[string]>>;

/** The module of a route or an action, from a late table when no other has it. Throws when no feature implements it. */
export async function loadPart<K extends keyof LateScreens>(
  screens: ScreenRegistry,
  kind: K,
  id: string,
): Promise<Part<K>> {
  const load: Loader<unknown> | undefined = screens[kind][id] ?? (await screens.late()).default[kind][id];
  if (!load) throw new Error(`No feature implements "${id}" (${kind}).`);
  return load() as Promise<Part<K>>;
}
