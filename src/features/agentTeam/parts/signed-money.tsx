import { styled } from 'styled-components';
import { useSite } from '../../../client/index.ts';
import { Money, token } from '../../../ui/index.ts';

/** A net amount in the brand's currency: its sign is written, and said by its colour too. */
export function SignedMoney({ amount }: { readonly amount: string }) {
  const { currency } = useSite().identity;
  const sign = Math.sign(Number(amount) || 0);
  return (
    <Figure dir="ltr" $sign={sign}>
      {sign > 0 ? '+' : null}
      <Money amount={amount} currency={currency} />
    </Figure>
  );
}

const Figure = styled.bdi<{ readonly $sign: number }>`
  color: ${({ $sign }) => ($sign === 0 ? 'inherit' : token($sign > 0 ? 'color.success' : 'color.danger'))};
`;
