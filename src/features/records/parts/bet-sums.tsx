import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import { netOf } from '../../../engine/bet-result.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { FigureGrid, Money, token } from '../../../ui/index.ts';
import type { BetPage } from './use-bets.ts';

/** What was staked, what came back, and what is left of both. */
export function BetSums({ sums: { stake, win } }: { readonly sums: NonNullable<BetPage['sums']> }) {
  const text = useText();
  const { currency } = useSite().identity;
  const sums = [
    ['stakes', stake],
    ['returns', win],
    ['net', netOf([{ stake, win }], decimalsOf(currency.code))],
  ] as const;
  return (
    <Place>
      <FigureGrid
        figures={sums.map(([id, amount]) => ({
          id,
          name: text(`records:sum.${id}`),
          value: <Money amount={amount} currency={currency} />,
        }))}
      />
    </Place>
  );
}

const Place = styled.div`
  margin: 14px ${token('space.gutter')} 0;
`;
