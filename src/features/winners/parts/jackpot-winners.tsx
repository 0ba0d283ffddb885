import { useText } from '../../../client/index.ts';
import { CounterCard } from './counter-card.tsx';
import { GameShelf } from './game-shelf.tsx';
import { useWinners } from './use-winners.ts';

const shown = 15;

/** The jackpot banner with the games that somebody has won in (rows G-129, G-133, G-134). */
export default function JackpotWinners() {
  const text = useText();
  const winners = useWinners();
  const games = [...new Map(winners.map(({ game }) => [game.nodeId, game])).values()].slice(0, shown);
  const title = text('winners:daily');
  return (
    <CounterCard kind="banner" title={title}>
      {games.length > 0 ? <GameShelf label={text('winners:wonIn')} games={games} /> : null}
    </CounterCard>
  );
}
