import { useEffect, useState } from 'react';
import { LazyBlock } from '../../../client/index.ts';

/** The growing counter of the lobby and its games. */
export function JackpotHome() {
  return <Later block="winners.jackpotGames" />;
}

/** The winner board. */
export function Board() {
  return <Later block="winners.list" />;
}

/** The counter in its banner, with the games of winners. */
export function JackpotBanner() {
  return <Later block="winners.jackpotWinners" />;
}

/** A part below the games that comes once the page is alive, so that nothing drawn waits for it. */
function Later({ block }: { readonly block: string }) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive ? <LazyBlock block={block} /> : null;
}
