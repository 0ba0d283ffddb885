import { createHash } from 'node:crypto';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';

/** A lottery with the rhythm of its draws. */
export interface Lottery {
  readonly game: CatalogueGame;
  readonly periodMs: number;
  readonly balls: number;
  readonly highest: number;
}

const minute = 60_000;

/** Every draw lottery of the catalogue; a prize mode narrows it (row G-316). */
export function listLotteries({ games }: Catalogue, prizeMode: string | undefined): readonly Lottery[] {
  const types = prizeMode === 'Elott' ? ['ELOTT'] : prizeMode === 'Lott' ? ['LOTT'] : ['LOTT', 'ELOTT'];
  return games
    .filter(({ gameType, gameClassify }) => types.includes(gameType) && gameClassify === 'DRAW')
    .map((game) => ({
      game,
      periodMs: periodOf(game.title),
      balls: game.title.includes('Keno') ? 10 : 6,
      highest: 49,
    }));
}

function periodOf(title: string): number {
  if (/Minute|One|Fast|Quick/.test(title)) return (title.includes('Five') ? 5 : 1) * minute;
  return /Weekly|Mega|North|Central|South/.test(title) ? 1440 * minute : 10 * minute;
}

/** Issue number of the draw that is open at a moment. */
export function issueAt({ periodMs }: Lottery, moment: number): number {
  return Math.floor(moment / periodMs) + 1;
}

/** Levels of a Vietnamese draw: how many numbers of how many digits each has. */
const levels = [
  { level: 'special', count: 1, digits: 5 },
  { level: 'first', count: 1, digits: 5 },
  { level: 'second', count: 2, digits: 5 },
  { level: 'third', count: 6, digits: 5 },
  { level: 'fourth', count: 4, digits: 4 },
  { level: 'fifth', count: 6, digits: 4 },
  { level: 'sixth', count: 3, digits: 3 },
  { level: 'seventh', count: 4, digits: 2 },
] as const;

/** The prize levels of a finished Vietnamese draw with their numbers (row G-275). */
export function prizesOf({ game }: Lottery, issue: number) {
  return levels.map(({ level, count, digits }) => ({
    level,
    numbers: Array.from({ length: count }, (_, place) => {
      const digest = createHash('sha256').update(`${game.gameId} ${issue} ${level} ${place}`).digest();
      return String(digest.readUInt32BE(0) % 10 ** digits).padStart(digits, '0');
    }),
  }));
}

/** Numbers of a finished draw: fixed by lottery and issue, so that every node and every reload tells the same. */
export function numbersOf({ game, balls, highest }: Lottery, issue: number): readonly number[] {
  const drawn: number[] = [];
  for (let turn = 0; drawn.length < balls; turn += 1) {
    const digest = createHash('sha256').update(`${game.gameId} ${issue} ${turn}`).digest();
    const number = (digest.readUInt32BE(0) % highest) + 1;
    if (!drawn.includes(number)) drawn.push(number);
  }
  return drawn;
}
