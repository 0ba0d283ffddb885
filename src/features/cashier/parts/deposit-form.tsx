import { useEffect, useId, useState } from 'react';
import { useLanguage, useSite, useText } from '../../../client/index.ts';
import { AmountField } from '../../../forms/amount-field.tsx';
import { DescribedFieldList, useDescribedForm } from '../../../forms/described-form.tsx';
import { showField } from '../../../forms/focus-first-error.ts';
import { Button, ChoiceGroup, FormSheet, Money, moneyText } from '../../../ui/index.ts';
import { describedValues } from '../../../engine/forms/check-described.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { toMinor } from '../../../engine/minor-units.ts';
import { amountFault } from './amount-fault.ts';
import { CostFacts } from './cost-facts.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { Cashier, Method } from './use-cashier.ts';
import { useChosenMethod } from './use-chosen-method.ts';
import { usePayment } from './use-payment.ts';
import { useShownFault } from './use-shown-fault.ts';

export interface DepositFormProps {
  readonly amounts: Cashier['amounts'];
  /** At least one. */
  readonly methods: readonly [Method, ...Method[]];
}

/**
 * How, what the way asks for, and how much; all of it as the platform describes it. The template flag `dep_func` makes
 * tiles of the amounts, else they are lines (row A-166).
 */
export function DepositForm({ methods, amounts }: DepositFormProps) {
  const text = useText();
  const { language } = useLanguage();
  const { template, identity } = useSite();
  const { currency } = identity;
  const choiceId = useId();
  const amountId = useId();
  const [amount, setAmount] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { method, isGone, choose } = useChosenMethod(methods);
  const fields = useDescribedForm(method.fields, language);
  const { pay, isBusy, refused, forgive } = usePayment('deposit', { fields });
  const decimals = decimalsOf(currency.code);
  const limits = { min: method.min, max: method.max, decimals };
  const fault = amountFault(amount, limits);
  const said = useShownFault(fault, isSent);
  const limitTexts = {
    min: moneyText(method.min, currency, language),
    max: moneyText(method.max, currency, language),
    decimals,
  };
  const offered = amounts.filter((choice) => amountFault(choice, limits) === undefined);

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
    const isWhole = fields.validate();
    if (fault !== undefined) return showField(amountId);
    if (!isWhole) return;
    const values = describedValues(method.fields, fields.fill.values);
    void pay({ channel: method.id, amount, values }).then((isOrdered) => {
      if (!isOrdered) return;
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
      <MethodChoice
        direction="deposit"
        id={choiceId}
        methods={methods}
        current={isGone ? undefined : method.id}
        onChoose={chooseWay}
      />
      <ChoiceGroup
        label={text('cashier:amount')}
        layout={template['dep_func'] === true ? 'tiles' : 'list'}
        current={offered.find((choice) => toMinor(choice, decimals) === toMinor(amount, decimals))}
        onChoose={(choice) => setAmount(choice.replace(/\.0+$/, ''))}
        choices={offered.map((choice) => ({ id: choice, label: <Money amount={choice} currency={currency} /> }))}
      />
      <AmountField
        id={amountId}
        name="amount"
        label={text('cashier:otherAmount')}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          said.type();
          forgive();
        }}
        onBlur={said.leave}
        error={said.shown === undefined ? refused.amount : text(`cashier:fault.${said.shown}`, limitTexts)}
      />
      <DescribedFieldList form={fields} />
      <CostFacts method={method} amount={amount} direction="deposit" decimals={decimals} />
    </FormSheet>
  );
}
