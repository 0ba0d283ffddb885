import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import { netOf } from '../../../engine/bet-result.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { Money, token } from '../../../ui/index.ts';
import type { BetPage } from './use-bets.ts';

/** What was staked, what came back, and what is left of both. */
export function BetSums({ sums: { stake, win } }: { readonly sums: NonNullable<BetPage['sums']> }) {
  const text = useText();
  const { currency } = useSite().identity;
  const figures = [
    ['stakes', stake],
    ['returns', win],
    ['net', netOf([{ stake, win }], decimalsOf(currency.code))],
  ] as const;
  return (
    <Sums>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{text(`records:sum.${name}`)}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </Sums>
  );
}

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin: 14px ${token('space.gutter')} 0;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: min(${token('radius.card')}, 20px);
  background: ${token('color.line')};
  overflow: hidden;
  > div { flex: 1 1 6.5rem; padding: 10px 12px; background: ${token('color.surface')}; }
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  dd { margin: 0; font-weight: ${token('weight.strong')}; }
`;
