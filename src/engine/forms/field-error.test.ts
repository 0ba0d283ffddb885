import { describe, expect, it } from 'vitest';
import { fieldError } from './field-error.ts';

const field = { labelKey: 'forms:label.username' };

describe('fieldError', () => {
  it.each([
    ['required', 'required'],
    ['enum', 'required'],
    ['minLength', 'tooShort'],
    ['maxLength', 'tooLong'],
    ['const', 'mismatch'],
    ['pattern', 'format'],
    ['type', 'format'],
    ['anything else', 'format'],
  ])('has a general sentence for a broken %s', (rule, key) => {
    expect(fieldError({ rule }, field)).toEqual({
      key: `forms:error.${key}`,
      params: { labelKey: 'forms:label.username' },
    });
  });

  it.each([
    ['required', 'ownRequired'],
    ['enum', 'ownRequired'],
    ['minLength', 'ownShort'],
    ['maxLength', 'ownLength'],
    ['const', 'ownMismatch'],
    ['pattern', 'ownFormat'],
    ['type', 'ownFormat'],
  ])("prefers the field's own sentence for a broken %s", (rule, key) => {
    const errors = {
      required: 'ownRequired',
      short: 'ownShort',
      length: 'ownLength',
      mismatch: 'ownMismatch',
      format: 'ownFormat',
    };
    expect(fieldError({ rule }, { ...field, errors }).key).toBe(`forms:error.${key}`);
  });

  it('says of what is too short what the field says of its length, where it has one sentence for both', () => {
    const errors = { length: 'ownLength' };
    expect(fieldError({ rule: 'minLength' }, { ...field, errors }).key).toBe('forms:error.ownLength');
    expect(fieldError({ rule: 'required' }, { ...field, errors }).key).toBe('forms:error.required');
  });

  it('hands on a limit that is a number, and nothing else of the rule', () => {
    expect(fieldError({ rule: 'minLength', params: { limit: 4 } }, field).params).toEqual({
      labelKey: 'forms:label.username',
      limit: 4,
    });
    expect(fieldError({ rule: 'const', params: { limit: '4', allowedValue: 'x' } }, field).params).toEqual({
      labelKey: 'forms:label.username',
    });
  });

  it('names the rule where the format is wrong, and only there', () => {
    const hinted = { ...field, hintKey: 'forms:hint.letters', hintParams: { min: 4, max: 16 } };
    const hint = { hintKey: 'forms:hint.letters', min: 4, max: 16 };
    expect(fieldError({ rule: 'pattern' }, hinted).params).toMatchObject(hint);
    expect(fieldError({ rule: 'type' }, hinted).params).toMatchObject(hint);
    expect(fieldError({ rule: 'minLength', params: { limit: 4 } }, hinted).params).toEqual({
      labelKey: 'forms:label.username',
      limit: 4,
    });
    expect(fieldError({ rule: 'pattern' }, field).params).not.toHaveProperty('hintKey');
  });

  it('names the rule in full where the hint leaves it open', () => {
    const hinted = { ...field, hintKey: 'forms:hint.between', ruleKey: 'forms:rule.account', hintParams: { min: 4 } };
    expect(fieldError({ rule: 'pattern' }, hinted).params).toMatchObject({ hintKey: 'forms:rule.account', min: 4 });
  });

  it('names the rule of a length, too, of which the field says what it says of its format', () => {
    const hinted = { ...field, hintKey: 'forms:hint.between', hintParams: { min: 4, max: 16 } };
    const short = { rule: 'minLength', params: { limit: 4 } };
    const alike = fieldError(short, { ...hinted, errors: { format: 'own', length: 'own' } });
    expect(alike).toMatchObject({ key: 'forms:error.own', params: { hintKey: 'forms:hint.between', min: 4, max: 16 } });
    const apart = fieldError(short, { ...hinted, errors: { format: 'own', short: 'other' } });
    expect(apart.params).not.toHaveProperty('hintKey');
  });
});
