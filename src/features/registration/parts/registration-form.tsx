import { useMemo, useRef } from 'react';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { readFields } from '../../../forms/form-fields.ts';
import { type OpenForm, useOpenForm } from '../../../forms/open-form.ts';
import { type FormHandle, SchemaForm } from '../../../forms/schema-form.tsx';
import { useCaptcha } from '../../../forms/use-captcha.ts';
import { codeRequest, dialingCodeOf } from '../../../forms/use-code-request.ts';
import { useDialingCode } from '../../../forms/use-dialing-code.ts';
import { useFacts } from '../../../forms/use-facts.ts';
import type { FormFill } from '../../../forms/use-form-fill.ts';
import type { SmsCode } from '../../../forms/use-sms-code.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import { useText } from '../../../client/index.ts';
import { Button } from '../../../ui/index.ts';
import { useAdoption } from './use-adoption.ts';
import { useAvailability } from './use-availability.ts';
import { useKnownCodes } from './use-known-codes.ts';
import { useRegistration } from './use-registration.ts';
import { RegistrationOptions } from './registration-options.tsx';
import { TermsLabel } from './terms-label.tsx';

export interface RegistrationFormProps {
  readonly id: string;
  readonly formId: string;
  readonly fill: FormFill;
  readonly sms: SmsCode;
  onSuccess(): void;
}

/** The form of one way to register, drawn by RJSF from the release's compiled form. */
export function RegistrationForm(props: RegistrationFormProps) {
  const open = useOpenForm(props.formId, true);
  if (open.status !== 'ready') return <FormWaiting rows={5} failed={open.status === 'error' ? open : undefined} />;
  return <ReadyForm {...props} open={open} />;
}

interface ReadyFormProps extends RegistrationFormProps {
  readonly open: Extract<OpenForm, { readonly status: 'ready' }>;
}

function ReadyForm({ id, fill, sms, open, onSuccess }: ReadyFormProps) {
  const text = useText();
  const facts = useFacts();
  const dialingCode = useDialingCode();
  const fields = useMemo(() => readFields(open.form.definition), [open.form]);
  const captcha = useCaptcha(fields.some(({ widget }) => widget === 'captcha'));
  const availability = useAvailability(fill);
  const known = useKnownCodes(fill, fields);
  const handle = useRef<FormHandle>(null);
  const registration = useRegistration({
    id,
    fill,
    known,
    countryDialingCode: dialingCodeOf(fill, dialingCode),
    captchaId: captcha.captchaId,
    confirm: sms.confirm,
    onFailure() {
      // The captcha that is due was not left empty.
      fill.restart();
      fill.setValue('captcha', undefined);
      captcha.reload();
    },
    onOutdated: () => adoption.afterRefusal(),
    onSuccess,
  });
  const adoption = useAdoption(open, handle, (form) => void registration.send(form));
  const { isBusy } = registration;
  const check = () => validateValues(open.form, fields, fill.values, facts);
  const asksConsent = fields.some(({ widget }) => widget === 'terms');
  const foot = useFoot({
    isBusy,
    isClosed: asksConsent && fill.values['terms'] !== true,
    label: text('registration:submit'),
  });

  return (
    <SchemaForm
      id={id}
      form={open.form}
      fields={fields}
      fill={fill}
      facts={facts}
      foot={foot}
      handle={handle}
      scene={{
        isBusy,
        captcha,
        dialingCode,
        codeRequest: codeRequest({ formId: id, sms, fill, dialingCode, check }),
        termsLabel: <TermsLabel />,
        isGood: (name) => name === 'username' && availability.isFree,
        noteOf: (name) =>
          name === 'username' && availability.isCheckedLater ? text('registration:nameLater') : undefined,
      }}
      onLeave={(name) => {
        if (name === 'username') availability.ask(check()['username'] === undefined);
        adoption.atBlur();
      }}
      onRefused={() => void adoption.atSubmit()}
      onSubmit={() => {
        if (!adoption.atSubmit()) void registration.send(open.form);
      }}
    />
  );
}

// One object per state, since RJSF redraws its tree for every other one.
function useFoot({ isBusy, isClosed, label }: { isBusy: boolean; isClosed: boolean; label: string }) {
  return useMemo(
    () => ({
      submit: (
        // Not disabled but said to be: a press leads to what is missing.
        <Button type="submit" size="large" wide busy={isBusy} aria-disabled={isClosed || undefined}>
          {label}
        </Button>
      ),
      after: <RegistrationOptions />,
    }),
    [isBusy, isClosed, label],
  );
}
