import { useSite, useText } from '../../../client/index.ts';
import { Money } from '../../../ui/index.ts';
import { costOf } from './fee-of.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import type { Direction, Method } from './use-cashier.ts';

export interface CostFactsProps {
  readonly method: Method;
  readonly amount: string;
  readonly direction: Direction;
  readonly decimals: number;
}

/** What a payment costs, what it comes to once the amount is known, and how long it takes. */
export function CostFacts({ method, amount, direction, decimals }: CostFactsProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const cost = costOf(amount, method, { direction, decimals });
  const { fixed, percent } = method.fee;
  const isFree = Number(fixed) === 0 && Number(percent) === 0;
  const rate = (
    <>
      {Number(fixed) === 0 ? null : <Money amount={fixed} currency={currency} />}
      {Number(fixed) === 0 || Number(percent) === 0 ? null : ' + '}
      {Number(percent) === 0 ? null : <bdi dir="ltr">{Number(percent)}%</bdi>}
    </>
  );
  const facts = [
    { id: 'time', name: text('cashier:time'), value: expectedText(method.expectedSeconds, text) },
    {
      id: 'fee',
      name: text('cashier:fee'),
      value: isFree ? text('cashier:noFee') : cost ? <Money amount={cost.fee} currency={currency} /> : rate,
    },
    ...(isFree || !cost
      ? []
      : [
          {
            id: 'total',
            isSum: true,
            name: text(`cashier:total.${direction}`),
            value: <Money amount={cost.total} currency={currency} />,
          },
        ]),
  ];
  return <ReceiptLines lines={facts} />;
}

/** How long a payment takes, in words. */
export function expectedText(
  seconds: number,
  text: (key: string, params?: Readonly<Record<string, unknown>>) => string,
): string {
  if (seconds === 0) return text('cashier:atOnce');
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 90
    ? text('cashier:minutes', { count: minutes })
    : text('cashier:hours', { count: Math.round(minutes / 60) });
}
