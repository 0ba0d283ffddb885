import { createHash } from 'node:crypto';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { viewGame } from './game-view.ts';

const names = ['am', 'jo', 'sa', 'ri', 'ka', 'mo', 'el', 'na', 'to', 'za'] as const;

/**
 * Winners of the current hour, highest first (rows G-136…G-138). A demonstration has no real winners, so the board is
 * drawn from merchant and hour; player names are masked already.
 */
export function listWinners(
  catalogue: Catalogue,
  options: { merchant: string; hour: number; limit: number; types: readonly string[] },
) {
  const games = catalogue.games.filter(
    ({ gameType, category }) =>
      category !== 'sports' && (options.types.length === 0 || options.types.includes(gameType)),
  );
  const number = (subject: string, of: number) =>
    createHash('sha256').update(`${options.merchant} ${options.hour} ${subject}`).digest().readUInt32BE(0) % of;
  const entries = Array.from({ length: Math.min(options.limit, games.length) }, (_, place) => {
    const game = games[number(`game ${place}`, Math.min(games.length, 120))];
    const amount = (40 + number(`amount ${place}`, 480_000) / 100).toFixed(2);
    const player = `${names[number(`name ${place}`, names.length)]}***${number(`end ${place}`, 90) + 10}`;
    return game ? [{ winAmount: amount, userName: player, vo: { ...viewGame(game), winAmount: amount } }] : [];
  });
  return entries.flat().sort((left, right) => Number(right.winAmount) - Number(left.winAmount));
}
