import { describe, expect, it } from 'vitest';
import type { FieldRule } from '../../contracts/site.ts';
import { aSitePart, type SiteOptions } from '../site.fixture.ts';
import { fieldChanges, fieldOrderChanges } from './field-changes.ts';

const aSite = (options: SiteOptions, patterns: Readonly<Record<string, string>> = {}) => ({
  site: aSitePart(options),
  patterns,
});
const withEmail = (email: Partial<FieldRule>) => aSite({ rules: { email } });
const email = { field: 'email', texts: ['forms:label.email'] };

describe('fieldChanges', () => {
  it.each([
    ['appears', { enabled: false }, { enabled: true }],
    ['disappears', { enabled: true }, { enabled: false }],
    ['required', { enabled: true, required: false }, { enabled: true, required: true }],
    ['optional', { enabled: true, required: true }, { enabled: true, required: false }],
    ['rule', { enabled: true, max: 30 }, { enabled: true, max: 40 }],
  ])('says of a field that it %s, in every form that has it', (change, before, after) => {
    expect(fieldChanges(withEmail(before), withEmail(after))).toEqual([
      { form: 'registrationUsername', change, ...email },
      { form: 'registrationMobile', change, ...email },
    ]);
  });

  it('says nothing of a rule that shows nowhere, and of one that stays', () => {
    expect(fieldChanges(withEmail({ max: 30 }), withEmail({ max: 40 }))).toEqual([]);
    expect(fieldChanges(withEmail({ enabled: true }), withEmail({ enabled: true }))).toEqual([]);
  });

  it('names a field whose named pattern, or whose hint, becomes another', () => {
    const named = (pattern: string) => aSite({ rules: { username: { patternId: 'house' } } }, { house: pattern });
    const change = { change: 'rule', texts: ['forms:label.username'], field: 'username' };
    expect(fieldChanges(named('[a-z]+'), named('[0-9]+'))).toEqual([{ form: 'registrationUsername', ...change }]);
    const aged = (age: number) => aSite({ rules: { birthday: { enabled: true } }, settings: { 'ages.birthday': age } });
    expect(fieldChanges(aged(18), aged(21)).map(({ field, change: how }) => [field, how])).toContainEqual([
      'birthday',
      'rule',
    ]);
  });
});

describe('fieldOrderChanges', () => {
  const ordered = (orders: Readonly<Record<string, number>>, enabled: readonly string[] = Object.keys(orders)) =>
    aSite({
      rules: Object.fromEntries(
        Object.entries(orders).map(([field, order]) => [field, { order, enabled: enabled.includes(field) }]),
      ),
    });
  const before = ordered({ email: 200, nickname: 201, birthday: 202 });

  it('gives the fields of both sites as they stand afterwards', () => {
    const after = ordered({ email: 202, nickname: 201, birthday: 200 });
    expect(fieldOrderChanges(before, after)).toEqual([
      {
        form: 'registrationUsername',
        fields: ['username', 'password', 'confirmPassword', 'birthday', 'nickname', 'email', 'captcha', 'terms'],
      },
      {
        form: 'registrationMobile',
        fields: ['mobileNum', 'verificationCode', 'birthday', 'nickname', 'email', 'captcha', 'terms'],
      },
    ]);
  });

  it('leaves out the fields that come and go', () => {
    const after = ordered({ email: 202, nickname: 201, birthday: 203, idNumber: 199 }, [
      'email',
      'birthday',
      'idNumber',
    ]);
    const was = ordered({ email: 204, nickname: 201, birthday: 203 });
    expect(
      fieldOrderChanges(was, after).map(({ fields }) => fields.filter((field) => /^(e|n|b|i)/.test(field))),
    ).toEqual([
      ['email', 'birthday'],
      ['email', 'birthday'],
    ]);
  });

  it('says nothing where fields only come or go', () => {
    const fewer = ordered({ email: 200, nickname: 201, birthday: 202 }, ['nickname', 'birthday']);
    expect(fieldOrderChanges(before, fewer)).toEqual([]);
    expect(fieldOrderChanges(fewer, before)).toEqual([]);
  });
});
