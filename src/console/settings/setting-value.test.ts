import { describe, expect, it } from 'vitest';
import { fieldOf, isSame, valueOf } from './setting-value.ts';

describe('valueOf', () => {
  it('takes what a setting of each type may have, and nothing else @C-774', () => {
    const age = { type: 'integer', minimum: 18, maximum: 99 } as const;
    expect(['21', ' 18 ', '17', '100', '20.5', '', 'old'].map((field) => valueOf(age, field))).toEqual([
      21,
      18,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(valueOf({ type: 'number' }, '0.5')).toBe(0.5);
    expect(['true', 'false', 'maybe'].map((field) => valueOf({ type: 'boolean' }, field))).toEqual([
      true,
      false,
      undefined,
    ]);
    const gate = { type: 'string', enum: ['off', 'site'] } as const;
    expect([valueOf(gate, 'site'), valueOf(gate, 'elsewhere')]).toEqual(['site', undefined]);
    expect(valueOf({ type: 'integer', enum: [6, 12] }, '12')).toBe(12);
    expect(['', '4', '0, 1,2', '4,', 'four'].map((field) => valueOf({ type: 'types' }, field))).toEqual([
      [],
      [4],
      [0, 1, 2],
      undefined,
      undefined,
    ]);
    expect(valueOf({ type: 'list' }, ' a,b ')).toBe('a,b');
  });
});

describe('fieldOf', () => {
  it('gives back what valueOf reads @C-774', () => {
    expect([fieldOf([0, 1]), fieldOf(21), fieldOf(false), fieldOf(undefined)]).toEqual(['0, 1', '21', 'false', '']);
    expect(isSame(valueOf({ type: 'types' }, fieldOf([0, 1])), [0, 1])).toBe(true);
    expect(isSame([0, 1], [1, 0])).toBe(false);
  });
});
