import { createStore } from 'zustand/vanilla';
import { constants } from './constants.ts';
import type { Clock, Toast, ToastKind, Toasts } from './runtime-types.ts';

/** Toasts with the specification's durations (rows A-375…A-379). A text that is already shown is not shown twice. */
export function createToasts(clock: Clock): Toasts {
  const store = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  const dismiss = (id: number) =>
    store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  const { next } = counter();
  return {
    store,
    show(text, { kind, ms } = {}) {
      const id = next();
      const toast: Toast = { id, text, kind: kind ?? 'info' };
      store.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.text !== text), toast] }));
      const cancel = lifeOf(kind, ms) === undefined ? undefined : clock.after(lifeOf(kind, ms) ?? 0, () => dismiss(id));
      return () => {
        cancel?.();
        dismiss(id);
      };
    },
    dismiss,
    dismissLoading() {
      store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.kind !== 'loading') }));
    },
  };
}

function lifeOf(kind: ToastKind | undefined, ms: number | undefined): number | undefined {
  if (ms !== undefined) return ms;
  if (kind === 'loading') return undefined;
  return constants.toastMs[kind ?? 'plain'];
}

function counter(): { next(): number } {
  let last = 0;
  return { next: () => ++last };
}
