import { useSite } from '../../../client/index.ts';
import { Money } from '../../../ui/index.ts';

/** An amount in the brand's currency that says with a sign whether it came or went. */
export function SignedMoney({ amount }: { readonly amount: string }) {
  const { currency } = useSite().identity;
  return (
    <bdi dir="ltr">
      {Number(amount) > 0 ? '+' : null}
      <Money amount={amount} currency={currency} />
    </bdi>
  );
}
