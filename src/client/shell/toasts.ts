import { createStore } from 'zustand/vanilla';
import type { Clock } from '../runtime-types.ts';
import type { Toast, ToastKind, Toasts } from './shell-types.ts';

/** The site's duration of a kind of toast, in milliseconds. */
export type ToastSetting = (name: (typeof settings)[keyof typeof settings]) => number;

/**
 * Toasts with the specification's durations, or the site's (rows A-375…A-379, G-362). A text that is already shown is
 * not shown twice.
 */
export function createToasts(clock: Clock, settingOf: ToastSetting): Toasts {
  const store = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
  const dismiss = (id: number) =>
    store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  let last = 0;
  // The region's code arrives with the first toast: its time begins when it can be seen, however slow the phone is.
  const waiting: (() => void)[] = [];
  let isAttached = false;
  return {
    store,
    show(text, { kind, ms, long } = {}) {
      const id = ++last;
      const toast: Toast = { id, text, kind: kind ?? 'info' };
      store.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.text !== text), toast] }));
      const life = ms ?? lifeOf(long ? 'long' : kind, settingOf);
      let cancel: (() => void) | undefined;
      const begin = () => {
        if (life !== undefined) cancel = clock.after(life, () => dismiss(id));
      };
      if (isAttached) begin();
      else waiting.push(begin);
      return () => {
        cancel?.();
        dismiss(id);
      };
    },
    dismiss,
    attach() {
      isAttached = true;
      for (const begin of waiting.splice(0)) begin();
    },
    dismissLoading() {
      store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.kind !== 'loading') }));
    },
  };
}

const settings = {
  info: 'toast.infoMs',
  error: 'toast.shortMs',
  long: 'toast.longMs',
  plain: 'toast.defaultMs',
  success: 'toast.defaultMs',
} as const;

function lifeOf(kind: ToastKind | 'long' | 'plain' = 'plain', settingOf: ToastSetting): number | undefined {
  if (kind === 'loading') return undefined;
  return settingOf(settings[kind]);
}
