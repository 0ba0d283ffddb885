import type { Catalogue } from '../catalogue/catalogue.ts';
import { viewGame } from '../games/game-view.ts';
import { fixturesAt, fixturesShown } from './fixture-bet.ts';
import { kindOfCategory } from './game-kind.ts';
import type { Pick } from './protocol.ts';
import { sideName, type Sport, sportOf } from './sides.ts';

const hourMs = 3_600_000;
const pickNames: readonly Pick[] = ['home', 'draw', 'away'];

interface FixtureSource {
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

/**
 * The matches of this hour, each with a game that takes bets on it; `gameType` is SPORTS, ESPORTS or COCKFIGHT, `decimals` those of the currency. None where
 * the catalogue has no such game.
 */
export function listFixtures(
  { catalogue, now }: FixtureSource,
  { gameType = 'SPORTS', decimals }: { readonly gameType?: string | undefined; readonly decimals: number },
) {
  const hour = Math.floor(now().getTime() / hourMs);
  const name = gameType.toLowerCase();
  const games = catalogue.games.filter(({ category }) => category === name && kindOfCategory[category] === 'fixture');
  return Array.from({ length: fixturesShown }, (_, place) => place).flatMap((place) => {
    const game = games[(hour + place) % games.length];
    const sport = game && sportOf(game);
    const fixture = sport && fixturesAt(hour, waysOf(sport))[place];
    if (!game || !sport || !fixture) return [];
    const { id, home, away, odds } = fixture;
    return [
      {
        id,
        home: sideName(home, sport),
        away: sideName(away, sport),
        odds: Object.fromEntries(Object.entries(odds).map(([pick, hundredths]) => [pick, hundredths / 100])),
        closesAt: (hour + 1) * hourMs,
        isVirtual: 1,
        game: viewGame(game, decimals),
      },
    ];
  });
}

/** Only matches of football can end without a winner. */
export function waysOf(sport: Sport): 'two' | 'three' {
  return sport === 'football' ? 'three' : 'two';
}

/** A match and an outcome of it as a launch names them; nothing for any other text. */
export function readSelection(text: string | undefined): string | undefined {
  const [id = '', pick = ''] = (text ?? '').split(':');
  return /^[\w-]{1,40}$/.test(id) && pickNames.some((known) => known === pick) ? `${id}:${pick}` : undefined;
}
