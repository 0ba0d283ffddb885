import { useState } from 'react';
import { PlatformError, useErrorText, useLanguage, useRuntime, useText } from '../../../client/index.ts';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { describedValues } from '../../../engine/forms/check-described.ts';
import { DescribedFieldList, useDescribedForm } from '../../../forms/described-form.tsx';
import { Button, FormSheet } from '../../../ui/index.ts';
import { bankCardsKey } from './use-bank-cards.ts';
import { WithdrawalPassword } from './withdrawal-password.tsx';

export interface CardFormProps {
  readonly fields: Answer<'bankCards'>['fields'];
  onDone(): void;
}

/** What a bank card asks for, as the platform describes it, proved by the withdrawal password. */
export function CardForm({ fields: described, onDone }: CardFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { platform, toasts, resources } = useRuntime();
  const fields = useDescribedForm(described, language);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function bind() {
    setIsBusy(true);
    setRefused(undefined);
    fields.fill.clearServerMessages();
    try {
      const body = { values: describedValues(described, fields.fill.values), paymentPassword: password };
      await platform.call('bindBankCard', { body, query: { language }, quiet: true, encrypted: true });
      resources.forget(bankCardsKey);
      toasts.show(text('cashier:cardAdded'), { kind: 'success' });
      onDone();
    } catch (error) {
      refuse(error);
      setIsBusy(false);
    }
  }

  function refuse(error: unknown) {
    const code = error instanceof PlatformError ? error.code : '';
    if (code === 'payment.wrong') setRefused(text('cashier:passwordWrong'));
    else if (code === 'fields.invalid' && error instanceof PlatformError) fields.refuse(Object(error.value['fields']));
    else if (code === 'card.bound') toasts.show(text('cashier:cardBound'), { kind: 'error' });
    else if (code === 'card.many') toasts.show(text('cashier:cardsFull'), { kind: 'error', long: true });
    else toasts.show(errorText(error), { kind: 'error' });
    if (code === 'card.bound' || code === 'card.many') resources.forget(bankCardsKey);
  }

  function submit() {
    setIsSent(true);
    if (fields.validate() && password !== '') void bind();
  }

  return (
    <FormSheet
      label={text('cashier:cardAdd')}
      onSubmit={submit}
      submit={
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('cashier:cardAddNow')}
        </Button>
      }
    >
      <DescribedFieldList form={fields} />
      <WithdrawalPassword
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setRefused(undefined);
        }}
        isSent={isSent}
        refused={refused}
      />
    </FormSheet>
  );
}
