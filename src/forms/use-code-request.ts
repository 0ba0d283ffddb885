import type { FormMessages } from '../contracts/form.ts';
import { focusField } from './focus-first-error.ts';
import { type CodeRequest, dialingCodeField } from './form-scene.tsx';
import type { FormFill } from './use-form-fill.ts';
import type { SmsCode } from './use-sms-code.ts';

const mobileField = 'mobileNum';

export interface CodeRequestOptions {
  readonly formId: string;
  readonly sms: SmsCode;
  readonly fill: FormFill;
  readonly dialingCode: string;
  /** What the form finds in the values at hand. */
  check(): FormMessages;
}

/** The get-code button: a number that is not valid gets a prompt instead of a call (rows ). */
export function codeRequest({ formId, sms, fill, dialingCode, check }: CodeRequestOptions): CodeRequest {
  const number = fill.values[mobileField];
  const countryDialingCode = dialingCodeOf(fill, dialingCode);
  return {
    seconds: typeof number === 'string' ? sms.secondsFor({ number, countryDialingCode }) : 0,
    isSending: sms.isSending,
    isProving: sms.isProving,
    request() {
      if (typeof number !== 'string' || check()[mobileField]) {
        fill.setServerMessages({ [mobileField]: [{ key: 'forms:error.mobileForCode' }] });
        focusField(formId, mobileField);
        return;
      }
      void sms.send({ number, countryDialingCode });
    },
  };
}

/** The dialling code that a form's number carries: the chosen one, else the visitor's. */
export function dialingCodeOf(fill: FormFill, dialingCode: string): string {
  const chosen = fill.values[dialingCodeField];
  return typeof chosen === 'string' ? chosen : dialingCode;
}
