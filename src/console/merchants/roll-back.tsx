import { useMutation } from '@tanstack/react-query';
import type { ChangeResult } from '../../contracts/console/change-sets.ts';
import type { HistoryEntryLine, MerchantLine, RollBackBody } from '../../contracts/console/merchants.ts';
import { askSigned, isPasskeyNeeded } from '../api/ask-signed.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { ReasonForm } from '../changes/reason-form.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { At } from '../parts/moment.tsx';
import { say } from '../parts/toasts.tsx';
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
  return (
    <Dialog title={text('merchant.rollBackTo', { seq: target.seq })} onClose={onClose}>
      <p>
        {text('merchant.rollBackWhat', { name: merchant.name })} <At at={target.at} />.
      </p>
      <ReasonForm
        words={text('merchant.rollBack')}
        error={rollBack.error}
        isBusy={rollBack.isPending}
        toSign={isToSign ? text('deed.backNeedsPasskey') : undefined}
        onSend={(reason) => rollBack.mutate({ to: target.seq, reason, base: merchant.seq, isToSign })}
        onEnd={onClose}
      />
    </Dialog>
  );
}
