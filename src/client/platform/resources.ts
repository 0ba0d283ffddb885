import { replaceEqualDeep } from '@tanstack/react-query';
import type { Loaded, Resources } from './content-types.ts';

/** Answers that a page begins with, and on the server where it says what it would like to begin with. */
export interface ResourcesStart {
  readonly answers?: Readonly<Record<string, unknown>> | undefined;
  readonly want?: Resources['want'];
}

/**
 * Answers kept by key and shared by every reader. An answer to a forgotten question is dropped; what did not change since the
 * last answer stays the same object, so that only what shows something else is drawn again. What the page was drawn with is asked
 * again unnoticed: its readers hear of it once the answer is another one.
 */
export function createResources({ answers = {}, want }: ResourcesStart = {}): Resources {
  const drawn = new Map(Object.entries(answers).map(([key, value]) => [key, readyWith(value)]));
  const kept = new Map(drawn);
  const unasked = new Set(drawn.keys());
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const set = (key: string, state: Loaded<unknown>) => {
    kept.set(key, state);
    for (const listener of listeners) listener();
  };
  const load: Resources['load'] = (key, loader) => {
    const current = running.get(key);
    if (current) return current;
    const isFirst = unasked.delete(key);
    const before = kept.get(key);
    if (!isFirst) set(key, { status: 'loading', ...valueOf(before) });
    const task: Promise<void> = loader()
      .then(
        (value): Loaded<unknown> => ({ status: 'ready', value: replaceEqualDeep(kept.get(key)?.value, value) }),
        (error: unknown): Loaded<unknown> => ({ status: 'error', error, ...valueOf(kept.get(key)) }),
      )
      .then((state) => {
        if (running.get(key) !== task) return;
        running.delete(key);
        if (!isFirst || state.status === 'error' || state.value !== before?.value) set(key, state);
      });
    running.set(key, task);
    return task;
  };
  return {
    read<T>(key: string): Loaded<T> {
      // The key names the type: every reader of one key uses one loader.
      return (kept.get(key) ?? waiting) as Loaded<T>;
    },
    drawn: <T>(key: string) => (drawn.get(key) ?? waiting) as Loaded<T>,
    ...(want ? { want } : {}),
    load,
    loadOnce(key, loader) {
      if (unasked.has(key) || (kept.get(key) ?? waiting).status === 'loading') void load(key, loader);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(key, value) {
      unasked.delete(key);
      set(key, readyWith(value));
    },
    replace(key, seen, value) {
      if (kept.get(key)?.value === seen) set(key, readyWith(value));
    },
    forget(prefix = '') {
      for (const key of kept.keys()) {
        if (!key.startsWith(prefix)) continue;
        unasked.delete(key);
        // A state of its own each time: a reader that is drawn before its question is asked sees that it has to ask again.
        kept.set(key, { status: 'loading' });
        running.delete(key);
      }
      for (const listener of listeners) listener();
    },
  };
}

/** What a reader of an unasked question gets. */
export const waiting: Loaded<never> = { status: 'loading' };

function readyWith(value: unknown): Loaded<unknown> {
  return { status: 'ready', value };
}

function valueOf(last: Loaded<unknown> | undefined): { readonly value?: unknown } {
  return last?.value === undefined ? {} : { value: last.value };
}
