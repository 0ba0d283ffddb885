import { useEffect, useState } from 'react';
import { useClock, usePlatform, useSetting } from '../../../client/index.ts';
import type { FrameMessage } from './use-frame-messages.ts';

/** The balance moves twice in a round, when the stake goes and when the return is seen. */
const settledMs = 1000;

/** What play in this session came to, asked for anew once a balance has come to rest; nothing for play money. */
export function useNet(said: FrameMessage | undefined): string | undefined {
  const clock = useClock();
  const platform = usePlatform();
  const isShown = useSetting('safePlay.netPosition') && said?.isFree !== true;
  const [net, setNet] = useState<string>();
  const balance = said?.balance;
  useEffect(() => {
    if (!isShown || balance === undefined) return undefined;
    return clock.after(settledMs, () => {
      platform.call('playSession', { quiet: true }).then(
        (session) => setNet(session.net),
        () => undefined,
      );
    });
  }, [clock, platform, isShown, balance]);
  return isShown ? net : undefined;
}
