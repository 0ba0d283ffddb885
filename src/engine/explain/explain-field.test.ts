import { describe, expect, it } from 'vitest';
import type { OriginsPart } from '../../contracts/origins.ts';
import { aSitePart, noOrigins, type SiteOptions } from '../site.fixture.ts';
import { explainField } from './explain-field.ts';

const context = { app: 'browser', language: 'en' } as const;
const explained = (id: string, options: SiteOptions = {}, origins: OriginsPart = noOrigins) => {
  const site = aSitePart(options);
  return explainField(site, { site, origins, context }, id);
};
const rule = (field: string, holds: boolean) => ({
  condition: `the rule of ${field} shows it`,
  holds,
  decides: true,
  value: holds ? 'on' : 'off',
});

describe('explainField', () => {
  it('says of a field that a form always has that it has it, and whether it is required', () => {
    expect(explained('loginUsername.loginPassword')).toEqual({
      id: 'loginUsername.loginPassword',
      kind: 'field',
      place: 'loginUsername',
      state: 'shown',
      text: 'loginUsername.loginPassword is in the form, required; this form always has it.',
      reasons: [],
    });
    expect(explained('loginUsername.captcha')?.text).toBe(
      'loginUsername.captcha is in the form; this form always has it.',
    );
  });

  it('explains a field that its rule shows, and where the rule comes from', () => {
    const rules = { email: { enabled: true, required: true } };
    const origin = { layer: 'site', file: 'site.json', pointer: '/register/email' } as const;
    const values = { 'rules.email.enabled': origin };
    expect(explained('registrationUsername.email', { rules }, { values, dropped: [] })).toEqual({
      id: 'registrationUsername.email',
      kind: 'field',
      place: 'registrationUsername',
      state: 'shown',
      text:
        'registrationUsername.email is in the form, required: the rule of email shows it, ' +
        'from the site configuration (site.json#/register/email).',
      reasons: [{ ...rule('email', true), origin }],
    });
  });

  it('explains a field by the flag that shows it', () => {
    const reason = { condition: 'flag MOBILENUMPASSREG3 is on', decides: true, name: 'flags.MOBILENUMPASSREG3' };
    expect(explained('registrationMobile.password', { flags: { MOBILENUMPASSREG3: true } })).toMatchObject({
      state: 'shown',
      reasons: [{ ...reason, holds: true, value: 'on' }],
    });
    expect(explained('registrationMobile.password')).toMatchObject({
      state: 'hidden',
      reasons: [{ ...reason, holds: false, value: 'off' }],
    });
  });

  it('explains a field that a flag or its rule may show, by both and by the field that it needs', () => {
    const rules = { mobileNum: { enabled: false }, verificationCode: { enabled: true } };
    expect(explained('registrationUsername.verificationCode', { rules })).toMatchObject({
      state: 'hidden',
      reasons: [
        { condition: 'flag REGMOBVERF3 is on', holds: false },
        rule('verificationCode', true),
        rule('mobileNum', false),
      ],
    });
  });

  it('finds a field by the name under which the form sends it', () => {
    expect(explained('recoveryEmail.email')?.text).toBe(
      'recoveryEmail.email is in the form, required; this form always has it.',
    );
  });

  it('knows no field of another form, of no form, or of no name', () => {
    expect(explained('loginUsername.email')).toBeUndefined();
    expect(explained('noForm.email')).toBeUndefined();
    // The consent is sent under no name.
    expect(explained('registrationUsername')).toBeUndefined();
  });
});
