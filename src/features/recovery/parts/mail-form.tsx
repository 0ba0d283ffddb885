import { useMemo } from 'react';
import { readFields } from '../../../forms/form-fields.ts';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { useOpenForm } from '../../../forms/open-form.ts';
import { ThinForm } from '../../../forms/thin-form.tsx';
import { useFacts } from '../../../forms/use-facts.ts';
import type { FormFill } from '../../../forms/use-form-fill.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import { useText } from '../../../client/index.ts';
import { cleanData } from '../../../engine/index.ts';
import { Button } from '../../../ui/index.ts';
import { useMailRecovery } from './use-recovery.ts';
import { RecoveryOptions } from './recovery-options.tsx';

export interface RecoveryFormProps {
  readonly id: string;
  readonly fill: FormFill;
}

/** User name and address; what comes by mail is the platform's affair (row A-119). */
export function MailForm({ id, fill, onSent }: RecoveryFormProps & { onSent(): void }) {
  const text = useText();
  const open = useOpenForm('recoveryEmail');
  const facts = useFacts();
  const recovery = useMailRecovery(onSent);
  const form = open.status === 'ready' ? open.form : undefined;
  const fields = useMemo(() => (form ? readFields(form.definition) : []), [form]);
  if (open.status !== 'ready') return <FormWaiting rows={2} failed={open.status === 'error' ? open : undefined} />;
  const { definition } = open.form;

  return (
    <ThinForm
      id={id}
      fields={fields}
      fill={fill}
      messages={validateValues(open.form, fields, fill.values, facts)}
      scene={{ isBusy: recovery.isBusy }}
      onSubmit={() => {
        const { username, email } = cleanData(definition, fill.values);
        void recovery.submit({ username: String(username), email: String(email) });
      }}
      onLeave={() => {
        if (open.isOutdated) open.adopt();
      }}
      submit={
        <Button type="submit" size="large" wide busy={recovery.isBusy}>
          {text('recovery:retrieve')}
        </Button>
      }
      after={<RecoveryOptions />}
    />
  );
}
