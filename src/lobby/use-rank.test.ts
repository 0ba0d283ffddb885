import { describe, expect, it } from 'vitest';
import { rankOf } from './use-rank.ts';

const rank = (done: number | null, total: number | null, labelId?: string | number) =>
  rankOf({
    currentProgress: { completedConditions: done, totalExpectedConditions: total },
    playerRankProgress: labelId === undefined ? {} : { labelId },
  }).progress;

describe('rankOf', () => {
  it('divides completed by expected conditions for a ranked player', () => {
    expect(rank(2, 5, 3)).toBe(0.4);
    expect(rank(0, 5, 'gold')).toBe(0);
  });

  it('is full without a label, without conditions, and without an answer', () => {
    expect(rank(2, 5)).toBe(1);
    expect(rank(2, 5, '')).toBe(1);
    expect(rank(0, 0, 3)).toBe(1);
    expect(rank(null, null, 3)).toBe(1);
    expect(rankOf({}).progress).toBe(1);
  });

  it('stays between 0 and 1', () => {
    expect(rank(9, 5, 3)).toBe(1);
    expect(rank(-1, 5, 3)).toBe(0);
  });

  it('is known where there is a label or a number of steps', () => {
    const labelled = { playerRankProgress: { labelId: 3 } };
    const counted = { currentProgress: { completedConditions: 0, totalExpectedConditions: 5 } };
    expect([{}, labelled, counted].map((answer) => rankOf(answer).isKnown)).toEqual([false, true, true]);
  });
});
