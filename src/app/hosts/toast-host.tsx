import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../client/index.ts';
import { ToastRegion } from '../../ui/index.ts';

/** Shows the toasts above everything. */
export default function ToastHost() {
  const { toasts } = useRuntime();
  const shown = useStore(toasts.store, (state) => state.toasts);
  useEffect(() => toasts.attach(), [toasts]);
  return (
    <ToastRegion
      toasts={shown.map(({ id, kind, text }) => ({ id: String(id), kind, text }))}
      onDismiss={(id) => toasts.dismiss(Number(id))}
    />
  );
}
