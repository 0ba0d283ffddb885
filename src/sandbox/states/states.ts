import type { PlatformState } from '../../contracts/platform-states.ts';

/** In which state each merchant's platform is. Kept in memory: a start begins with the usual one. */
export interface States {
  of(merchant: string): PlatformState;
  change(merchant: string, state: PlatformState): void;
  /** Resolves when the state of a merchant changes: calls that `loading` holds go on then. */
  changed(merchant: string): Promise<void>;
}

/** Makes the store of states, every merchant's the usual one. */
export function createStates(): States {
  const states = new Map<string, PlatformState>();
  const waiting = new Map<string, (() => void)[]>();
  return {
    of: (merchant) => states.get(merchant) ?? 'usual',
    change(merchant, state) {
      if (state === 'usual') states.delete(merchant);
      else states.set(merchant, state);
      const release = waiting.get(merchant) ?? [];
      waiting.delete(merchant);
      for (const goOn of release) goOn();
    },
    changed: (merchant) =>
      new Promise((goOn) => {
        waiting.set(merchant, [...(waiting.get(merchant) ?? []), goOn]);
      }),
  };
}
