import { useText } from '../../../client/index.ts';
import { PasswordField } from '../../../ui/index.ts';

export interface WithdrawalPasswordProps {
  readonly value: string;
  onChange(value: string): void;
  /** Whether the form was sent: an empty one is wrong from then on. */
  readonly isSent: boolean;
  /** What the platform said of the last one. */
  readonly refused?: string | undefined;
}

/** The field of the withdrawal password. */
export function WithdrawalPassword({ value, onChange, isSent, refused }: WithdrawalPasswordProps) {
  const text = useText();
  return (
    <PasswordField
      name="paymentPassword"
      label={text('cashier:password')}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={onChange}
      error={refused ?? (isSent && value === '' ? text('cashier:passwordEmpty') : undefined)}
    />
  );
}
