import { useEffect, useState } from 'react';
import { useClock, usePlatform, useRuntime, useSetting } from '../../../client/index.ts';
import { askPlayLeft, hearPlayLeft } from '../../../client/session/play-left.ts';
import type { FrameMessage } from './use-frame-messages.ts';

/** The balance moves twice in a round, when the stake goes and when the return is seen. */
const settledMs = 1000;

/**
 * What play in this session came to, asked for anew once a balance has come to rest: `null` until the first one has, nothing
 * for play money. How long the player may still play today is heard with it.
 */
export function useNet(said: FrameMessage | undefined): string | null | undefined {
  const clock = useClock();
  const platform = usePlatform();
  const runtime = useRuntime();
  const isTimed = useSetting('safePlay.timeLimit');
  const isShown = useSetting('safePlay.netPosition') && said?.isFree !== true;
  const [net, setNet] = useState<string | null>(null);
  const balance = said?.balance;
  useEffect(() => {
    if ((!isShown || balance === undefined) && !isTimed) return undefined;
    return clock.after(settledMs, () => {
      platform.call('playSession', { quiet: true }).then(
        (session) => {
          if (balance !== undefined) setNet(session.net);
          hearPlayLeft(runtime, session, true);
        },
        () => undefined,
      );
    });
  }, [clock, platform, runtime, isShown, isTimed, balance]);
  useEffect(() => (isTimed ? () => void askPlayLeft(runtime) : undefined), [runtime, isTimed]);
  return isShown ? net : undefined;
}
