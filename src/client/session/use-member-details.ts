import type { Answer } from '../../contracts/platform-answer.ts';
import { usePlatform, useResource } from '../hooks.ts';

/** Key of the details in the shared resources: forgotten once one of them has changed. */
export const memberDetailsKey = 'member.details';

export type MemberDetails = Answer<'memberDetails'>;

/** What the platform knows of the signed-in player, what of it is proved, and which passwords there are; not asked for while `isWanted` is false. */
export function useMemberDetails(isWanted = true) {
  const platform = usePlatform();
  return useResource(isWanted ? memberDetailsKey : undefined, () => platform.call('memberDetails', { quiet: true }));
}
