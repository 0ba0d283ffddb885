import { describe, expect, it } from 'vitest';
import { longestValue } from './bounded-pattern.ts';
import {
  canCheck,
  checkDescribed,
  type DescribedFields,
  describedValues,
  patternsOf,
  wholePattern,
} from './check-described.ts';

const fields: DescribedFields = {
  schema: {
    type: 'object',
    required: ['account'],
    properties: {
      account: { type: 'string', minLength: 4, maxLength: 8, pattern: '^\\d+$' },
      branch: { type: 'string', enum: ['north', 'south'] },
    },
  },
  ui: { account: { label: { en: 'Account' } }, branch: { label: { en: 'Branch' } } },
};

describe('checkDescribed', () => {
  it.each([
    [{}, [{ field: 'account', rule: 'required' }]],
    [{ account: '   ' }, [{ field: 'account', rule: 'required' }]],
    [{ account: '123' }, [{ field: 'account', rule: 'minLength', limit: 4 }]],
    [{ account: '123456789' }, [{ field: 'account', rule: 'maxLength', limit: 8 }]],
    [{ account: '12a45' }, [{ field: 'account', rule: 'pattern' }]],
    [{ account: '12345', branch: 'west' }, [{ field: 'branch', rule: 'enum' }]],
    [{ account: ' 12345 ', branch: 'north', more: 'x' }, []],
    [{ account: 12345 }, [{ field: 'account', rule: 'required' }]],
    [{ account: '1234' }, []],
    [{ account: '12345678' }, []],
    [{ account: '😀😀' }, [{ field: 'account', rule: 'minLength', limit: 4 }]],
  ])('finds in %j %j', (values, faults) => {
    expect(checkDescribed(fields, values)).toEqual(faults);
  });

  it('reads the digits of every keyboard in a field of digits, and in no other', () => {
    const digits = {
      ...fields,
      ui: { ...fields.ui, account: { label: { en: 'Account' }, widget: 'digits' as const } },
    };
    expect(checkDescribed(digits, { account: '۱۲۳۴۵' })).toEqual([]);
    expect(describedValues(digits, { account: ' ۱۲٣٤5 ' })).toEqual({ account: '12345' });
    expect(checkDescribed(fields, { account: '۱۲۳۴۵' })).toEqual([{ field: 'account', rule: 'pattern' }]);
  });

  it.each([
    ['north|south', 'northern', ['pattern']],
    ['north|south', 'north', []],
    ['\\p{L}.', 'Å😀', []],
    ['(', 'north', ['pattern']],
    ['a)|(?:b', 'a', ['pattern']],
  ])('tries %j on the whole of %j, and passes nothing by a broken one', (pattern, way, rules) => {
    const schema = { type: 'object' as const, properties: { way: { type: 'string' as const, pattern } } };
    expect(checkDescribed({ schema, ui: {} }, { way }).map(({ rule }) => rule)).toEqual(rules);
    expect(canCheck({ schema, ui: {} })).toBe(pattern !== '(' && pattern !== 'a)|(?:b');
  });

  it('tries no expression on a text that is too long', () => {
    const { account } = fields.schema.properties;
    const slow = { ...account, type: 'string' as const, maxLength: 20, minLength: 0, pattern: '^(a+)+$' };
    const schema = { ...fields.schema, properties: { account: slow } };
    const begun = performance.now();
    expect(checkDescribed({ ...fields, schema }, { account: `${'a'.repeat(5000)}!` })[0]?.rule).toBe('maxLength');
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('requires nothing, and bounds by the longest value of all, where nothing is said', () => {
    const schema = { type: 'object' as const, properties: { note: { type: 'string' as const } } };
    const faults = (note: string) => checkDescribed({ schema, ui: {} }, { note });
    expect(['', 'a', 'a'.repeat(longestValue)].map(faults)).toEqual([[], [], []]);
    expect(faults('a'.repeat(longestValue + 1))).toEqual([{ field: 'note', rule: 'maxLength', limit: longestValue }]);
    const wide = { ...schema, properties: { note: { type: 'string' as const, maxLength: 999 } } };
    expect(checkDescribed({ schema: wide, ui: {} }, { note: 'a'.repeat(longestValue + 1) })).toEqual([
      { field: 'note', rule: 'maxLength', limit: 999 },
    ]);
  });

  it('can check only what has no broken pattern, one among good ones included', () => {
    const text = (pattern?: string) => ({ type: 'string' as const, ...(pattern === undefined ? {} : { pattern }) });
    const some = (...patterns: (string | undefined)[]) => ({
      type: 'object' as const,
      properties: Object.fromEntries(patterns.map((pattern, index) => [`a${index}`, text(pattern)])),
    });
    expect(patternsOf(some('a', undefined, 'b'))).toEqual(['a', 'b']);
    expect(canCheck({ schema: some('a', undefined, '^b$'), ui: {} })).toBe(true);
    expect(canCheck({ schema: some('a', '['), ui: {} })).toBe(false);
    expect(wholePattern('a|b')).toBe('^(?:a|b)$');
  });
});

describe('describedValues', () => {
  it('keeps what is described and filled in', () => {
    expect(describedValues(fields, { account: ' 1234 ', branch: '', more: 'x' })).toEqual({ account: '1234' });
  });
});
