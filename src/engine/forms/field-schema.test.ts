import { describe, expect, it } from 'vitest';
import type { FieldRule } from '../../contracts/site.ts';
import { aSitePart, type SiteOptions } from '../site.fixture.ts';
import { fieldOptions, fieldSchema } from './field-schema.ts';
import { fieldsOf } from './form-fields.ts';
import type { FormId } from './form-table.ts';
import { patterns as builtIn } from './patterns.ts';

interface Asked extends SiteOptions {
  /** What the rule of the field does not say. */
  readonly without?: keyof FieldRule;
  readonly patterns?: Readonly<Record<string, string>>;
}

function read(formId: FormId, field: string, { patterns = {}, without, ...options }: Asked = {}) {
  const site = aSitePart(options);
  const inputs = { rules: site.rules, site, patterns };
  const fields = fieldsOf(formId, inputs);
  const found = fields.find(({ spec }) => spec.field === field);
  if (found === undefined) throw new Error(`${formId} has no ${field}.`);
  const rule = Object.fromEntries(
    Object.entries(found.rule).filter(([name]) => name !== without),
  ) as unknown as FieldRule;
  const asked = { ...found, rule };
  return { schema: fieldSchema(asked, inputs), options: fieldOptions(asked, fields, inputs) };
}

const username = (rule: Partial<FieldRule>, more: Pick<Asked, 'patterns' | 'without'> = {}) =>
  read('registrationUsername', 'username', { rules: { username: rule }, ...more });

describe('fieldSchema', () => {
  it('carries the lengths and the pattern of the rule', () => {
    expect(username({ min: 4, max: 16, patternId: 'lettersDigits' }).schema).toStrictEqual({
      type: 'string',
      minLength: 4,
      maxLength: 16,
      pattern: builtIn.lettersDigits,
    });
  });

  it('says nothing of a length of nought, of one that is not set, or of an unknown pattern', () => {
    expect(username({ min: 0, max: 16, patternId: 'nobody' }).schema).toStrictEqual({ type: 'string', maxLength: 16 });
  });

  it("takes the merchant's pattern before the built-in one of that name", () => {
    expect(username({ patternId: 'letters' }, { patterns: { letters: '^[a-c]+$' } }).schema['pattern']).toBe(
      '^[a-c]+$',
    );
  });

  it('says of a rule that sets nothing that it is a text', () => {
    expect(
      read('registrationUsername', 'captcha', { rules: { captcha: { patternId: 'nobody' } }, without: 'max' }).schema,
    ).toStrictEqual({
      type: 'string',
    });
  });

  it('wants terms to be true, and a confirmation to be what it repeats', () => {
    expect(read('registrationUsername', 'terms').schema).toEqual({ type: 'boolean', const: true });
    expect(read('registrationUsername', 'confirmPassword').schema).toEqual({
      type: 'string',
      const: { $data: '1/password' },
    });
  });

  it('offers the numbers of the kinds of a question', () => {
    expect(read('feedback', 'feedbackType').schema).toEqual({ type: 'string', enum: ['1', '2', '3', '4', '6', '0'] });
  });

  it('checks the address of a recovery narrowly only where the site chooses it', () => {
    const recovery = (choice: string) =>
      read('recoveryEmail', 'recoveryEmail', { settings: { 'recovery.emailPattern': choice } }).schema['pattern'];
    expect(recovery('relaxed')).toBe(builtIn.email);
    expect(recovery('spec')).toBe(builtIn.emailSpec);
  });
});

describe('fieldOptions', () => {
  it('are what the catalogue says of a field, in every direction where it says none', () => {
    const rules = { nickname: { enabled: true, min: 2, max: 20 } };
    expect(read('registrationUsername', 'nickname', { rules, without: 'max' }).options).toStrictEqual({
      ...{ field: 'nickname', name: 'nickname', labelKey: 'forms:label.nickname', direction: 'auto', trim: true },
      ...{ autocomplete: 'nickname', errors: { format: 'nameFormat' } },
    });
    expect(read('feedback', 'feedbackContent').options).toStrictEqual({
      ...{ field: 'feedbackContent', name: 'content', labelKey: 'forms:label.feedbackContent' },
      ...{ direction: 'auto', trim: true, maxLength: 200 },
      ...{ hintKey: 'forms:hint.between', hintParams: { min: 10, max: 200 } },
    });
    expect(read('registrationUsername', 'terms').options).toStrictEqual({
      ...{ field: 'terms', name: 'terms', labelKey: 'forms:label.terms', direction: 'auto', trim: true },
      ...{ local: true, labelParams: { age: 18 } },
      errors: { required: 'termsRequired', mismatch: 'termsRequired' },
    });
    expect(read('changePassword', 'newPassword').options).toStrictEqual({
      ...{ field: 'newPassword', name: 'newPassword', labelKey: 'forms:label.newPassword' },
      ...{ direction: 'ltr', trim: false, autocomplete: 'new-password', inputMode: 'text', maxLength: 20 },
      ...{ hintKey: 'forms:hint.between', hintParams: { min: 6, max: 20 }, ruleKey: 'forms:rule.password' },
      ...{ errors: { required: 'passwordRequired', format: 'passwordFormat' }, differsFrom: 'oldPassword' },
    });
  });

  it.each([
    [{ enabled: true }, 'mobileNum'],
    [{ enabled: true, required: true }, undefined],
  ])('demand the code with a number of the rule %j: %s', (mobileNum, requiredWith) => {
    const flags = { REGMOBVERF3: true };
    const { options } = read('registrationUsername', 'verificationCode', { flags, rules: { mobileNum } });
    expect(options.requiredWith).toBe(requiredWith);
    expect('requiredWith' in options).toBe(requiredWith !== undefined);
  });

  it('demand with the number no code that is only offered', () => {
    const rules = { mobileNum: { enabled: true }, verificationCode: { enabled: true } };
    expect(read('registrationUsername', 'verificationCode', { rules }).options).not.toHaveProperty('requiredWith');
  });

  it('send no code from a number beside which none is asked for', () => {
    const rules = { mobileNum: { enabled: true } };
    expect(read('registrationUsername', 'mobileNum', { rules }).options).not.toHaveProperty('codeField');
  });

  it.each([
    ['letters', 'forms:hint.letters'],
    ['digits', 'forms:hint.digits'],
    ['lettersDigits', 'forms:hint.lettersDigits'],
    ['account', 'forms:hint.between'],
  ])('hints at characters that a word can name: %s', (patternId, hintKey) => {
    const { options } = username({ min: 4, max: 16, patternId });
    expect(options).toMatchObject({ hintKey, hintParams: { min: 4, max: 16 }, maxLength: 16 });
  });

  it.each(['account', 'lettersDigits', 'password'])('says more to somebody whose %s was refused', (patternId) => {
    const own = { patterns: { [patternId]: '^[a-c]+$' } };
    expect(username({ min: 4, max: 16, patternId }).options.ruleKey).toBe(`forms:rule.${patternId}`);
    expect(username({ min: 4, max: 16, patternId }, own).options).not.toHaveProperty('ruleKey');
    expect(username({ min: 4, max: 16, patternId: 'letters' }).options).not.toHaveProperty('ruleKey');
  });

  it("names no characters where there is no pattern, or the merchant's own under a built-in name", () => {
    const own = { patterns: { letters: '^[a-c]+$' } };
    expect(username({ min: 4, max: 16 }, { without: 'patternId' }).options.hintKey).toBe('forms:hint.between');
    expect(username({ min: 4, max: 16, patternId: 'letters' }, own).options.hintKey).toBe('forms:hint.between');
  });

  it('says one number where no other length is taken', () => {
    const { options } = username({ min: 6, max: 6, patternId: 'digits' });
    expect(options).toMatchObject({ hintKey: 'forms:hint.exact', hintParams: { min: 6 } });
    expect(options.hintParams).not.toHaveProperty('max');
  });

  it.each(['min', 'max'] as const)('has no hint where the rule has no %s', (without) => {
    expect(username({ min: 4, max: 16 }, { without }).options).not.toHaveProperty('hintKey');
  });

  it('has no hint for a field whose length nobody counts', () => {
    const rules = { nickname: { enabled: true, min: 2, max: 20 } };
    expect(read('registrationUsername', 'nickname', { rules }).options).not.toHaveProperty('hintKey');
  });

  it('names the field that a code is sent for, and the one that a new password must differ from', () => {
    const rules = { mobileNum: { enabled: true }, verificationCode: { enabled: true } };
    expect(read('changePassword', 'newPassword').options.differsFrom).toBe('oldPassword');
    const flags = { REGMOBVERF3: true };
    expect(read('registrationMobile', 'mobileNum', { rules, flags }).options.codeField).toBe('verificationCode');
    expect(read('registrationMobile', 'mobileNum', { rules }).options).not.toHaveProperty('differsFrom');
  });

  it('has the smallest age with a date of birth only, and the age of consent with the terms, which stay here', () => {
    const rules = { birthday: { enabled: true } };
    const settings = { 'ages.birthday': 21 };
    expect(read('registrationUsername', 'birthday', { rules, settings }).options.minimumAge).toBe(21);
    expect(read('registrationUsername', 'username').options).not.toHaveProperty('minimumAge');
    expect(read('registrationUsername', 'terms', { settings }).options).toMatchObject({
      local: true,
      labelParams: { age: 21 },
    });
    expect(read('registrationUsername', 'username').options).not.toHaveProperty('local');
  });
});
