import { useState } from 'react';
import { useErrorText, useRuntime } from '../../../client/index.ts';
import type { PlayNotice } from '../../../client/session/open-play-notice.ts';

/** Confirms that the player has seen a notice, and closes it; a failure is said and leaves it open. */
export function useConfirmNotice(notice: PlayNotice, close: () => void) {
  const { platform, toasts } = useRuntime();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async (then?: () => void) => {
    setIsBusy(true);
    try {
      await platform.call('confirmPlayNotice', { body: { notice }, quiet: true });
      close();
      then?.();
    } catch (error) {
      toasts.show(errorText(error), { kind: 'error' });
      setIsBusy(false);
    }
  };
  return { isBusy, confirm };
}
