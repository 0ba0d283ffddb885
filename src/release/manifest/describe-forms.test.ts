import { describe, expect, it } from 'vitest';
import { resolve, type SiteOptions } from '../resolve/resolve-sources.fixture.ts';
import { describeForms } from './describe-forms.ts';

const strings = {
  en: {
    forms: {
      'label.username': 'Name',
      'label.birthday': 'Date of birth ({{age}}+, {{none}})',
      'label.email': 'E-mail',
      'label.bankCard': 'Card',
    },
  },
};

const inWords = (form: string, options: SiteOptions) => {
  const lines = describeForms({ ...resolve(options), strings });
  const from = lines.indexOf(form);
  return lines.slice(from + 1, from + 1 + lines.slice(from + 1).findIndex((line) => !line.startsWith('  ')));
};

const openDoor = { flags: { USERNAMEREG3: true } };

describe('describeForms', () => {
  it('has every form under its name, between a heading and an empty line', () => {
    const { site, forms } = resolve();
    const lines = describeForms({ site, forms, strings });
    expect([lines[0], lines.at(-1)]).toEqual(['FORMS', '']);
    expect(lines.slice(1, -1).filter((line) => !line.startsWith('  '))).toEqual(Object.keys(forms));
  });

  it('says label, widget, whether it is asked for, lengths and pattern of every field, in order', () => {
    expect(inWords('registrationUsername', { site: openDoor })).toEqual([
      '  field username  "Name"  username  required  4–16 characters  lettersDigits',
      '  field password  "forms:label.password"  password  required  6–20 characters  password',
      '  field confirmPassword  "forms:label.confirmPassword"  password  required',
      '  field captcha  "forms:label.captcha"  captcha  required  0–6 characters',
      '  field terms  "forms:label.terms"  terms  required',
    ]);
  });

  it('says which field gets the code, and that a field is left to the player', () => {
    expect(inWords('loginMobile', {})).toEqual([
      '  field mobileNum  "forms:label.loginMobileNum"  phone  required  7–20 characters  digits  sends a code for verificationCode',
      '  field verificationCode  "forms:label.verificationCode"  code  required  0–10 characters  digits',
      '  field captcha  "forms:label.captcha"  captcha  optional  0–6 characters',
    ]);
  });

  it('tells a pattern of the merchant from those of the engine', () => {
    const fields = { email: { enabled: true, required: true, patternId: 'ours', min: 5 } };
    const options = { site: openDoor, fields, merchant: { patterns: { ours: '^.+@.+$' } } };
    expect(inWords('registrationUsername', options)).toContainEqual(
      expect.stringMatching(
        /^ {2}field email {2}"E-mail" {2}email {2}required {2}5–\d+ characters {2}ours, the merchant’s own/,
      ),
    );
  });

  it('says from which age, and fills words in as far as they are known', () => {
    const fields = { birthday: { enabled: true, required: true } };
    const lines = inWords('registrationUsername', { site: openDoor, fields, settings: { 'ages.birthday': 21 } });
    expect(lines.filter((line) => line.includes('birthday'))).toEqual([
      '  field birthday  "Date of birth ({{age}}+, {{none}})"  date  required  date  21+',
    ]);
  });

  it('reads any form, also one that says less than ours', () => {
    const { site } = resolve();
    const form = (schema: object, uiSchema: object) =>
      ({ $id: 'x', schema: { $id: 'x', ...schema }, uiSchema }) as never;
    const forms = {
      one: form(
        { properties: { a: { minLength: 2 }, b: { maxLength: 3 }, c: null, d: { pattern: 'x' } }, required: ['b'] },
        {
          'ui:order': ['a', 'b', 'c', 'd'],
          a: { 'ui:widget': 'text', 'ui:options': { labelKey: 'forms:label.email', requiredWith: 'b' } },
          b: { 'ui:widget': 'text', 'ui:options': { labelKey: 'hint {{age}} {{y}}', labelParams: { age: 1 } } },
          d: { 'ui:widget': 'text', 'ui:options': { field: 'email' } },
        },
      ),
      two: form({}, {}),
    };
    expect(describeForms({ site, forms: forms as never, strings })).toEqual([
      'FORMS',
      'one',
      '  field a  "E-mail"  text  optional  2–… characters  required with b',
      '  field b  "hint 1 {{y}}"  text  required  0–3 characters',
      '  field c  "c"  undefined  optional',
      '  field d  "d"  text  optional  email',
      'two',
      '',
    ]);
  });
});
