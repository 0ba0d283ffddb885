import { useMemo } from 'react';
import { useSlot, useTap, useViews } from '../../../client/index.ts';

/** To the deposit as its button in the header goes there, with its refusals; nothing where the site has no such button. */
export function useDeposit(): (() => void) | undefined {
  const tap = useTap();
  const [item] = useViews(useSlot('header.shortcut'), (one) =>
    'route' in one.target && one.target.route === 'cashier.deposit' ? one : undefined,
  );
  return useMemo(() => (item === undefined ? undefined : () => tap(item)), [item, tap]);
}
