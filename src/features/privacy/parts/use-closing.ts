import { useEffect } from 'react';
import { useResource, useRuntime } from '../../../client/index.ts';

/** What the platform says before an account is closed. */
export interface Closing {
  readonly balance: string;
  readonly obstacle?: 'balance' | 'bets' | 'agent';
}

const key = 'member.closing';

/** Asked for anew at each visit: money moves. */
export function useClosing() {
  const { platform, resources } = useRuntime();
  useEffect(() => () => resources.forget(key), [resources]);
  return useResource<Closing>(key, () => platform.call('closing', { quiet: true }));
}
