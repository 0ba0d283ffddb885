import type { Sport } from '../sides.ts';

type Score = readonly [home: number, away: number];

/** The score of a match as its sport counts; the platform only says by how many goals football would have ended. */
export function finalScore(sport: Sport, reported: unknown): Score {
  const [home = 0, away = 0] = Array.isArray(reported) ? reported.map(Number) : [];
  const [low, lead] = [Math.min(home, away), Math.abs(home - away)];
  const ends = (winner: number, loser: number): Score => (home > away ? [winner, loser] : [loser, winner]);
  switch (sport) {
    case 'football':
      return [home, away];
    case 'cricket':
      return ends(148 + low * 17 + lead * 9, 141 + low * 16);
    case 'basketball':
      return ends(88 + low * 7 + lead * 5, 85 + low * 7);
    case 'boxing':
      return ends(7 + lead, 5 - lead);
    case 'tennis':
    case 'esports':
      return ends(2, low % 2);
    case 'racing':
    case 'cockfight':
      return ends(1, 0);
  }
}
