import { DeferredBlock } from '../../../client/index.ts';

/** The growing counter of the lobby and its games. */
export function JackpotHome() {
  return <DeferredBlock block="winners.jackpotGames" />;
}

/** The winner board. */
export function Board() {
  return <DeferredBlock block="winners.list" />;
}

/** The counter in its banner, with the games of winners. */
export function JackpotBanner() {
  return <DeferredBlock block="winners.jackpotWinners" />;
}
