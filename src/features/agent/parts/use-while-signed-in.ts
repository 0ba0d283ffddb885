import { useCallback } from 'react';
import { useRuntime } from '../../../client/index.ts';

/** Makes of what a tap does what it does as long as the session is there: without one, nothing (row G-209). */
export function useWhileSignedIn(): (act: () => void) => () => void {
  const { session } = useRuntime();
  return useCallback(
    (act) => () => {
      if (!session.isLost()) act();
    },
    [session],
  );
}
