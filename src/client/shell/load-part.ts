import type { ComponentType } from 'react';
import type { ScreenRegistry } from '../runtime-types.ts';
import type { Action, DialogContentProps, LateScreens, Loader } from './screen-table.ts';

interface Parts {
  readonly routes: ComponentType;
  readonly dialogs: ComponentType<DialogContentProps>;
  readonly actions: Action;
}

type Table = Readonly<Record<string, Loader<unknown> | undefined>>;

/**
 * The module of a route, a dialog or an action, from a late table when no other has it. A dialog takes the parameters that
 * it was opened with: the call that opened it fits them to its name. Throws when no feature implements it.
 */
export async function loadPart<K extends keyof LateScreens & keyof Parts>(
  screens: ScreenRegistry,
  kind: K,
  id: string,
): Promise<{ readonly default: Parts[K] }> {
  const early: Table = screens[kind];
  const load = early[id] ?? (await lateTable(screens, kind))[id];
  if (!load) throw new Error(`No feature implements "${id}" (${kind}).`);
  return load() as Promise<{ readonly default: Parts[K] }>;
}

async function lateTable(screens: ScreenRegistry, kind: keyof LateScreens): Promise<Table> {
  return (await screens.late()).default[kind];
}
