import type { Answer } from '../../../contracts/platform-answer.ts';
import { useEffect } from 'react';
import { useResource, useRuntime } from '../../../client/index.ts';

/** What the platform says before an account is closed. */
export type Closing = Answer<'closing'>;

const key = 'member.closing';

/** Asked for anew at each visit: money moves. */
export function useClosing() {
  const { platform, resources } = useRuntime();
  useEffect(() => () => resources.forget(key), [resources]);
  return useResource(key, () => platform.call('closing', { quiet: true }));
}
