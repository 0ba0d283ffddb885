import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Runtime } from './runtime-types.ts';

const RuntimeContext = createContext<Runtime | undefined>(undefined);

export interface RuntimeProviderProps {
  readonly value: Runtime;
  readonly children: ReactNode;
}

/** Gives the runtime and its translations to everything below. */
export function RuntimeProvider({ value, children }: RuntimeProviderProps) {
  return (
    <RuntimeContext value={value}>
      <I18nextProvider i18n={value.translation.instance}>{children}</I18nextProvider>
    </RuntimeContext>
  );
}

/** The whole runtime. Throws outside a `RuntimeProvider`. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('A RuntimeProvider must stand above every component that uses a client hook.');
  return runtime;
}
