import { expect, it } from 'vitest';
import type { FormDefinition } from '../contracts/release.ts';
import { earlyFields } from './early-fields.ts';

const field = (widget: string, options: object) => ({
  'ui:widget': widget,
  'ui:options': { labelKey: 'label', trim: true, ...options },
});

const form: FormDefinition = {
  $id: 'form_1',
  schema: {
    required: ['username', 'terms'],
    properties: {
      username: { type: 'string', minLength: 4, maxLength: 16, pattern: '^[a-z]+$' },
      password: { type: 'string', minLength: 6 },
      again: { type: 'string', const: { $data: '1/password' } },
      mobile: { type: 'string', minLength: 6 },
      wallet: { type: 'string', minLength: 6 },
      birthday: { type: 'string' },
      terms: { type: 'boolean', const: true },
    },
  },
  uiSchema: {
    'ui:order': ['username', 'password', 'again', 'mobile', 'wallet', 'birthday', 'terms'],
    username: field('username', { hintKey: 'hint', errors: { short: 'few' } }),
    password: field('password', { trim: false }),
    again: field('password', { trim: false, errors: { mismatch: 'differs' } }),
    mobile: field('phone', { inputMode: 'tel' }),
    wallet: field('text', { inputMode: 'numeric' }),
    birthday: field('date', {}),
    terms: field('terms', {}),
  },
};

it('says of every rule of a field what its form says, and leaves out fields that a control reads', () => {
  const text = (key: string, values?: object) => `${key}(${Object.entries(values ?? {}).join(' ')})`;
  expect(earlyFields(form, text)).toEqual({
    username: {
      texts: {
        minLength: 'forms:error.few(labelKey,label limit,4 label,label())',
        maxLength: 'forms:error.tooLong(labelKey,label limit,16 label,label())',
        pattern: 'forms:error.format(labelKey,label hintKey,hint label,label()): hint(labelKey,label hintKey,hint)',
        required: 'forms:error.required(labelKey,label label,label())',
      },
    },
    password: {
      texts: { minLength: 'forms:error.tooShort(labelKey,label limit,6 label,label())' },
      isExact: true,
    },
    again: { texts: { const: 'forms:error.differs(labelKey,label label,label())' }, isExact: true },
  });
});
