import { useEffect, useState } from 'react';
import { useRuntime } from '../../../client/index.ts';

/** Milliseconds between two questions. */
const pause = 15_000;

/**
 * The amount of a real feed (decision 0d), asked for again and again while the page is seen. A feed that falls silent
 * keeps its last amount; one that never answered has none.
 */
export function useFeed(address: string | undefined): number | undefined {
  const { clock, environment } = useRuntime();
  const [amount, setAmount] = useState<number>();
  useEffect(() => {
    if (address === undefined) return;
    const ended = new AbortController();
    const ask = async () => {
      if (!environment.getState().visible) return;
      const answer = await fetch(address, { credentials: 'omit', cache: 'no-store', signal: ended.signal });
      const value: unknown = await answer.json();
      const next = amountOf(value);
      if (answer.ok && next !== undefined) setAmount(next);
    };
    const askQuietly = () => void ask().catch(() => undefined);
    askQuietly();
    const stop = clock.every(pause, askQuietly);
    return () => {
      stop();
      ended.abort();
    };
  }, [address, clock, environment]);
  return amount;
}

function amountOf(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('amount' in answer)) return undefined;
  const amount = Number(answer.amount);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}
