import type { Loaded, Resources } from './content-types.ts';

/** Answers kept by key and shared by every reader. An answer to a forgotten question is dropped. */
export function createResources(): Resources {
  const kept = new Map<string, Loaded<unknown>>();
  const running = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const set = (key: string, state: Loaded<unknown>) => {
    kept.set(key, state);
    for (const listener of listeners) listener();
  };
  return {
    read<T>(key: string): Loaded<T> {
      // The key names the type: every reader of one key uses one loader.
      return (kept.get(key) ?? waiting) as Loaded<T>;
    },
    load(key, loader) {
      const current = running.get(key);
      if (current) return current;
      const last = kept.get(key);
      set(key, last?.value === undefined ? { status: 'loading' } : { status: 'loading', value: last.value });
      const task: Promise<void> = loader()
        .then(
          (value): Loaded<unknown> => ({ status: 'ready', value }),
          (error: unknown): Loaded<unknown> => ({ status: 'error', error }),
        )
        .then((state) => {
          if (running.get(key) !== task) return;
          running.delete(key);
          set(key, state);
        });
      running.set(key, task);
      return task;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (key, value) => set(key, { status: 'ready', value }),
    forget(prefix = '') {
      for (const key of [...kept.keys(), ...running.keys()]) {
        if (!key.startsWith(prefix)) continue;
        kept.delete(key);
        running.delete(key);
      }
      for (const listener of listeners) listener();
    },
  };
}

/** What a reader of an unasked question gets. */
export const waiting: Loaded<never> = { status: 'loading' };
