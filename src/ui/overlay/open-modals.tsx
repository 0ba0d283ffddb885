import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';

/** The modal dialogs that are open; what must stay usable above them lives inside the last one. */
export interface OpenModals {
  add(dialog: HTMLDialogElement): void;
  remove(dialog: HTMLDialogElement): void;
  last(): HTMLDialogElement | undefined;
  subscribe(listener: () => void): () => void;
}

function createOpenModals(): OpenModals {
  let open: readonly HTMLDialogElement[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly HTMLDialogElement[]) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (dialog) => change([...open, dialog]),
    remove: (dialog) => change(open.filter((other) => other !== dialog)),
    last: () => open.at(-1),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const ModalsContext = createContext<OpenModals | undefined>(undefined);

/** Stands above everything that opens dialogs. */
export function OpenModalsProvider({ children }: { readonly children: ReactNode }) {
  const [modals] = useState(createOpenModals);
  return <ModalsContext value={modals}>{children}</ModalsContext>;
}

/** Where a dialog says that it is open. */
export function useOpenModals(): OpenModals {
  const modals = useContext(ModalsContext);
  if (modals === undefined) throw new Error('No ThemeProvider stands above.');
  return modals;
}

/** The dialog on top of the page, or nothing. */
export function useTopModal(): HTMLDialogElement | undefined {
  const modals = useOpenModals();
  return useSyncExternalStore(modals.subscribe, modals.last, () => undefined);
}
