/**
 * States that the sandbox can be put into for one merchant, so that people see every screen otherwise than on a good day:
 * `usual` as it is; `empty` without entries in its lists; `many` with long lists; `full` with large counts and amounts; `long`
 * with long words; `error` when every reading call fails; `loading` when none is answered.
 */
export const platformStates = ['usual', 'empty', 'many', 'full', 'long', 'error', 'loading'] as const;

export type PlatformState = (typeof platformStates)[number];

/** Whether a word names a state. */
export function isPlatformState(word: unknown): word is PlatformState {
  return platformStates.some((state) => state === word);
}
