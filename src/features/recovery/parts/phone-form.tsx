import { useMemo } from 'react';
import { readFields } from '../../../forms/form-fields.ts';
import { fieldId } from '../../../forms/form-scene.tsx';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { useOpenForm } from '../../../forms/open-form.ts';
import { ThinForm } from '../../../forms/thin-form.tsx';
import { codeRequest, dialingCodeOf } from '../../../forms/use-code-request.ts';
import { useDialingCode } from '../../../forms/use-dialing-code.ts';
import { useFacts } from '../../../forms/use-facts.ts';
import type { SmsCode } from '../../../forms/use-sms-code.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import { useText } from '../../../client/index.ts';
import { cleanData } from '../../../engine/index.ts';
import { Button } from '../../../ui/index.ts';
import { type ResetFault, usePhoneRecovery } from './use-recovery.ts';
import type { RecoveryFormProps } from './mail-form.tsx';
import { RecoveryOptions } from './recovery-options.tsx';

export interface PhoneFormProps extends RecoveryFormProps {
  readonly sms: SmsCode;
}

/** What a fault empties, and the sentence that stands there in place of a message above the page (rows ). */
const faultsAtFields: Readonly<Record<ResetFault, { readonly field: string; readonly key?: string }>> = {
  samePassword: { field: 'newPassword', key: 'forms:error.samePassword' },
  commonPassword: { field: 'newPassword', key: 'errors:code.password.common' },
  wrongCode: { field: 'verificationCode', key: 'recovery:codeWrong' },
  other: { field: 'verificationCode' },
};

/** Number, SMS code and new password; blocked until all of them are good (rows ). */
export function PhoneForm({ id, fill, sms }: PhoneFormProps) {
  const text = useText();
  const open = useOpenForm('recoveryPhone');
  const facts = useFacts();
  const dialingCode = useDialingCode();
  const recovery = usePhoneRecovery(sms.confirm, (fault) => {
    const { field, key } = faultsAtFields[fault];
    fill.setValue(field, undefined);
    if (key !== undefined) fill.setServerMessages({ [field]: [{ key }] });
    document.getElementById(fieldId(id, field))?.focus();
  });
  const form = open.status === 'ready' ? open.form : undefined;
  const fields = useMemo(() => (form ? readFields(form.definition) : []), [form]);
  if (open.status !== 'ready') return <FormWaiting rows={3} failed={open.status === 'error' ? open : undefined} />;
  const { definition } = open.form;
  const check = () => validateValues(open.form, fields, fill.values, facts);
  const messages = check();

  return (
    <ThinForm
      id={id}
      fields={fields}
      fill={fill}
      messages={messages}
      scene={{
        isBusy: recovery.isBusy,
        dialingCode,
        codeRequest: codeRequest({ formId: id, sms, fill, dialingCode, check }),
      }}
      onSubmit={() => {
        const { mobileNum, verificationCode, newPassword } = cleanData(definition, fill.values);
        void recovery.submit({
          mobileNum: String(mobileNum),
          verificationCode: String(verificationCode),
          newPassword: String(newPassword),
          countryDialingCode: dialingCodeOf(fill, dialingCode),
        });
      }}
      onLeave={() => {
        if (open.isOutdated) open.adopt();
      }}
      submit={
        <Button type="submit" size="large" wide busy={recovery.isBusy} disabled={Object.keys(messages).length > 0}>
          {text('recovery:setPassword')}
        </Button>
      }
      after={<RecoveryOptions />}
    />
  );
}
