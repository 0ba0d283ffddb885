import { useEffect, useId, useState } from 'react';
import { useLanguage, useMember, useSite, useText } from '../../../client/index.ts';
import { describedValues } from '../../../engine/forms/check-described.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { fromMinor, toMinor, unitsOf } from '../../../engine/minor-units.ts';
import { AmountField } from '../../../forms/amount-field.tsx';
import { DescribedFieldList, useDescribedForm } from '../../../forms/described-form.tsx';
import { showField } from '../../../forms/focus-first-error.ts';
import { Button, FormSheet, FromTo, moneyText } from '../../../ui/index.ts';
import { amountFault } from './amount-fault.ts';
import { CardChoice } from './card-choice.tsx';
import { CostFacts } from './cost-facts.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { Method } from './use-cashier.ts';
import { useChosenCard } from './use-chosen-card.ts';
import { useChosenMethod } from './use-chosen-method.ts';
import { usePayment } from './use-payment.ts';
import { useShownFault } from './use-shown-fault.ts';
import { WithdrawalPassword } from './withdrawal-password.tsx';

export interface WithdrawFormProps {
  /** At least one. */
  readonly methods: readonly [Method, ...Method[]];
}

/** Which way, to which bank card, how much, what the way asks for; proved by the withdrawal password. */
export function WithdrawForm({ methods }: WithdrawFormProps) {
  const text = useText();
  const { language } = useLanguage();
  const { balance } = useMember();
  const choiceId = useId();
  const amountId = useId();
  const cardId = useId();
  const [amount, setAmount] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { method, isGone, choose } = useChosenMethod(methods);
  const chosen = useChosenCard(method.toCard === true);
  const fields = useDescribedForm(method.fields, language);
  const { pay, isBusy, refused, forgive } = usePayment('withdraw', { fields, onCardGone: chosen.pin });
  const { currency } = useSite().identity;
  const decimals = decimalsOf(currency.code);
  const { min, max } = method;
  const units = (decimal: string) => toMinor(decimal, decimals) ?? 0;
  // While nobody knows the balance the platform decides: a form that takes it for 0 refuses the player's own money.
  const held = balance === undefined ? Infinity : Number(unitsOf(balance, decimals));
  const fault = amountFault(amount, { min, max, decimals }) ?? (units(amount) > held ? 'balance' : undefined);
  const said = useShownFault(fault, isSent);
  const limitTexts = { min: moneyText(min, currency, language), max: moneyText(max, currency, language), decimals };
  const most = Math.min(held, units(max));

  useEffect(() => {
    if (refused.amount !== undefined) showField(amountId);
  }, [refused.amount, amountId]);

  // What was missing for one way is not said of another.
  function chooseWay(id: string) {
    choose(id);
    forgive();
    fields.fill.restart();
    setIsSent(false);
  }

  function submit() {
    if (isGone) return document.getElementById(choiceId)?.focus();
    setIsSent(true);
    const { card } = chosen;
    if (chosen.isWanted && card === undefined) return document.getElementById(cardId)?.focus();
    const isWhole = fields.validate();
    if (fault !== undefined) return showField(amountId);
    if (password === '' || !isWhole) return;
    const values = describedValues(method.fields, fields.fill.values);
    const to = chosen.isWanted && card !== undefined ? { card: card.id } : {};
    const order = { channel: method.id, ...to, amount, paymentPassword: password, values };
    void pay(order).then((isOrdered) => {
      setPassword('');
      setIsSent(false);
      if (isOrdered) setAmount('');
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
      <MethodChoice
        direction="withdraw"
        id={choiceId}
        methods={methods}
        current={isGone ? undefined : method.id}
        onChoose={chooseWay}
      />
      <CardChoice id={cardId} chosen={chosen} />
      <AmountField
        id={amountId}
        name="amount"
        label={text('cashier:amount')}
        hint={<FromTo from={limitTexts.min} to={limitTexts.max} />}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          said.type();
          forgive();
        }}
        onBlur={said.leave}
        error={said.shown === undefined ? refused.amount : text(`cashier:fault.${said.shown}`, limitTexts)}
        end={
          <Button
            tone="ghost"
            disabled={balance === undefined || most < units(min)}
            onClick={() => setAmount(fromMinor(most, decimals))}
          >
            {text('cashier:everything')}
          </Button>
        }
      />
      <DescribedFieldList form={fields} />
      <WithdrawalPassword
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          forgive();
        }}
        isSent={isSent}
        refused={refused.paymentPassword}
      />
      <CostFacts method={method} amount={amount} direction="withdraw" decimals={decimals} />
    </FormSheet>
  );
}
