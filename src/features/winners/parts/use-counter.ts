import { useEffect, useState } from 'react';
import { useEnvironment, useRuntime, useSetting } from '../../../client/index.ts';

/** The two counters: a banner's that runs inside its range, and the lobby's that only grows. */
export type CounterKind = 'banner' | 'home';

const ranges = {
  banner: 'jackpot.banner',
  home: 'jackpot.home',
} as const;

/** Gap before the next step, in milliseconds, and how far it goes. */
const steps = {
  banner: (random: () => number) => ({ ms: 900, by: 1 + random() * 380 }),
  home: (random: () => number) => ({ ms: 3000 + 1000 * Math.floor(random() * 3), by: 10_000 + random() * 40_000 }),
};

/**
 * A simulated amount (rows G-129…G-132; decisions on the two ranges). It rests while the page is hidden or less motion is
 * asked for.
 */
export function useCounter(kind: CounterKind): number {
  const { clock, random } = useRuntime();
  const { visible } = useEnvironment();
  const range = useSetting(ranges[kind]);
  const [low = 0, high = 0] = range.split(',').map(Number);
  const [amount, setAmount] = useState(() => low + random() * (high - low));
  useEffect(() => {
    if (!visible || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { ms, by } = steps[kind](random);
    return clock.after(ms, () => {
      // The banner's begins again at the low end; the lobby's has no upper end.
      setAmount((last) => (kind === 'banner' && last + by > high ? low : last + by));
    });
  }, [amount, visible, kind, low, high, clock, random]);
  return amount;
}
