import type { Answer } from '../../../contracts/platform-answer.ts';
import { usePlatform, useResource } from '../../../client/index.ts';

/** The second factor of the player, as the platform tells it. */
export type SecondFactor = Answer<'secondFactor'>;

/** Key of it in the shared resources: forgotten once it has changed. */
export const secondFactorKey = 'member.secondFactor';

/** Whether the player has a second factor; not asked for while `isWanted` is false. */
export function useSecondFactor(isWanted = true) {
  const platform = usePlatform();
  return useResource(isWanted ? secondFactorKey : undefined, () => platform.call('secondFactor', { quiet: true }));
}
