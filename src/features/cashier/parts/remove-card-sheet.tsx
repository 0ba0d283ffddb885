import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { Button, Sheet, token } from '../../../ui/index.ts';
import type { BankCard } from './use-bank-cards.ts';
import { WithdrawalPassword } from './withdrawal-password.tsx';

export interface RemoveCardSheetProps {
  readonly card: BankCard;
  onClose(): void;
  /** The card is gone, by this or by another device. */
  onGone(): void;
}

/** Asks before a bank card is removed, and for the withdrawal password. */
export function RemoveCardSheet({ card, onClose, onGone }: RemoveCardSheetProps) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts } = useRuntime();
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { id, bank, lastDigits: digits } = card;

  async function remove() {
    setIsBusy(true);
    try {
      const body = { card: id, paymentPassword: password };
      await platform.call('removeBankCard', { body, quiet: true, encrypted: true });
      toasts.show(text('cashier:cardRemoved'), { kind: 'success' });
      onGone();
    } catch (error) {
      const code = error instanceof PlatformError ? error.code : '';
      if (code === 'card.gone') return onGone();
      setRefused(code === 'payment.wrong' ? text('cashier:passwordWrong') : errorText(error));
      setIsBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSent(true);
    if (password !== '') void remove();
  }

  return (
    <Sheet open onClose={onClose} title={text('cashier:cardRemoveTitle')}>
      <Form noValidate onSubmit={submit}>
        <p>{text('cashier:cardRemoveQuestion', { bank, digits })}</p>
        <WithdrawalPassword
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setRefused(undefined);
          }}
          isSent={isSent}
          refused={refused}
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('cashier:cardRemove')}
        </Button>
        <Button tone="quiet" wide disabled={isBusy} onClick={onClose}>
          {text('cashier:cardKeep')}
        </Button>
      </Form>
    </Sheet>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  p { line-height: ${token('leading.text')}; overflow-wrap: anywhere; }
`;
