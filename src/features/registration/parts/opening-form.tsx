import { useMemo } from 'react';
import { readFields } from '../../../forms/form-fields.ts';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { type OpenForm, useOpenForm } from '../../../forms/open-form.ts';
import { SchemaForm } from '../../../forms/schema-form.tsx';
import { useFacts } from '../../../forms/use-facts.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { useSetting, useText } from '../../../client/index.ts';
import { Button } from '../../../ui/index.ts';
import { useKnownCodes } from './use-known-codes.ts';
import { useOpening } from './use-opening.ts';
import { TermsLabel } from './terms-label.tsx';

export interface OpeningFormProps {
  /** What the platform knows the newcomer by. */
  readonly ticket: string;
  onOpened(): void;
  /** The ticket is no longer taken: the sign-in has to begin again. */
  onExpired(): void;
}

/** Date of birth where the site asks for it, and the terms box, without which the button is closed (row A-096). */
export function OpeningForm(props: OpeningFormProps) {
  const open = useOpenForm('registrationSocial');
  if (open.status !== 'ready') return <FormWaiting rows={2} failed={open.status === 'error' ? open : undefined} />;
  return <ReadyForm {...props} open={open} />;
}

interface ReadyFormProps extends OpeningFormProps {
  readonly open: Extract<OpenForm, { readonly status: 'ready' }>;
}

function ReadyForm({ ticket, open, onOpened, onExpired }: ReadyFormProps) {
  const text = useText();
  const facts = useFacts();
  const termsTicked = useSetting('registration.termsDefaultChecked');
  const fill = useFormFill(() => ({ terms: termsTicked }));
  const fields = useMemo(() => readFields(open.form.definition), [open.form]);
  const known = useKnownCodes(fill, fields);
  const { send, isBusy } = useOpening({ id: 'opening', ticket, fill, known, onOpened, onExpired });
  const isClosed = fill.values['terms'] !== true;
  const label = text('registration:submit');
  const foot = useMemo(
    () => ({
      submit: (
        <Button type="submit" size="large" wide busy={isBusy} aria-disabled={isClosed || undefined}>
          {label}
        </Button>
      ),
    }),
    [isBusy, isClosed, label],
  );
  return (
    <SchemaForm
      id="opening"
      form={open.form}
      fields={fields}
      fill={fill}
      facts={facts}
      foot={foot}
      scene={{ isBusy, termsLabel: <TermsLabel opens="popup" /> }}
      onLeave={() => {
        if (open.isOutdated) open.adopt();
      }}
      onSubmit={() => void send(open.form)}
    />
  );
}
