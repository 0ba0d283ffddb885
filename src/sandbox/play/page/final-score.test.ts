import { describe, expect, it } from 'vitest';
import type { Sport } from '../sides.ts';
import { finalScore } from './final-score.ts';

const sports: readonly Sport[] = ['cricket', 'basketball', 'tennis', 'boxing', 'racing', 'esports', 'cockfight'];

describe('finalScore', () => {
  it.each(sports)('of %s has the winner that the platform named, whatever the goals', (sport) => {
    for (const low of [0, 1, 2]) {
      for (const more of [low + 1, low + 2]) {
        const [home, away] = finalScore(sport, [more, low]);
        expect(home).toBeGreaterThan(away);
        expect(finalScore(sport, [low, more])).toEqual([away, home]);
        expect(away).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('is what football counts', () => {
    expect(finalScore('football', [2, 2])).toEqual([2, 2]);
    expect(finalScore('football', undefined)).toEqual([0, 0]);
  });
});
