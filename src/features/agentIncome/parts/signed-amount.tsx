import { styled } from 'styled-components';
import { useSite } from '../../../client/index.ts';
import { Money, token } from '../../../ui/index.ts';

export interface SignedAmountProps {
  /** Decimal text. */
  readonly amount: string;
  /** Without the currency, where a table names it once. */
  readonly bare?: boolean;
}

/** What somebody came out with: signed either way, and a loss in the colour of danger. */
export function SignedAmount({ amount, bare = false }: SignedAmountProps) {
  const { currency } = useSite().identity;
  const sign = Number(amount) > 0 ? '+' : null;
  return (
    <Figure dir="ltr" data-sign={Number(amount) < 0 ? 'minus' : 'plus'}>
      {sign}
      <Money amount={amount} currency={bare ? withoutSign(currency.code) : currency} />
    </Figure>
  );
}

/** An amount in a table that names its currency once. */
export function BareAmount({ amount }: { readonly amount: string }) {
  const { currency } = useSite().identity;
  return <Money amount={amount} currency={withoutSign(currency.code)} />;
}

function withoutSign(code: string) {
  return { code, symbol: '', position: 'before' } as const;
}

const Figure = styled.bdi`
  white-space: nowrap;
  &[data-sign='minus'] { color: ${token('color.danger')}; }
`;
