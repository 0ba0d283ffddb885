import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ChangeResult } from '../../contracts/console/change-sets.ts';
import type { HistoryEntryLine, MerchantLine, RollBackBody } from '../../contracts/console/merchants.ts';
import { askSigned, isPasskeyNeeded } from '../api/ask-signed.ts';
import { canUsePasskeys } from '../api/passkeys.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { At } from '../parts/moment.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { AddPasskeyDialog } from '../people/add-passkey-dialog.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';

interface RollBackProps {
  readonly merchant: MerchantLine;
  readonly target: HistoryEntryLine;
  onClose(): void;
}

/** Asks why a merchant goes back to an earlier state, and for a signature where that lets money move. */
export function RollBack({ merchant, target, onClose }: RollBackProps) {
  const text = useText();
  const refresh = useRefresh();
  const session = useOpenSession();
  const [reason, setReason] = useState('');
  const [isAdding, setAdding] = useState(false);
  const rollBack = useMutation({
    mutationFn: ({ isToSign, ...body }: RollBackBody & { readonly isToSign: boolean }) =>
      askSigned<ChangeResult>(`/merchants/${merchant.code}/roll-back`, body, { session, isToSign }),
    onSuccess: ({ seq }) => {
      refresh(kept.flags, kept.merchants);
      say(text('merchant.rolledBack', { name: merchant.name, seq: seq ?? '' }), 'undo');
      onClose();
    },
  });
  // Only the service knows whether it lets money move.
  const isToSign = isPasskeyNeeded(rollBack.error);
  const lacksPasskey = isToSign && session.passkeys === 0 && canUsePasskeys(session);
  const send = (event: FormEvent) => {
    event.preventDefault();
    rollBack.mutate({ to: target.seq, reason: reason.trim(), base: merchant.seq, isToSign });
  };
  return (
    <Dialog title={text('merchant.rollBackTo', { seq: target.seq })} onClose={onClose}>
      <form onSubmit={send}>
        <p>
          {text('merchant.rollBackWhat', { name: merchant.name })} <At at={target.at} />.
        </p>
        {isToSign ? null : <RefusalNotice error={rollBack.error} />}
        {lacksPasskey ? (
          <Notice tone="warn" icon="key">
            {text('deed.backNeedsPasskey')}
            <span>
              <Button onClick={() => setAdding(true)}>{text('passkeys.add')}</Button>
            </span>
          </Notice>
        ) : null}
        <Field
          label={text('publish.reason')}
          value={reason}
          onChange={({ target: field }) => setReason(field.value)}
          minLength={3}
          maxLength={500}
          autoComplete="off"
          autoFocus
          required
        />
        <Actions>
          <Button $tone="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            $tone="main"
            data-end
            disabled={rollBack.isPending || lacksPasskey || reason.trim().length < 3}
          >
            {isToSign && canUsePasskeys(session) ? <Icon name="key" size={16} /> : null}
            {text('merchant.rollBack')}
          </Button>
        </Actions>
      </form>
      {isAdding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
    </Dialog>
  );
}
