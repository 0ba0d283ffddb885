import { someSettings } from '../site.fixture.ts';
import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { fieldsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { FormDefinition } from '../../contracts/release.ts';
import { aSitePart, type SiteOptions } from '../site.fixture.ts';
import { buildForms } from './build-forms.ts';
import { checkForm } from './check-form.ts';
import { checkValue } from './check-value.ts';
import { fieldError } from './field-error.ts';
import { cleanData, registrationPayload } from './payload.ts';
import { optionsOf } from './read-options.ts';

const today = '2026-11-21';

function form(formId: string, options: SiteOptions = {}): FormDefinition {
  const site = aSitePart(options);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const found = buildForms({ rules: site.rules, site }, hash)[formId];
  if (found === undefined) throw new Error(`There is no form ${formId}.`);
  return found;
}

const good = { username: 'sana77', password: 'secret1', confirmPassword: 'secret1', captcha: '1234', terms: true };
const keys = (messages: ReturnType<typeof checkForm>) =>
  Object.fromEntries(Object.entries(messages).map(([name, list]) => [name, list.map(({ key }) => key)]));

describe('checkForm', () => {
  it('passes good data', () => {
    expect(checkForm(form('registrationUsername'), good, { today })).toEqual({});
  });

  it('says in the specification’s words that the confirmation differs', () => {
    const data = { ...good, confirmPassword: 'secret2' };
    expect(keys(checkForm(form('registrationUsername'), data, { today }))).toEqual({
      confirmPassword: ['forms:error.confirmMismatch'],
    });
  });

  it('gives every fault of a field, so that they can be joined by commas', () => {
    const data = { ...good, username: 'a b' };
    expect(keys(checkForm(form('registrationUsername'), data, { today }))).toEqual({
      username: ['forms:error.tooShort', 'forms:error.usernameFormat'],
    });
  });

  it('wants the SMS code once an optional number is given', () => {
    const definition = form('registrationUsername', {
      flags: { REGMOBVERF3: true },
      rules: { mobileNum: { enabled: true } },
    });
    expect(checkForm(definition, good, { today })).toEqual({});
    expect(keys(checkForm(definition, { ...good, mobileNum: '3012345678' }, { today }))).toEqual({
      verificationCode: ['forms:error.codeRequired'],
    });
  });

  it.each([
    ['2005-11-21', undefined],
    ['2005-11-22', 'forms:error.tooYoung'],
    ['2026-11-22', 'forms:error.birthdayFormat'],
    ['2005-02-30', 'forms:error.birthdayFormat'],
    ['1899-12-31', 'forms:error.birthdayFormat'],
  ])('judges a birthday of %s as %s at 21 years', (birthday, key) => {
    const definition = form('registrationUsername', {
      rules: { birthday: { enabled: true } },
      settings: someSettings({ 'ages.birthday': 21 }),
    });
    const found = checkForm(definition, { ...good, birthday }, { today });
    expect(found['birthday']?.[0]?.key).toBe(key);
  });

  it('refuses a further password that repeats the present one', () => {
    const data = { oldPassword: 'secret1', newPassword: 'secret1', confirmNewPassword: 'secret1' };
    expect(keys(checkForm(form('changePassword'), data, { today }))).toEqual({
      newPassword: ['forms:error.samePassword'],
    });
  });

  it('wants the login captcha only while it is demanded', () => {
    const data = { username: 'sana77', password: 'secret1' };
    expect(checkForm(form('loginUsername'), data, { today })).toEqual({});
    expect(keys(checkForm(form('loginUsername'), data, { today, demanded: ['captcha'] }))).toEqual({
      captcha: ['forms:error.captchaRequired'],
    });
  });

  it('agrees with ajv on every form and a spread of values', () => {
    const ajv = new Ajv({ $data: true, allErrors: true });
    const everything = Object.keys(fieldsCatalogue.fields).map((field) => [field, { enabled: true, required: true }]);
    const values = ['', 'a', 'sana77', 'x'.repeat(300), '12345678', 'محمد علی', 'a@b.co', '2000-01-01', ' '];
    const data = values.map((value) => Object.fromEntries(everything.map(([field]) => [field, value])));
    for (const formId of ['registrationUsername', 'registrationMobile', 'loginUsername', 'recoveryEmail', 'feedback']) {
      const definition = form(formId, { rules: Object.fromEntries(everything) });
      const validate = ajv.compile(definition.schema);
      for (const raw of data) {
        const clean = cleanData(definition, { ...raw, terms: true, type: raw['facebook'] });
        const faulty = new Set(
          validate(clean)
            ? []
            : (validate.errors ?? []).map(
                ({ instancePath, params }) => params['missingProperty'] ?? instancePath.slice(1),
              ),
        );
        const found = new Set(Object.keys(checkForm(definition, clean, { today })));
        for (const name of faulty) expect(found, `${formId} ${String(name)} ${JSON.stringify(clean)}`).toContain(name);
        const beyond = [...found].filter((name) => !faulty.has(name));
        expect(beyond.every((name) => optionsOf(definition, name)?.minimumAge !== undefined)).toBe(true);
      }
    }
  });
});

describe('checkValue', () => {
  it.each([
    ['username', { min: 4, max: 8, patternId: 'lettersDigits' }, 'sana 77', 'forms:error.usernameFormat'],
    ['username', { min: 4 }, 'abc', 'forms:error.tooShort'],
    ['payeeName', { patternId: 'name' }, 'محمد علی', undefined],
    ['payeeName', { patternId: 'name' }, 'x9', 'forms:error.nameFormat'],
    ['nickname', { patternId: 'nickname' }, 'Seán O’Hara 87', undefined],
    ['nickname', { patternId: 'nickname' }, '.sean', 'forms:error.nameFormat'],
    ['email', { patternId: 'emailSpec' }, 'ali@mail.info', 'forms:error.emailFormat'],
    ['email', { patternId: 'email' }, 'ali+x@mail.info', undefined],
    ['email', { patternId: 'email' }, '', undefined],
    ['idNumber', { patternId: 'unheard-of', max: 3 }, '1234', 'forms:error.tooLong'],
  ])('checks %s under %j: %s', (field, rule, value, key) => {
    expect(checkValue(field, { enabled: true, required: false, ...rule }, value)[0]?.key).toBe(key);
  });

  it('gives every message of a value with what each says', () => {
    const rule = { enabled: true, required: true, min: 4, max: 8, patternId: 'cnic' };
    const params = { labelKey: 'forms:label.username' };
    const patterns = { cnic: '^[0-9]+$' };
    expect(checkValue('username', rule, 'abc', patterns)).toEqual([
      { key: 'forms:error.tooShort', params: { ...params, limit: 4 } },
      { key: 'forms:error.usernameFormat', params },
    ]);
    expect(checkValue('username', rule, ' 1234 ', patterns)).toEqual([]);
    expect(checkValue('username', rule, '   ')).toEqual([{ key: 'forms:error.required', params }]);
    const content = { labelKey: 'forms:label.feedbackContent' };
    const least = { enabled: true, required: false, min: 2 };
    expect(checkValue('feedbackContent', least, ' a ')).toEqual([
      { key: 'forms:error.tooShort', params: { ...content, limit: 2 } },
    ]);
  });

  it('takes the spaces of a password for a part of it, and a text of any length where the rule has none', () => {
    const rule = { enabled: true, required: true, min: 3 };
    expect(checkValue('password', rule, ' a ')).toEqual([]);
    expect(checkValue('password', rule, 'a'.repeat(5000))).toEqual([]);
    expect(checkValue('password', { enabled: true, required: true }, 'a')).toEqual([]);
  });
});

describe('fieldError', () => {
  it('tells how many digits a mobile number needs', () => {
    const options = optionsOf(form('recoveryPhone'), 'mobileNum');
    const error = options && fieldError({ rule: 'minLength', params: { limit: 7 } }, options);
    expect(error).toEqual({
      key: 'forms:error.mobileLength',
      params: { labelKey: 'forms:label.loginMobileNum', limit: 7 },
    });
  });
});

describe('registrationPayload', () => {
  const surroundings = {
    registerUrl: 'karat.localhost:4000',
    domain: 'karat.localhost',
    registerMethod: 'H5',
    countryDialingCode: '+44',
  } as const;

  it('sends what was filled in, trimmed, without the terms box, with type 0', () => {
    const definition = form('registrationUsername', {
      rules: { email: { enabled: true }, nickname: { enabled: true } },
    });
    const data = { ...good, email: ' a@b.co ', nickname: '', password: ' pass 1 ' };
    expect(registrationPayload(definition, data, surroundings)).toEqual({
      username: 'sana77',
      password: ' pass 1 ',
      confirmPassword: 'secret1',
      captcha: '1234',
      email: 'a@b.co',
      registerUrl: 'karat.localhost:4000',
      domain: 'karat.localhost',
      registerMethod: 'H5',
      type: 0,
    });
  });

  it('adds the dialling code to a number', () => {
    const data = { mobileNum: '7700900123', verificationCode: '000123', terms: true };
    const payload = registrationPayload(form('registrationMobile'), data, surroundings);
    expect(payload).toMatchObject({ countryDialingCode: '+44', verificationCode: '000123' });
  });
});
