import type { Condition } from '../../contracts/conditions.ts';

/** A field of a form: which rule it follows and when it is there. */
export interface FormField {
  /** Field of the catalogue. */
  readonly field: string;
  /** Field whose rule counts, when it is not the field's own: a further password follows the password rule. */
  readonly ruleOf?: string;
  /** HTML input name, when it is not the catalogue's. */
  readonly input?: string;
  /** `always`, by the field's rule (`rule`), or when a condition holds; `orRule` lets either bring it. */
  readonly shown: 'always' | 'rule' | { readonly when: Condition; readonly orRule?: true };
  /** Field that must be in the form too. */
  readonly needs?: string;
  /** Always, never, or when a condition holds besides the rule's own mark; the rule alone when absent. */
  readonly required?: 'always' | 'never' | { readonly when: Condition };
  /** A required field is only missed once that field has a value. */
  readonly requiredWith?: string;
  /** At the top or at the bottom, whatever the rules say. */
  readonly stands?: 'first' | 'last';
  /** Stands right after that field unless the rules give it a place. */
  readonly after?: string;
  /** Must repeat that field. */
  readonly repeats?: string;
  readonly differsFrom?: string;
  /** Field that receives the SMS code asked for from this one. */
  readonly codeField?: string;
}

/** Ids of the forms that a release carries. */
export type FormId =
  | 'registrationUsername'
  | 'registrationMobile'
  | 'registrationSocial'
  | 'loginUsername'
  | 'loginMobile'
  | 'recoveryEmail'
  | 'recoveryPhone'
  | 'changePassword'
  | 'fundsPassword'
  | 'feedback';

const optional = [
  'nickname',
  'payeeName',
  'email',
  'birthday',
  'idNumber',
  'paymentPassword',
  'qqNum',
  'wechat',
  'line',
  'whatsapp',
  'facebook',
  'zalo',
  'affiliateCode',
  'recommenderId',
].map((field): FormField => ({ field, shown: 'rule' }));

const closing: readonly FormField[] = [
  { field: 'captcha', shown: { when: { setting: 'registration.captcha', is: true } }, stands: 'last' },
  { field: 'terms', shown: 'always', stands: 'last' },
];

/** Without a password, the SMS code is what proves the account (decision 27). */
const codeNeeded: Condition = { any: [{ flag: 'REGMOBVERF3' }, { not: { flag: 'MOBILENUMPASSREG3' } }] };
const withPassword: Condition = { flag: 'MOBILENUMPASSREG3' };

/** Every form and its fields (decisions 25–33). */
export const formTable: Readonly<Record<FormId, readonly FormField[]>> = {
  registrationUsername: [
    { field: 'username', shown: 'always', required: 'always', stands: 'first' },
    { field: 'password', shown: 'always', required: 'always' },
    { field: 'confirmPassword', shown: 'always', required: 'always', repeats: 'password', after: 'password' },
    { field: 'mobileNum', shown: 'rule', codeField: 'verificationCode' },
    {
      field: 'verificationCode',
      input: 'messageCode1',
      shown: { when: { flag: 'REGMOBVERF3' }, orRule: true },
      needs: 'mobileNum',
      required: { when: { flag: 'REGMOBVERF3' } },
      requiredWith: 'mobileNum',
      after: 'mobileNum',
    },
    ...optional,
    ...closing,
  ],
  registrationMobile: [
    { field: 'mobileNum', shown: 'always', required: 'always', stands: 'first', codeField: 'verificationCode' },
    {
      field: 'verificationCode',
      input: 'messageCode2',
      shown: { when: codeNeeded, orRule: true },
      required: { when: codeNeeded },
      after: 'mobileNum',
    },
    { field: 'password', shown: { when: withPassword }, required: 'always' },
    {
      field: 'confirmPassword',
      shown: { when: withPassword },
      required: 'always',
      repeats: 'password',
      after: 'password',
    },
    ...optional,
    ...closing,
  ],
  // Who comes from a provider has name and password there; age and consent are asked for here (rows ).
  registrationSocial: [
    { field: 'birthday', shown: 'rule' },
    { field: 'terms', shown: 'always', stands: 'last' },
  ],
  loginUsername: [
    { field: 'loginUsername', shown: 'always', required: 'always' },
    { field: 'loginPassword', shown: 'always', required: 'always' },
    { field: 'captcha', shown: 'always', required: 'never' },
  ],
  loginMobile: [
    { field: 'loginMobileNum', shown: 'always', required: 'always', codeField: 'verificationCode' },
    { field: 'verificationCode', shown: 'always', required: 'always', after: 'loginMobileNum' },
    { field: 'captcha', shown: 'always', required: 'never' },
  ],
  recoveryEmail: [
    { field: 'loginUsername', shown: 'always', required: 'always' },
    { field: 'recoveryEmail', shown: 'always', required: 'always' },
  ],
  recoveryPhone: [
    { field: 'loginMobileNum', shown: 'always', required: 'always', codeField: 'verificationCode' },
    { field: 'verificationCode', shown: 'always', required: 'always', after: 'loginMobileNum' },
    { field: 'newPassword', ruleOf: 'password', shown: 'always', required: 'always' },
  ],
  changePassword: [
    { field: 'oldPassword', ruleOf: 'loginPassword', shown: 'always', required: 'never' },
    { field: 'newPassword', ruleOf: 'password', shown: 'always', required: 'always', differsFrom: 'oldPassword' },
    { field: 'confirmNewPassword', shown: 'always', required: 'always', repeats: 'newPassword', after: 'newPassword' },
  ],
  // The screen demands one of the two proofs: the login password, or the old withdrawal password.
  fundsPassword: [
    { field: 'accountPassword', ruleOf: 'loginPassword', shown: 'always', required: 'never' },
    { field: 'oldPaymentPassword', shown: 'always', required: 'never' },
    { field: 'paymentPassword', shown: 'always', required: 'always', differsFrom: 'oldPaymentPassword' },
    { field: 'confirmPaymentPassword', shown: 'always', required: 'always', repeats: 'paymentPassword' },
  ],
  feedback: [
    { field: 'feedbackType', shown: 'always', required: 'always' },
    { field: 'feedbackContent', shown: 'always', required: 'always' },
    { field: 'feedbackCaptcha', shown: 'always', required: 'always' },
  ],
};

/** Question types of the feedback form, in the order in which they are offered (row A-147). */
export const questionTypes = {
  deposit_issues: '1',
  withdraw_issues: '2',
  game_issues: '3',
  service_issues: '4',
  apply_issues: '6',
  other_issues: '0',
} as const;
