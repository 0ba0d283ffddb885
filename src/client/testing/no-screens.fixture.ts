import type { ScreenRegistry } from '../runtime-types.ts';

/** The screens of an app that has none. */
export const noScreens: ScreenRegistry = {
  routes: {},
  blocks: {},
  dialogs: {},
  actions: {},
  late: async () => ({ default: { routes: {}, dialogs: {}, actions: {} } }),
};
