import type { contentProblems } from '../../contracts/problems/content-problems.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';

/** Problems of the forms by which players get an account and come back to it. */
export type RegistrationCode = Extract<
  keyof typeof contentProblems,
  | 'RULE_WITHOUT_EFFECT'
  | 'LOGIN_UNUSABLE'
  | 'RECOVERY_NARROWER'
  | 'RANGE_INVERTED'
  | 'FIELD_CONTRADICTORY'
  | 'FIELD_WITHOUT_WIDGET'
  | 'FIELD_WITHOUT_LABEL'
>;

/** Folders whose rules of registration, login and recovery cannot work. */
export const brokenRegistration: BrokenFolders<RegistrationCode> = {
  RULE_WITHOUT_EFFECT: [
    {
      mistake: 'a password that nobody is asked for, where a name and a password register',
      mended: { registration: { fields: { password: { enabled: true } } } },
      site: { flags: { USERNAMEREG3: true } },
      registration: { fields: { password: { enabled: false } } },
      file: 'registration.json',
      line: '"enabled"',
      pointer: '/fields/password/enabled',
      says: /password is switched off, and the form registrationUsername asks for it all the same/,
    },
  ],
  LOGIN_UNUSABLE: [
    {
      mistake: 'a password asked for first, where numbers register without one',
      mended: { navigation: { slots: { 'login.method': ['login.mobile', 'login.username'] } } },
      site: { flags: { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true } },
      file: 'site.json',
      line: '"MOBILENUMREG3"',
      pointer: '/flags/MOBILENUMREG3',
      says: /opens on a password, and whoever registers here has none; another way in/,
    },
    {
      mistake: 'a password and nothing else',
      site: { flags: { MOBILENUMREG3: true } },
      navigation: { slots: { 'login.method': ['login.username'] } },
      file: 'navigation.json',
      line: '"login.method"',
      pointer: '/slots/login.method',
      says: /The login asks for a password, and whoever registers here has none/,
    },
  ],
  RECOVERY_NARROWER: [
    {
      mistake: 'the narrow check of an address where registration takes every address',
      mended: { merchant: { settings: { 'recovery.emailPattern': 'relaxed' } } },
      merchant: { settings: { 'recovery.emailPattern': 'spec' } },
      site: { flags: { USERNAMEREG3: true }, settings: { 'recovery.email': true } },
      registration: { fields: { email: { enabled: true } } },
      file: 'merchant.json',
      line: '"recovery.emailPattern"',
      pointer: '/settings/recovery.emailPattern',
      says: /Registration takes "[^"]+@[^"]+" as an address, and recovery refuses it/,
    },
    {
      mistake: 'a pattern of the merchant that takes addresses in other scripts',
      merchant: { patterns: { anywhere: '^[^@ ]{1,40}@[^@ ]{1,39}$' } },
      site: { flags: { USERNAMEREG3: true }, settings: { 'recovery.email': true } },
      registration: { fields: { email: { enabled: true, patternId: 'anywhere' } } },
      file: 'registration.json',
      line: '"patternId"',
      pointer: '/fields/email/patternId',
      says: /and recovery refuses it/,
    },
    {
      mistake: 'a longer address than recovery has room for',
      site: { flags: { USERNAMEREG3: true }, settings: { 'recovery.email': true } },
      registration: { fields: { email: { enabled: true, max: 120 } } },
      file: 'registration.json',
      line: '"max"',
      pointer: '/fields/email/max',
      says: /Registration takes addresses of up to 120 characters, recovery of up to 80/,
    },
  ],
  RANGE_INVERTED: [
    {
      mistake: 'a minimum above the maximum',
      mended: { registration: { fields: { email: { min: 3, max: 9 } } } },
      registration: { fields: { email: { min: 9, max: 3 } } },
      file: 'registration.json',
      line: '"min": 9',
      pointer: '/fields/email/min',
      says: /The minimum of email is 9, the maximum 3/,
    },
    {
      mistake: 'a minimum above the maximum that the catalogue gives',
      site: { register: { username: { min: 40 } } },
      file: 'site.json',
      line: '"min": 40',
      pointer: '/register/username/min',
      says: /The minimum of username is 40, the maximum 16/,
    },
  ],
  FIELD_CONTRADICTORY: [
    {
      mistake: 'a field that is required and switched off',
      mended: { registration: { fields: { email: { enabled: true, required: true } } } },
      registration: { fields: { email: { enabled: false, required: true } } },
      file: 'registration.json',
      line: '"required"',
      pointer: '/fields/email/required',
      says: /email is required, and switched off/,
    },
  ],
  FIELD_WITHOUT_WIDGET: [
    {
      mistake: 'a required SMS code without a mobile number',
      mended: {
        registration: { fields: { mobileNum: { enabled: true }, verificationCode: { enabled: true, required: true } } },
      },
      site: { flags: { USERNAMEREG3: true } },
      registration: { fields: { verificationCode: { enabled: true, required: true } } },
      file: 'registration.json',
      line: '"required"',
      pointer: '/fields/verificationCode/required',
      says: /no open registration form asks for it/,
    },
  ],
  FIELD_WITHOUT_LABEL: [
    {
      mistake: 'a required field with a blank label',
      mended: { strings: { en: { forms: { 'label.email': 'E-mail' } } } },
      registration: { fields: { email: { enabled: true, required: true } } },
      strings: { en: { forms: { 'label.email': ' ' } } },
      file: 'strings/en.json',
      line: '"label.email"',
      pointer: '/forms/label.email',
      says: /The label of email is blank in "en"/,
    },
  ],
};
