import { useEffect, useRef } from 'react';
import { useNow } from '../../../client/index.ts';

export interface FollowProps {
  readonly seconds: number;
  onTurn(): void;
}

/** Asks again every few seconds by the page's clock, which stands still while nobody sees the page. Draws nothing. */
export function Follow({ seconds, onTurn }: FollowProps) {
  const now = useNow();
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (now === undefined) return;
    last.current ??= now;
    if (now - last.current < seconds * 1000) return;
    last.current = now;
    onTurn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a turn is a tick of the clock, whoever asks
  }, [now]);
  return null;
}
