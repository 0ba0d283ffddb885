import { styled } from 'styled-components';
import { token } from '../theme/token.ts';
import type { MoneyCurrency } from './format-money.ts';
import { Money, PlusMinus } from './money.tsx';

export interface SignedMoneyProps {
  /** Decimal text. */
  readonly amount: string;
  readonly currency: MoneyCurrency;
  /** A gain and a loss have their colours besides. */
  readonly coloured?: boolean;
}

/** An amount that says with a sign whether it came or went. */
export function SignedMoney({ amount, currency, coloured = false }: SignedMoneyProps) {
  const sign = Math.sign(Number(amount) || 0);
  return (
    <Figure dir="ltr" data-sign={coloured ? sign : undefined}>
      {sign > 0 ? <PlusMinus>+</PlusMinus> : null}
      <Money amount={amount} currency={currency} />
    </Figure>
  );
}

/** Nearer to the colour of text, so that both can be read on raised rows too. */
const Figure = styled.bdi`
  white-space: nowrap;
  &[data-sign='1'] { color: color-mix(in oklch, ${token('color.success')} 75%, ${token('color.text')}); }
  &[data-sign='-1'] { color: color-mix(in oklch, ${token('color.danger')} 75%, ${token('color.text')}); }
`;
