import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '../../../client/index.ts';
import { loadSettings } from './calls.ts';

export interface RegisterSettingsState {
  readonly status: 'loading' | 'ready' | 'error';
  retry(): void;
}

/**
 * Asks the platform for its registration settings whenever the screen opens (row A-114). Where its forms are others than
 * this release's, the current release is fetched first, so that nobody fills in a form that will be refused.
 */
export function useRegisterSettings(): RegisterSettingsState {
  const { platform, release, live } = useRuntime();
  const [status, setStatus] = useState<RegisterSettingsState['status']>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: RegisterSettingsState['status']) => {
      if (isCurrent) setStatus(next);
    };
    show('loading');
    loadSettings(platform)
      .then(async ({ forms }) => {
        const own = release.getState().site.forms;
        const differs = Object.entries(forms).some(([formId, $id]) => own[formId] !== $id);
        if (differs) await live.ask().catch(() => undefined);
        show('ready');
      })
      .catch(() => show('error'));
    return () => {
      isCurrent = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: every round asks again
  }, [platform, release, live, round]);
  const retry = useCallback(() => setRound((last) => last + 1), []);
  return { status, retry };
}
