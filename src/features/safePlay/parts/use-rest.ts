import { useEffect, useState } from 'react';
import { useResource, useRuntime, useSetting } from '../../../client/index.ts';
import { serverNow } from '../../../client/platform/server-clock.ts';

const key = 'member.playRest';

/** A rest from play: whether it has to be kept, and the seconds that are left of it once the platform has said so. */
export interface Rest {
  readonly isOn: boolean;
  readonly secondsLeft: number | undefined;
  /** The platform could not be asked. */
  readonly isLost: boolean;
}

/** Begins the rest that the site asks for after a reality check, or finds the one that runs, and counts it down. */
export function useRest(): Rest {
  const { clock, platform, resources } = useRuntime();
  const isAsked = useSetting('safePlay.restMinutes') > 0;
  useEffect(() => () => resources.forget(key), [resources]);
  const { value, status } = useResource(isAsked ? key : undefined, () =>
    platform.call('takePlayRest', { quiet: true }),
  );
  const [now, setNow] = useState(() => serverNow(clock));
  useEffect(() => clock.every(1000, () => setNow(serverNow(clock))), [clock]);
  const secondsLeft = value && Math.max(0, Math.ceil((Date.parse(value.until) - now) / 1000));
  const isLost = value === undefined && status === 'error';
  return { isOn: isAsked && !isLost && secondsLeft !== 0, secondsLeft, isLost };
}
