import { useState } from 'react';
import { useLanguage, useSite, useText } from '../../../client/index.ts';
import { Button, ChoiceGroup, FormSheet, Money, TextField, moneyText } from '../../../ui/index.ts';
import { westernDigits } from '../../../engine/forms/western-digits.ts';
import { amountFault } from './amount-fault.ts';
import type { Cashier } from './use-cashier.ts';
import { usePayment } from './use-payment.ts';

export interface DepositFormProps {
  readonly cashier: Cashier;
}

/** How, and how much. The template flag `dep_func` makes tiles of the amounts, else they are lines (row A-166). */
export function DepositForm({ cashier: { channels, amounts } }: DepositFormProps) {
  const text = useText();
  const { language } = useLanguage();
  const { template, identity } = useSite();
  const { currency } = identity;
  const { pay, isBusy, refused, forgive } = usePayment('deposit');
  const [channelId, setChannelId] = useState(channels[0]?.id);
  const [amount, setAmount] = useState('');
  const [isSent, setIsSent] = useState(false);
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
  if (channel === undefined) return null;
  const { min, max } = channel;
  const fault = amountFault(amount, channel);
  const limitTexts = { min: moneyText(min, currency, language), max: moneyText(max, currency, language) };
  const offered = amounts.filter((choice) => amountFault(choice, channel) === undefined);

  function submit() {
    setIsSent(true);
    if (fault !== undefined || channel === undefined) return;
    void pay({ channel: channel.id, amount: amount.trim() }, { language }).then((isPaid) => {
      if (!isPaid) return;
      setAmount('');
      setIsSent(false);
    });
  }

  return (
    <FormSheet
      label={text('cashier:depositNow')}
      onSubmit={submit}
      submit={
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('cashier:depositNow')}
        </Button>
      }
    >
      <ChoiceGroup
        label={text('cashier:channel')}
        layout="list"
        current={channel.id}
        onChoose={setChannelId}
        choices={channels.map(({ id, name, ...limits }) => ({
          id,
          label: name,
          note: (
            <>
              <Money amount={limits.min} currency={currency} /> – <Money amount={limits.max} currency={currency} />
            </>
          ),
        }))}
      />
      <ChoiceGroup
        label={text('cashier:amount')}
        layout={template['dep_func'] === true ? 'tiles' : 'list'}
        current={offered.find((choice) => Number(choice) === Number(amount || 'NaN'))}
        onChoose={(choice) => setAmount(String(Number(choice)))}
        choices={offered.map((choice) => ({ id: choice, label: <Money amount={choice} currency={currency} /> }))}
      />
      <TextField
        name="amount"
        label={text('cashier:otherAmount')}
        inputMode="decimal"
        value={amount}
        maxLength={12}
        onChange={(typed) => {
          setAmount(westernDigits(typed));
          forgive();
        }}
        error={isSent && fault !== undefined ? text(`cashier:fault.${fault}`, limitTexts) : refused.amount}
      />
    </FormSheet>
  );
}
