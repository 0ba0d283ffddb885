import { LaterBlock } from '../../../client/index.ts';

/** The growing counter of the lobby and its games. */
export function JackpotHome() {
  return <LaterBlock block="winners.jackpotGames" />;
}

/** The winner board. */
export function Board() {
  return <LaterBlock block="winners.list" />;
}

/** The counter in its banner, with the games of winners. */
export function JackpotBanner() {
  return <LaterBlock block="winners.jackpotWinners" />;
}
