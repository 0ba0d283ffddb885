import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskApplication, ProposeBody, ProposedBody } from '../../contracts/console/applications.ts';
import type { ReasonBody } from '../../contracts/console/change-sets.ts';
import { ask } from '../api/ask.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { approve } from '../changes/approve.ts';
import { ReasonForm } from '../changes/reason-form.tsx';
import { Field } from '../parts/field.tsx';
import { say } from '../parts/toasts.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';

/** What can be decided about an application, by the name that the service has for it. */
export type Decision = 'propose' | 'decline' | 'pay' | 'reject';

interface DecideFormProps {
  readonly application: DeskApplication;
  readonly decision: Decision;
  onEnd(): void;
}

/** As the service takes it; how many decimals the currency has the platform knows. */
const isAmount = (amount: string) => /^\d{1,12}(\.\d{1,3})?$/.test(amount) && Number(amount) > 0;

/** Asks for what a decision takes: an amount, a reason, and a passkey where money is paid. */
export function DecideForm({ application, decision, onEnd }: DecideFormProps) {
  const text = useText();
  const refresh = useRefresh();
  const session = useOpenSession();
  const [amount, setAmount] = useState('');
  const { merchant, id, currency, proposal } = application;
  const decide = useMutation({
    mutationFn: (reason: string) => {
      const path = `/applications/${merchant}/${id}/${decision}`;
      const proposed: ProposedBody = { amount: proposal?.amount ?? '', author: proposal?.by.id ?? '', reason };
      if (decision === 'pay') return approve<DeskApplication>(path, proposed, session);
      const body: ProposeBody | ProposedBody | ReasonBody =
        decision === 'propose' ? { amount: amount.trim(), reason } : decision === 'reject' ? proposed : { reason };
      return ask<DeskApplication>(path, body);
    },
    onSuccess: () => {
      say(text(`application.${decision}.done`), 'check');
      onEnd();
    },
    onSettled: () => refresh(kept.applications),
  });
  return (
    <ReasonForm
      words={text(`application.${decision}`)}
      error={decide.error}
      isBusy={decide.isPending}
      isReady={decision !== 'propose' || isAmount(amount.trim())}
      toSign={decision === 'pay' ? text('application.needsPasskey') : undefined}
      onSend={(reason) => decide.mutate(reason)}
      onEnd={onEnd}
    >
      {decision === 'propose' ? (
        <Field
          label={text('application.amount', { currency })}
          hint={text('application.amountHint')}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          autoFocus
          required
        />
      ) : undefined}
    </ReasonForm>
  );
}
