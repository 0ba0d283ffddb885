import type { Catalogue } from '../catalogue/catalogue.ts';
import { viewGame } from '../games/game-view.ts';
import { fixturesAt } from './fixture-bet.ts';
import { kindOfCategory } from './game-kind.ts';
import type { Pick } from './protocol.ts';
import { sideName } from './sides.ts';

const hourMs = 3_600_000;
const pickNames: readonly Pick[] = ['home', 'draw', 'away'];

interface FixtureSource {
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

/**
 * The matches of this hour, each with a game that takes bets on it; `gameType` is SPORTS, ESPORTS or COCKFIGHT. None where
 * the catalogue has no such game.
 */
export function listFixtures({ catalogue, now }: FixtureSource, gameType = 'SPORTS') {
  const hour = Math.floor(now().getTime() / hourMs);
  const name = gameType.toLowerCase();
  const games = catalogue.games.filter(({ category }) => category === name && kindOfCategory[category] === 'fixture');
  return fixturesAt(hour, waysOf(name)).flatMap(({ id, home, away, odds }, place) => {
    const game = games[(hour + place) % games.length];
    if (!game) return [];
    return [
      {
        id,
        home: sideName(home, name),
        away: sideName(away, name),
        odds: Object.fromEntries(Object.entries(odds).map(([pick, hundredths]) => [pick, hundredths / 100])),
        closesAt: (hour + 1) * hourMs,
        game: viewGame(game),
      },
    ];
  });
}

/** Only matches of football can end without a winner. */
export function waysOf(category: string): 'two' | 'three' {
  return category === 'sports' ? 'three' : 'two';
}

/** A match and an end of it as a launch names them; nothing for any other text. */
export function readSelection(text: string | undefined): string | undefined {
  const [id = '', pick = ''] = (text ?? '').split(':');
  return /^[\w-]{1,40}$/.test(id) && pickNames.some((known) => known === pick) ? `${id}:${pick}` : undefined;
}
