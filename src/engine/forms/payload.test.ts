import { expect, it } from 'vitest';
import { cleanData, payloadOf, registrationPayload } from './payload.ts';

const options = { direction: 'auto', trim: true } as const;
const form = {
  $id: 'form_a',
  schema: {},
  uiSchema: {
    'ui:order': ['name', 'password', 'terms', 'mobileNum', 'undrawn'],
    name: { 'ui:options': options },
    password: { 'ui:options': { ...options, trim: false } },
    terms: { 'ui:options': { ...options, local: true } },
    mobileNum: { 'ui:options': options },
  },
};

it('takes spaces away where the field says so, leaves out what is empty and what the form does not have', () => {
  expect(cleanData(form, { name: ' Sana ', password: ' a b ', terms: true, undrawn: ' a ', other: 'x' })).toStrictEqual(
    {
      name: 'Sana',
      password: ' a b ',
      terms: true,
      undrawn: 'a',
    },
  );
  expect(cleanData(form, { name: '  ', password: '', terms: null, mobileNum: undefined })).toStrictEqual({});
  expect(cleanData(form, { name: 7, password: '  ', terms: false })).toStrictEqual({
    name: 7,
    password: '  ',
    terms: false,
  });
});

it('keeps in the browser what is of no call', () => {
  expect(payloadOf(form, { name: ' Sana ', terms: true, undrawn: 'a' })).toStrictEqual({ name: 'Sana', undrawn: 'a' });
});

it('sends the dialling code with a number only', () => {
  const surroundings = { registerUrl: 'a.example:4000', domain: 'a.example', registerMethod: 'PWA' } as const;
  const sent = (data: Record<string, unknown>) =>
    registrationPayload(form, data, { ...surroundings, countryDialingCode: '+44' });
  expect(sent({ name: 'Sana' })).toStrictEqual({ ...surroundings, name: 'Sana', type: 0 });
  expect(sent({ mobileNum: '77' })).toStrictEqual({
    ...surroundings,
    mobileNum: '77',
    countryDialingCode: '+44',
    type: 0,
  });
});
