import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { describeError, show } from './describe-error.ts';
import { withoutUnionNoise } from './union-errors.ts';

/** What is said of a value that a schema of a test refuses: `CODE pointer: message`, the hint and the nearest name. */
function said(schema: object, value: unknown, messages = true): readonly string[] {
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false, messages }).compile(schema);
  validate(value);
  return withoutUnionNoise(validate.errors ?? []).map((error) => {
    const { code, pointer, message, hint, nearest } = describeError(error, { topKeys: {} });
    return `${code} ${pointer}: ${message}${hint ? ` ${hint}` : ''}${nearest ? ` (${nearest})` : ''}`;
  });
}

const of = (name: string, schema: object) => ({ properties: { [name]: schema } });

describe('describeError', () => {
  it.each<[string, object, unknown, string]>([
    [
      'a rule without a sentence of its own',
      of('a', { multipleOf: 2 }),
      { a: 3 },
      'SCHEMA_INVALID /a: a is 3 and must be multiple of 2.',
    ],
    [
      'several types',
      of('a', { type: ['string', 'number'] }),
      { a: true },
      'SCHEMA_TYPE /a: a is true, but must be string or number.',
    ],
    [
      'too many entries',
      of('a', { maxItems: 1 }),
      { a: [1, 2] },
      'SCHEMA_LENGTH /a: a is [1,2]; it may not have more than 1 entries.',
    ],
    [
      'too few properties',
      of('a', { minProperties: 1 }),
      { a: {} },
      'SCHEMA_INVALID /a: a is {} and must NOT have fewer than 1 properties.',
    ],
    ['a key without an example', { required: ['a'] }, {}, 'SCHEMA_MISSING_KEY : The file lacks "a". Add "a".'],
    [
      'a key whose schema has no example',
      { required: ['a'], ...of('a', {}) },
      {},
      'SCHEMA_MISSING_KEY : The file lacks "a". Add "a".',
    ],
    [
      'a key whose schema has no example',
      { required: ['a'], ...of('b', {}) },
      {},
      'SCHEMA_MISSING_KEY : The file lacks "a". Add "a".',
    ],
    [
      'a form without an example',
      of('a', { pattern: '^b$' }),
      { a: 'c' },
      'SCHEMA_PATTERN /a: a is "c" and is written otherwise: ^b$.',
    ],
    [
      'a form whose examples are none',
      of('a', { pattern: '^b$', examples: [] }),
      { a: 'c' },
      'SCHEMA_PATTERN /a: a is "c" and is written otherwise: ^b$.',
    ],
    [
      'words among other values',
      of('a', { enum: [true, 'truth'] }),
      { a: 'truht' },
      'SCHEMA_NOT_ALLOWED /a: a is "truht", but must be one of true, "truth". (truth)',
    ],
    [
      'the one value that may be',
      of('a', { const: 'x' }),
      { a: 7 },
      'SCHEMA_NOT_ALLOWED /a: a is 7, but must be one of "x".',
    ],
    [
      'a folder below in the place of a file',
      of('file', { pattern: '^b$' }),
      { file: 'a/b' },
      'SCHEMA_PATTERN /file: file is "a/b" and is written otherwise: ^b$.',
    ],
    [
      'a colon in the place of a file',
      of('file', { pattern: '^b$' }),
      { file: '1c:x' },
      'SCHEMA_PATTERN /file: file is "1c:x" and is written otherwise: ^b$.',
    ],
    [
      'a path as a key, by a pattern of letters',
      { additionalProperties: false, patternProperties: { '^\\p{L}$': {} } },
      { 'é.x': 1 },
      'SCHEMA_UNKNOWN_KEY /é.x: "é.x" is not known here. Write it as "é": { "x": … }.',
    ],
  ])('describes %s', (_what, schema, value, sentence) => {
    expect(said(schema, value)).toEqual([sentence]);
  });

  it('describes what nothing is known of', () => {
    expect(said(of('a', { multipleOf: 2 }), { a: 3 }, false)).toEqual(['SCHEMA_INVALID /a: a is 3 and is not valid.']);
  });

  it.each<[string, object, unknown, string]>([
    [
      'an entry of a long list',
      of('a', { items: { type: 'string' } }),
      { a: [...Array.from({ length: 12 }, () => 'x'), 7] },
      '/a/12: Entry 13 of a is 7',
    ],
    ['an entry that is null', of('a', { items: { type: 'string' } }), { a: [null] }, '/a/0: Entry 1 of a is null'],
    ['an entry that is a text', of('a', { items: { type: 'number' } }), { a: ['id'] }, '/a/0: Entry 1 of a is "id"'],
    [
      'an entry with an id that is no text',
      of('a', { items: { type: 'number' } }),
      { a: [{ id: 7 }] },
      '/a/0: Entry 1 of a is {"id":7}',
    ],
    ['a key that is a number', of('7', { type: 'string' }), { 7: 7 }, '/7: 7 is 7'],
    ['a key that ends as a number', of('a', of('b7', { type: 'string' })), { a: { b7: 7 } }, '/a/b7: b7 is 7'],
    ['a key that begins as a number', of('a', of('7b', { type: 'string' })), { a: { '7b': 7 } }, '/a/7b: 7b is 7'],
  ])('names %s', (_what, schema, value, beginning) => {
    const [sentence] = said(schema, value);
    expect(sentence?.startsWith(`SCHEMA_TYPE ${beginning}, but must be `)).toBe(true);
  });
});

describe('a union', () => {
  const branch = (name: string) => ({
    type: 'object',
    additionalProperties: false,
    required: [name],
    ...of(name, { type: 'boolean' }),
  });
  const union = (...branches: object[]) => of('a', { anyOf: branches });

  it('is judged as the branch of the value’s type', () => {
    const schema = union(branch('on'), { type: 'string', pattern: '^b$' });
    expect(said(schema, { a: 'c' })).toEqual(['SCHEMA_PATTERN /a: a is "c" and is written otherwise: ^b$.']);
    expect(said(schema, { a: { on: 1 } })).toEqual(['SCHEMA_TYPE /a/on: on is 1, but must be boolean.']);
    expect(said(schema, { a: { on: true, off: true } })).toEqual([
      'SCHEMA_UNKNOWN_KEY /a/off: "off" is not known here. (on)',
    ]);
  });

  it.each([[7], [null], [true], [[]]])('has no form for %j', (value) => {
    const text = JSON.stringify(value);
    expect(said(union(branch('on'), { type: 'string', pattern: '^b$' }), { a: value })).toEqual([
      `SCHEMA_INVALID /a: a is ${text}, which is none of the allowed forms.`,
    ]);
    expect(said(union(branch('flag'), branch('all')), { a: value })).toEqual([
      `CONDITION_INVALID /a: ${text} is no condition; it asks about one of flag, all.`,
    ]);
  });

  it('names what is near to any of the keys of a condition', () => {
    expect(said(union(branch('flag'), branch('all')), { a: { 'nothing like it': 1, falg: true } })).toEqual([
      'CONDITION_INVALID /a: {"nothing like it":1,"falg":true} is no condition; it asks about one of flag, all. (flag)',
    ]);
  });

  it('leaves other mistakes alone', () => {
    const schema = { properties: { a: { anyOf: [branch('on'), { type: 'string' }] }, b: { type: 'string' } } };
    expect(said(schema, { a: 7, b: 7 })).toEqual([
      'SCHEMA_INVALID /a: a is 7, which is none of the allowed forms.',
      'SCHEMA_TYPE /b: b is 7, but must be string.',
    ]);
  });
});

describe('show', () => {
  it('quotes sixty characters of a value, and cuts a longer one', () => {
    expect([show('x'.repeat(58)), show('x'.repeat(59)), show(undefined)]).toEqual([
      `"${'x'.repeat(58)}"`,
      `"${'x'.repeat(56)}…`,
      'absent',
    ]);
  });
});
