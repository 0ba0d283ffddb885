import { type DayRange, useText } from '../../../client/index.ts';
import { Chip, ChipRow, DateRange, type DateRangeProps } from '../../../ui/index.ts';
import type { PaymentQuery } from './use-payment-list.ts';

const kinds = ['', 'deposit', 'withdraw'] as const;
const states = ['', 'pending', 'paid', 'short', 'failed', 'expired'] as const;

export interface PaymentFilterProps {
  readonly range: DayRange;
  readonly today: string;
  readonly direction: PaymentQuery['direction'];
  readonly state: PaymentQuery['state'];
  readonly onRange: DateRangeProps['onChange'];
  onDirection(direction: PaymentQuery['direction']): void;
  onState(state: PaymentQuery['state']): void;
}

/** Which payments are shown: of what days, in or out, and how they stand. */
export function PaymentFilter({ range, today, direction, state, onRange, onDirection, onState }: PaymentFilterProps) {
  const text = useText();
  return (
    <>
      <DateRange value={range} today={today} onChange={onRange} />
      <ChipRow label={text('cashier:kind')}>
        {kinds.map((kind) => (
          <Chip key={kind} pressed={direction === kind} onPress={() => onDirection(kind)}>
            {text(kind === '' ? 'cashier:anyKind' : `cashier:${kind}`)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={text('cashier:state')}>
        {states.map((one) => (
          <Chip key={one} pressed={state === one} onPress={() => onState(one)}>
            {text(one === '' ? 'cashier:anyState' : `cashier:state.${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}
