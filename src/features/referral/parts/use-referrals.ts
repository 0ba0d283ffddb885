import { useEffect } from 'react';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { useResource, useRuntime, useSession } from '../../../client/index.ts';

/** Who came by the player's link, and what is promised for the next friend. */
export type Referrals = Answer<'referrals'>;

const key = 'member.referrals';

/** The player's referrals, asked for anew at each visit; nothing for guests, and where the platform does not count them. */
export function useReferrals(): Referrals | undefined {
  const { platform, resources } = useRuntime();
  const { session } = useSession();
  useEffect(() => () => resources.forget(key), [resources]);
  const { value } = useResource(session ? key : undefined, () => platform.call('referrals', { quiet: true }));
  return value;
}
