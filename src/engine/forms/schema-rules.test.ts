import { describe, expect, it } from 'vitest';
import { longestValue } from './bounded-pattern.ts';
import { brokenRules, recordOf } from './schema-rules.ts';

const limited = (rule: string, limit: number) => ({ rule, params: { limit } });
const text = { type: 'string', minLength: 3, maxLength: 5, pattern: '^[a-z]+$' };

describe('brokenRules', () => {
  it.each([undefined, ''])('misses %j only where the field is required, and asks nothing else of it', (value) => {
    expect(brokenRules(text, value, {}, true)).toEqual([{ rule: 'required' }]);
    expect(brokenRules(text, value, {}, false)).toEqual([]);
  });

  it.each([
    ['abc', []],
    ['abcde', []],
    ['ab', [limited('minLength', 3)]],
    ['abcdef', [limited('maxLength', 5)]],
    ['a1', [limited('minLength', 3), { rule: 'pattern' }]],
    ['abcde1', [limited('maxLength', 5)]],
    ['😀😀', [limited('minLength', 3), { rule: 'pattern' }]],
    [12345, [{ rule: 'type' }]],
    [null, [{ rule: 'type' }]],
  ])('finds in %j %j', (value, broken) => {
    expect(brokenRules(text, value, {}, true)).toEqual(broken);
  });

  it('bounds a text that no length bounds only where a pattern is tried on it', () => {
    const long = 'a'.repeat(longestValue + 1);
    expect(brokenRules({ type: 'string' }, long, {}, true)).toEqual([]);
    expect(brokenRules({ type: 'string', pattern: 'a' }, long, {}, true)).toEqual([limited('maxLength', longestValue)]);
    expect(brokenRules({ type: 'string', pattern: '^a+$' }, long.slice(1), {}, true)).toEqual([]);
  });

  it('reads a pattern by characters, not by halves of them', () => {
    expect(brokenRules({ type: 'string', pattern: '^.$' }, '😀', {}, true)).toEqual([]);
  });

  it('wants one of the values of a list', () => {
    const schema = { type: 'string', enum: ['1', '2'] };
    expect(brokenRules(schema, '2', {}, true)).toEqual([]);
    expect(brokenRules(schema, '3', {}, true)).toEqual([{ rule: 'enum' }]);
  });

  it('wants the one value, or the one of another field, and says what else is wrong', () => {
    const terms = { type: 'boolean', const: true };
    expect(brokenRules(terms, true, {}, true)).toEqual([]);
    expect(brokenRules(terms, false, {}, true)).toEqual([{ rule: 'const' }]);
    const again = { type: 'string', const: { $data: '1/password' }, minLength: 7 };
    expect(brokenRules(again, 'secret1', { password: 'secret1' }, true)).toEqual([]);
    expect(brokenRules(again, 'secret', { password: 'secret1' }, true)).toEqual([
      { rule: 'const' },
      limited('minLength', 7),
    ]);
  });
});

it.each([
  [{ a: 1 }, { a: 1 }],
  [[1], {}],
  [null, {}],
  ['a', {}],
  [undefined, {}],
])('reads %j as the record %j', (value, record) => {
  expect(recordOf(value)).toEqual(record);
});
