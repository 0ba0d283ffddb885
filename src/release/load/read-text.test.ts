import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

const file = 'merchants/brand/site.json';

describe('readText', () => {
  it('gives letters of every script', () => {
    expect(readText(file, Buffer.from('آفرز, café, 😀'))).toEqual({ text: 'آفرز, café, 😀' });
    expect(readText(file, new Uint8Array())).toEqual({ text: '' });
    expect(readText(file, Buffer.from('\u2EFF'))).toEqual({ text: '\u2EFF' });
    // The first bytes of a byte order mark alone are none.
    expect(readText(file, Buffer.from('\uFEBF'))).toEqual({ text: '\uFEBF' });
    expect(readText(file, Buffer.from('ﻻ'))).toEqual({ text: 'ﻻ' });
  });

  it('refuses a byte order mark, which other programs would read as a letter', () => {
    const { text, problem } = readText(file, Buffer.from('\uFEFF{}'));
    expect(text).toBeUndefined();
    expect(problem).toMatchObject({
      ...{ code: 'FILE_NOT_UTF8', severity: 'error', file, line: 1, column: 1, pointer: '' },
      message: 'The file begins with a byte order mark.',
    });
  });

  it('names the line of a byte that is no UTF-8', () => {
    const { text, problem } = readText(file, Buffer.from('{\n  "a": 1,\n  "b": "caf\u00e9"\n}\n', 'latin1'));
    expect(text).toBeUndefined();
    expect(problem).toMatchObject({
      ...{ code: 'FILE_NOT_UTF8', severity: 'error', file, line: 3, column: 1, pointer: '' },
      message: 'A byte here belongs to no letter of UTF-8.',
    });
  });
});
