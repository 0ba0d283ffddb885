import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../contracts/release.ts';
import { checkAges } from './check-ages.ts';
import { checkForm, checkTogether } from './check-form.ts';

const today = '2026-11-21';

/** A form of fields with what a test says about each. */
function aForm(fields: Readonly<Record<string, object>>, schema: Record<string, unknown> = {}): FormDefinition {
  const drawn = Object.entries(fields).map(([name, options]) => [
    name,
    { 'ui:options': { field: name, name, labelKey: `forms:label.${name}`, direction: 'auto', trim: true, ...options } },
  ]);
  return { $id: 'form_a', schema, uiSchema: { 'ui:order': Object.keys(fields), ...Object.fromEntries(drawn) } };
}

const missed = (name: string) => [{ key: 'forms:error.required', params: { labelKey: `forms:label.${name}` } }];

describe('checkTogether', () => {
  const withCode = aForm({ number: {}, code: { requiredWith: 'number' } });

  it.each([
    [{}, {}],
    [{ number: '' }, {}],
    [{ number: 7 }, {}],
    [{ number: '77' }, { code: missed('code') }],
    [{ number: '77', code: '' }, { code: missed('code') }],
    [{ number: '77', code: '0001' }, {}],
  ])('finds in %j, where a number needs its code, %j', (data, found) => {
    expect(checkTogether(withCode, data, { today })).toEqual(found);
  });

  it('misses what is demanded for the moment, and nothing else', () => {
    const form = aForm({ name: {}, captcha: {} });
    const facts = { today, demanded: ['captcha', 'nobody'] };
    expect(checkTogether(form, {}, facts)).toEqual({ captcha: missed('captcha') });
    expect(checkTogether(form, { captcha: '' }, facts)).toEqual({ captcha: missed('captcha') });
    expect(checkTogether(form, { captcha: '12' }, facts)).toEqual({});
  });

  it('refuses a value that repeats the one from which it must differ', () => {
    const form = aForm({ old: {}, fresh: { differsFrom: 'old' } });
    const same = { fresh: [{ key: 'forms:error.samePassword' }] };
    expect(checkTogether(form, { old: 'secret1', fresh: 'secret1' }, { today })).toEqual(same);
    expect(checkTogether(form, { old: 'secret1', fresh: 'secret2' }, { today })).toEqual({});
    expect(checkTogether(form, { old: '', fresh: '' }, { today })).toEqual({});
  });

  it('says nothing of a property that is not drawn', () => {
    const undrawn = { ...withCode, uiSchema: { 'ui:order': ['code'] } };
    expect(checkTogether(undrawn, { number: '77' }, { today, demanded: ['code'] })).toEqual({});
    expect(checkForm(undrawn, { number: '77' }, { today, demanded: ['code'] })).toEqual({});
  });
});

describe('checkAges', () => {
  const form = aForm({ name: {}, birthday: { minimumAge: 21 } });

  it.each([
    [{ birthday: '2005-11-21' }, {}],
    [{ birthday: '2005-11-22' }, { birthday: [{ key: 'forms:error.tooYoung', params: { age: 21 } }] }],
    [{ birthday: 'soon' }, { birthday: [{ key: 'forms:error.birthdayFormat', params: { age: 21 } }] }],
    [{ birthday: '' }, {}],
    [{ birthday: 20 }, {}],
    [{ name: '2005-11-22' }, {}],
  ])('finds in %j %j', (data, found) => {
    expect(checkAges(form, data, { today })).toEqual(found);
  });
});

describe('checkForm', () => {
  const schema = {
    required: ['name'],
    properties: { name: { type: 'string', minLength: 3 }, born: { type: 'string', pattern: '^[0-9]+$' } },
  };
  const form = aForm({ name: {}, born: { minimumAge: 18 }, terms: { local: true } }, schema);
  const params = { labelKey: 'forms:label.born' };

  it('says what is wrong with a value before what it says of others', () => {
    expect(checkForm(form, { name: 'Sana', born: 'x' }, { today })).toEqual({
      born: [{ key: 'forms:error.format', params }],
    });
    expect(checkForm(form, { name: 'Sana', born: '1' }, { today })).toEqual({
      born: [{ key: 'forms:error.birthdayFormat', params: { age: 18 } }],
    });
  });

  it('misses what the schema requires, and nothing in a form that requires nothing', () => {
    expect(checkForm(form, {}, { today })).toEqual({ name: missed('name') });
    expect(checkForm({ ...form, schema: { properties: schema.properties } }, {}, { today })).toEqual({});
    expect(checkForm({ ...form, schema: { ...schema, required: 'name' } }, {}, { today })).toEqual({});
  });

  it('leaves to the page what stays in it', () => {
    const strict = { ...schema, required: ['name', 'terms'] };
    expect(checkForm({ ...form, schema: strict }, { name: 'Sana' }, { today })).toEqual({});
  });
});
