import type { ReactNode } from 'react';
import { usePlatform, useResource, useText } from '../../../client/index.ts';
import { ErrorCard, Skeleton } from '../../../ui/index.ts';
import type { RateBounds } from './rate-fields.tsx';
import { teamKey } from './use-members.ts';

export interface WithOwnRatesProps {
  readonly children: (bounds: readonly RateBounds[]) => ReactNode;
}

/** What needs the agent's own rates: nothing may be given on above them. */
export function WithOwnRates({ children }: WithOwnRatesProps) {
  const text = useText();
  const platform = usePlatform();
  const { value, status, retry } = useResource(`${teamKey}rates`, () => platform.call('agentRates', { quiet: true }));
  if (value === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (value === undefined) {
    return (
      <div aria-busy>
        <Skeleton shape="control" count={4} />
      </div>
    );
  }
  return children(value.rates.map(({ gameType, percent }) => ({ gameType, least: '0.00', most: percent })));
}
