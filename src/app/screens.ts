import type { ScreenRegistry, ScreenTable } from '../client/index.ts';
import { screenTables } from '../features/screens.ts';

/** Every screen, block, dialog and action of all features by id; those that come late are no part of the first load. */
export const screens: ScreenRegistry = {
  routes: merge('routes'),
  blocks: merge('blocks'),
  dialogs: merge('dialogs'),
  actions: merge('actions'),
  late: () => import('../features/late-screens.ts'),
};

function merge<K extends keyof ScreenTable>(kind: K): NonNullable<ScreenTable[K]> {
  return Object.assign({}, ...screenTables.map((table) => table[kind] ?? {}));
}
