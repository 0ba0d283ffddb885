import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { failure } from '../errors.ts';
import { fixturesAt } from './fixture-bet.ts';
import { fieldOf, kindOfCategory } from './game-kind.ts';
import { readSelection, waysOf } from './list-fixtures.ts';
import { sportOf } from './sides.ts';

const hourMs = 3_600_000;
/** A page that is open shows the matches of the hour in which it was opened, and lives this long. */
const hoursOfPage = 4;

type Clock = () => Date;

/** Refuses a bet on a match that the game's pages never showed. Bets of other games are not its concern. */
export function requireOfferedFixture(now: Clock, game: CatalogueGame, bet: unknown): void {
  if (kindOfCategory[game.category] !== 'fixture') return;
  if (!isOffered(now, game, fieldOf(bet, 'fixture'))) throw failure('bet.invalid');
}

/** The match and the end of it that a launch names, if it names one. Throws for any that the game does not show. */
export function offeredSelection(now: Clock, game: CatalogueGame, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const selection = readSelection(text);
  const isFixture = kindOfCategory[game.category] === 'fixture';
  if (!selection || !isFixture || !isOffered(now, game, selection.split(':')[0])) throw failure('bet.invalid');
  return selection;
}

function isOffered(now: Clock, game: CatalogueGame, id: unknown): boolean {
  const hour = Math.floor(now().getTime() / hourMs);
  const hours = Array.from({ length: hoursOfPage + 1 }, (_, back) => hour - back);
  return hours.some((shown) => fixturesAt(shown, waysOf(sportOf(game))).some((fixture) => fixture.id === id));
}
