import { useEffect } from 'react';
import type { Answer } from '../../contracts/platform-answer.ts';
import { useResource } from '../hooks.ts';
import { useRuntime } from '../runtime.tsx';

/** A player's limits, the changes that wait, and a break that runs; amounts are decimal texts. */
export type SafePlay = Answer<'safePlay'>;
export type PlayLimit = SafePlay['limits'][number];

const key = 'member.safePlay';

/** Asked for anew at each visit: play and payments use limits up. Not asked for while `isOffered` is false. */
export function useSafePlay(isOffered = true) {
  const { platform, resources } = useRuntime();
  useEffect(() => () => resources.forget(key), [resources]);
  return useResource(isOffered ? key : undefined, () => platform.call('safePlay', { quiet: true }));
}
