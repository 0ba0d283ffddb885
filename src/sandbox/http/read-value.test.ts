import { describe, expect, it } from 'vitest';
import { greatestId, hasNullCharacter, idIn, textIn, wholeNumberIn } from './read-value.ts';

const pretenders = [null, undefined, true, [], ['a'], {}, { toString: 1 }, { valueOf: null }, Object.create(null)];

describe('textIn', () => {
  it('reads text and numbers, and nothing else', () => {
    expect(['RAFFLE', 7, ...pretenders].map(textIn)).toEqual(['RAFFLE', '7', ...pretenders.map(() => '')]);
  });
});

describe('wholeNumberIn', () => {
  it('reads whole numbers in both spellings', () => {
    expect([7, '7', -1, '0'].map(wholeNumberIn)).toEqual([7, 7, -1, 0]);
  });

  it('gives nothing for everything else', () => {
    const values = ['', ' ', 1.5, '1,5', Number.NaN, '1e400', 2 ** 53, ...pretenders];
    expect(values.map(wholeNumberIn)).toEqual(values.map(() => undefined));
  });
});

describe('idIn', () => {
  it('gives 0 for a number that the column of ids cannot hold', () => {
    expect([3, '3', greatestId, greatestId + 1, -3, 0, '2147483648', { toString: 1 }].map(idIn)).toEqual([
      ...[3, 3, greatestId],
      ...[0, 0, 0, 0, 0],
    ]);
  });
});

describe('hasNullCharacter', () => {
  it('finds the character however deep it lies, and in no number', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}"a\\u0000b"${']'.repeat(5_000)}`);
    expect([deep, { a: [{ b: '\u0000' }] }, ['\u0001'], 0, null, { a: 'b' }].map(hasNullCharacter)).toEqual([
      ...[true, true],
      ...[false, false, false, false],
    ]);
  });
});
