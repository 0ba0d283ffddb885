import { describe, expect, it } from 'vitest';
import { hashOf, makeJsonPart, makePart } from './make-part.ts';

const hashOfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const hashOfObject = '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862';

describe('hashOf', () => {
  it('is the SHA-256 of a text or of bytes, in lower-case hex', () => {
    expect([hashOf('abc'), hashOf(Buffer.from('abc'))]).toEqual([hashOfAbc, hashOfAbc]);
  });
});

describe('makePart', () => {
  it('names bytes by their content, and lets players have them unless told otherwise', () => {
    const bytes = Buffer.from('abc');
    const part = { hash: hashOfAbc, kind: 'css', mediaType: 'text/css', bytes };
    expect(makePart('css', 'text/css', bytes)).toEqual({ ...part, private: false });
    expect(makePart('css', 'text/css', bytes, true)).toEqual({ ...part, private: true });
  });
});

describe('makeJsonPart', () => {
  it('is the same for equal values, whatever the order of their keys', () => {
    const part = {
      hash: hashOfObject,
      kind: 'json',
      mediaType: 'application/json; charset=utf-8',
      bytes: Buffer.from('{"a":1}'),
    };
    expect(makeJsonPart({ a: 1 })).toEqual({ ...part, private: false });
    expect(makeJsonPart({ a: 1 }, true)).toEqual({ ...part, private: true });
    expect(makeJsonPart({ a: 1, b: [2] })).toEqual(makeJsonPart({ b: [2], a: 1 }));
  });
});
