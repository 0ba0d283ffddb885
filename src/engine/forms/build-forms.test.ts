import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../contracts/release.ts';
import { aSitePart, type SiteOptions } from '../site.fixture.ts';
import { buildForms } from './build-forms.ts';
import { optionsOf, propertyNames } from './read-options.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function form(formId: string, options: SiteOptions = {}, patterns: Record<string, string> = {}): FormDefinition {
  const site = aSitePart(options);
  const found = buildForms({ rules: site.rules, site, patterns }, hash)[formId];
  if (found === undefined) throw new Error(`There is no form ${formId}.`);
  return found;
}

const required = (definition: FormDefinition) => definition.schema['required'];

describe('buildForms', () => {
  it('writes a form in full, without a word of any language', () => {
    const definition = form('loginMobile');
    const { $id } = definition;
    expect($id).toMatch(/^form_loginMobile_[0-9a-f]{12}$/);
    const code = { type: 'string', maxLength: 10, pattern: '^[0-9]+$' };
    const ltr = { direction: 'ltr', trim: true };
    const mobile = { format: 'mobileFormat', length: 'mobileFormat' };
    const codeErrors = { required: 'codeRequired', format: 'codeFormat', length: 'codeFormat' };
    expect(definition).toStrictEqual({
      $id,
      schema: {
        $id,
        type: 'object',
        additionalProperties: false,
        required: ['mobileNum', 'verificationCode'],
        properties: {
          mobileNum: { type: 'string', minLength: 7, maxLength: 20, pattern: '^[0-9]+$' },
          verificationCode: code,
          captcha: { ...code, maxLength: 6 },
        },
      },
      uiSchema: {
        'ui:order': ['mobileNum', 'verificationCode', 'captcha'],
        mobileNum: {
          'ui:widget': 'phone',
          'ui:options': {
            ...{ field: 'loginMobileNum', name: 'mobileNum', labelKey: 'forms:label.loginMobileNum', ...ltr },
            ...{ autocomplete: 'tel-national', inputMode: 'tel', maxLength: 20, codeField: 'verificationCode' },
            errors: { ...mobile, required: 'mobileRequired', short: 'mobileLength' },
          },
        },
        verificationCode: {
          'ui:widget': 'code',
          'ui:options': {
            ...{ field: 'verificationCode', name: 'messageCode', labelKey: 'forms:label.verificationCode', ...ltr },
            ...{ autocomplete: 'one-time-code', inputMode: 'numeric', maxLength: 10, errors: codeErrors },
          },
        },
        captcha: {
          'ui:widget': 'captcha',
          'ui:options': {
            ...{ field: 'captcha', name: 'identifying', labelKey: 'forms:label.captcha', ...ltr },
            ...{ autocomplete: 'off', inputMode: 'numeric', maxLength: 6 },
            errors: { required: 'captchaRequired', format: 'captchaFormat', length: 'captchaFormat' },
          },
        },
      },
    });
  });

  it('asks for name, password, its confirmation, captcha and terms when nothing else is enabled', () => {
    expect(propertyNames(form('registrationUsername'))).toEqual([
      'username',
      'password',
      'confirmPassword',
      'captcha',
      'terms',
    ]);
  });

  it('adds an optional field with its rule and its HTML name when it is enabled', () => {
    const rules = { qqNum: { enabled: true, required: true, min: 5, max: 12 } };
    const definition = form('registrationUsername', { rules });
    expect(definition.schema['properties']).toMatchObject({
      qqNum: { type: 'string', minLength: 5, maxLength: 12, pattern: '^[0-9]+$' },
    });
    expect(required(definition)).toContain('qqNum');
  });

  it('keeps the identifier first and captcha and terms last, whatever order the rules give', () => {
    const rules = {
      nickname: { enabled: true, order: 0 },
      email: { enabled: true, order: 1000 },
      username: { order: 500 },
    };
    expect(propertyNames(form('registrationUsername', { rules }))).toEqual([
      'username',
      'nickname',
      'password',
      'confirmPassword',
      'email',
      'captcha',
      'terms',
    ]);
  });

  it.each([
    [{}, ['mobileNum', 'verificationCode', 'captcha', 'terms']],
    [{ MOBILENUMPASSREG3: true }, ['mobileNum', 'password', 'confirmPassword', 'captcha', 'terms']],
    [
      { MOBILENUMPASSREG3: true, REGMOBVERF3: true },
      ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'captcha', 'terms'],
    ],
  ])('asks on the mobile form for a code, a password, or both by flags %j', (flags, names) => {
    const definition = form('registrationMobile', { flags });
    expect(propertyNames(definition)).toEqual(names);
    expect(required(definition)).toEqual(names);
  });

  it('misses the SMS code of the username form only once an optional number is given', () => {
    const rules = { mobileNum: { enabled: true } };
    const definition = form('registrationUsername', { flags: { REGMOBVERF3: true }, rules });
    expect(required(definition)).not.toContain('verificationCode');
    expect(optionsOf(definition, 'verificationCode')).toMatchObject({
      requiredWith: 'mobileNum',
      name: 'messageCode1',
    });
    expect(optionsOf(definition, 'mobileNum')?.codeField).toBe('verificationCode');
  });

  it('misses the SMS code at once where the number is required', () => {
    const rules = { mobileNum: { enabled: true, required: true } };
    const definition = form('registrationUsername', { flags: { REGMOBVERF3: true }, rules });
    expect(required(definition)).toEqual(propertyNames(definition));
  });

  it('names the confirm input as the specification does, under the payload’s own key', () => {
    expect(optionsOf(form('registrationUsername'), 'confirmPassword')?.name).toBe('confimpsw');
    expect(optionsOf(form('registrationUsername'), 'captcha')?.name).toBe('identifying');
  });

  it('keeps the id of a form whose rules did not change, and changes it with them', () => {
    const before = form('registrationUsername');
    expect(form('registrationUsername', { flags: { CBS3: true } }).$id).toBe(before.$id);
    expect(form('registrationUsername', { rules: { username: { min: 5 } } }).$id).not.toBe(before.$id);
    expect(before.schema['$id']).toBe(before.$id);
  });

  it('takes a merchant’s own pattern, and keeps the lengths under an unknown one', () => {
    const rules = (patternId: string) => ({ idNumber: { enabled: true, min: 13, patternId } });
    const own = form('registrationUsername', { rules: rules('cnic') }, { cnic: '^[0-9]{13}$' });
    const unknown = form('registrationUsername', { rules: rules('nope') });
    expect(own.schema['properties']).toMatchObject({ idNumber: { pattern: '^[0-9]{13}$' } });
    expect(unknown.schema['properties']).toMatchObject({ idNumber: { type: 'string', minLength: 13 } });
    expect(JSON.stringify(unknown.schema)).not.toContain('nope');
  });

  it('leaves the captcha away when the merchant does', () => {
    const site = { settings: { 'registration.captcha': false } };
    expect(propertyNames(form('registrationMobile', site))).not.toContain('captcha');
  });

  it('asks for 21 years where identities are checked', () => {
    const rules = { birthday: { enabled: true } };
    const minimum = (settings: Record<string, boolean | number>) =>
      optionsOf(form('registrationUsername', { rules, settings }), 'birthday')?.minimumAge;
    expect([minimum({}), minimum({ 'registration.kyc': true }), minimum({ 'ages.birthday': 25 })]).toEqual([
      18, 21, 25,
    ]);
  });

  it('names in the consent box no lower age than the date of birth must give', () => {
    const consent = (settings: Record<string, boolean | number>) =>
      optionsOf(form('registrationUsername', { settings }), 'terms')?.labelParams;
    expect([consent({}), consent({ 'registration.kyc': true }), consent({ 'ages.birthday': 25 })]).toEqual([
      { age: 18 },
      { age: 21 },
      { age: 25 },
    ]);
    expect(consent({ 'ages.gate': 30, 'ages.birthday': 21 })).toEqual({ age: 30 });
  });

  it('has one rule for the sign-in name on login and recovery (A-292)', () => {
    const options = { rules: { loginUsername: { min: 2 } } };
    for (const formId of ['loginUsername', 'recoveryEmail']) {
      expect(form(formId, options).schema['properties']).toMatchObject({ username: { minLength: 2 } });
    }
  });
});
