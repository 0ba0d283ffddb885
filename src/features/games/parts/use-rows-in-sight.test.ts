import { describe, expect, it } from 'vitest';
import { rowsAround } from './use-rows-in-sight.ts';

describe('rowsAround', () => {
  const list = { count: 5_000, inWindow: 4 };

  it('draws the rows in the window and five at either end', () => {
    expect(rowsAround(2_000, list)).toEqual({ first: 1_995, end: 2_009 });
  });

  it('draws the first rows while the window is above them, and the last ones beyond the end', () => {
    expect(rowsAround(-3, list)).toEqual({ first: 0, end: 9 });
    expect(rowsAround(6_000, list)).toEqual({ first: 4_991, end: 5_000 });
  });

  it('draws a short list whole', () => {
    expect(rowsAround(0, { count: 2, inWindow: 4 })).toEqual({ first: 0, end: 2 });
  });
});
