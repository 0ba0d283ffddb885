import { createStore } from 'zustand/vanilla';
import type { DialogName, DialogParams } from './dialog-params.ts';
import type { DialogState, Dialogs } from './shell-types.ts';

/** One dialog at a time (row A-249). */
export function createDialogs(): Dialogs {
  const store = createStore<DialogState>(() => ({}));
  return {
    store,
    open: (name: DialogName, params: DialogParams[DialogName] = {}) =>
      store.setState({ current: { name, params } }, true),
    close(name) {
      const { current } = store.getState();
      if (current && (name === undefined || current.name === name)) store.setState({}, true);
    },
  };
}
