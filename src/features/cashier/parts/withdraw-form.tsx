import { useState } from 'react';
import { useLanguage, useMember, useSite, useText } from '../../../client/index.ts';
import { Button, FormSheet, PasswordField, TextField, moneyText } from '../../../ui/index.ts';
import { westernDigits } from '../../../engine/forms/western-digits.ts';
import { amountFault } from './amount-fault.ts';
import type { Cashier } from './use-cashier.ts';
import { usePayment } from './use-payment.ts';

export interface WithdrawFormProps {
  readonly limits: Cashier['withdraw'];
}

/** How much, proved by the withdrawal password. */
export function WithdrawForm({ limits: { min, max } }: WithdrawFormProps) {
  const text = useText();
  const { language } = useLanguage();
  const { balance = '0' } = useMember();
  const { pay, isBusy, refused, forgive } = usePayment('withdraw');
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setIsSent] = useState(false);
  const fault = amountFault(amount, { min, max }) ?? (Number(amount) > Number(balance) ? 'balance' : undefined);
  const { currency } = useSite().identity;
  const limitTexts = { min: moneyText(min, currency, language), max: moneyText(max, currency, language) };
  const most = Math.min(Number(balance), Number(max));

  function submit() {
    setIsSent(true);
    if (fault !== undefined || password === '') return;
    const body = { amount: amount.trim(), paymentPassword: password };
    void pay(body, { language, encrypted: true }).then((isPaid) => {
      setPassword('');
      setIsSent(false);
      if (isPaid) setAmount('');
    });
  }

  return (
    <FormSheet
      label={text('cashier:withdrawNow')}
      onSubmit={submit}
      submit={
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('cashier:withdrawNow')}
        </Button>
      }
    >
      <TextField
        name="amount"
        label={text('cashier:amount')}
        hint={<bdi dir="ltr">{`${limitTexts.min} – ${limitTexts.max}`}</bdi>}
        inputMode="decimal"
        value={amount}
        maxLength={12}
        onChange={(typed) => {
          setAmount(westernDigits(typed));
          forgive();
        }}
        error={isSent && fault !== undefined ? text(`cashier:fault.${fault}`, limitTexts) : refused.amount}
        end={
          <Button tone="ghost" disabled={most < Number(min)} onClick={() => setAmount(most.toFixed(2))}>
            {text('cashier:everything')}
          </Button>
        }
      />
      <PasswordField
        name="paymentPassword"
        label={text('cashier:password')}
        inputMode="numeric"
        autoComplete="off"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          forgive();
        }}
        error={refused.paymentPassword ?? (isSent && password === '' ? text('cashier:passwordEmpty') : undefined)}
      />
    </FormSheet>
  );
}
