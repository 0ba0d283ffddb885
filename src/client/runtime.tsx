import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import type { StoreApi } from 'zustand';
import { hydratedEvent } from '../contracts/browser-names.ts';
import type { Runtime } from './runtime-types.ts';

const RuntimeContext = createContext<Runtime | undefined>(undefined);
const RestoredContext = createContext(true);

export interface RuntimeProviderProps {
  readonly value: Runtime;
  /** The server drew the page, without what only the browser knows. */
  readonly isDrawn?: boolean | undefined;
  readonly children: ReactNode;
}

/** Gives the runtime and its translations to everything below. */
export function RuntimeProvider({ value, isDrawn, children }: RuntimeProviderProps) {
  const [isRestored, setRestored] = useState(!isDrawn);
  useEffect(() => {
    if (isRestored) dispatchEvent(new Event(hydratedEvent));
    else startTransition(() => setRestored(true));
  }, [isRestored]);
  return (
    <RuntimeContext value={value}>
      <RestoredContext value={isRestored}>
        <I18nextProvider i18n={value.translation.instance}>{children}</I18nextProvider>
      </RestoredContext>
    </RuntimeContext>
  );
}

/** The whole runtime. Throws outside a `RuntimeProvider`. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('No RuntimeProvider stands above.');
  return runtime;
}

/** Whether what the browser keeps may be shown: not while a page is hydrated that was drawn without it. */
export function useIsRestored(): boolean {
  return useContext(RestoredContext);
}

/**
 * What a store holds that the browser restores before the page is hydrated: first what the server drew the page with, then,
 * drawn in slices, what is so. Told of the difference by the store itself, React would draw all readers anew in one piece.
 */
export function useRestored<T>(store: StoreApi<T>): T;
export function useRestored<T, S>(store: StoreApi<T>, select: (state: T) => S): S;
export function useRestored<T>(store: StoreApi<T>, select: (state: T) => unknown = (state) => state): unknown {
  const isRestored = useIsRestored();
  const drawn = () => select(store.getInitialState());
  return useSyncExternalStore(store.subscribe, isRestored ? () => select(store.getState()) : drawn, drawn);
}
