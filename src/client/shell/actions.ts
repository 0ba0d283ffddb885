import { loadPart } from './load-part.ts';
import type { Runtime } from '../runtime-types.ts';
import type { Actions } from './shell-types.ts';

/** Runs actions by id; an action whose module cannot be loaded answers with the retry text. */
export function createActions(runtime: () => Runtime): Actions {
  return {
    async run(id, args = {}) {
      const { screens, toasts, translation } = runtime();
      const loaded = await loadPart(screens, 'actions', id).catch(() => undefined);
      if (!loaded) {
        toasts.show(translation.text('errors:loadingFailed'), { kind: 'error' });
        return;
      }
      await loaded.default(runtime(), args);
    },
  };
}
