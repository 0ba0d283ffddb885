import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '../runtime.tsx';
import { serverNow } from '../platform/server-clock.ts';
import { lifetimeOf, runCountdown } from './sms-countdown.ts';

export interface SmsCountdown {
  /** Seconds until the next code may be asked for; 0 when the button is ready. */
  readonly seconds: number;
  /** Starts from the answer of a successful send. */
  start(expirationTime: unknown): void;
}

/** Countdown of an SMS code button. It lives as long as the screen, so that switching the form's tab does not reset it. */
export function useSmsCountdown(): SmsCountdown {
  const { clock } = useRuntime();
  const [expiresAt, setExpiresAt] = useState<number>();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    return runCountdown(expiresAt, clock, setSeconds);
  }, [expiresAt, clock]);
  const start = useCallback(
    (expirationTime: unknown) => setExpiresAt(clock.now() + lifetimeOf(expirationTime, serverNow(clock))),
    [clock],
  );
  return { seconds, start };
}
