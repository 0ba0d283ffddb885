import { useState } from 'react';
import { useErrorText } from '../platform/use-error-text.ts';
import type { Runtime } from '../runtime-types.ts';
import { useRuntime } from '../runtime.tsx';

/** Keeps something as a file of the device, one at a time, and announces that it is there, or why it is not. */
export function useSaving(keep: (runtime: Runtime) => Promise<void>, done: string) {
  const runtime = useRuntime();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  async function run(): Promise<void> {
    setIsBusy(true);
    try {
      await keep(runtime);
      runtime.toasts.show(done, { kind: 'success' });
    } catch (error) {
      runtime.toasts.show(errorText(error), { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, save: () => void run() };
}
