import { readFileSync } from 'node:fs';
import { buildGames } from './build-games.ts';
import type { GameCategory } from './categories.ts';

/** A maker of games. `code` is the specification's vassalage. */
export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly makes: readonly GameCategory[];
}

/** A game of the sandbox. */
export interface CatalogueGame {
  readonly gameId: string;
  /** Identity key of the calls; depends on the title only, so that a longer catalogue keeps old favourites. */
  readonly nodeId: string;
  readonly title: string;
  readonly vendor: Vendor;
  readonly category: GameCategory;
  readonly gameType: string;
  readonly gameClassify: string;
  /** Smallest stake as decimal text. */
  readonly minBet: string;
  readonly lines: number;
  readonly isNew: boolean;
  /** Stands in the list of hot games: those that were chosen by hand. */
  readonly isHot: boolean;
  readonly isMarkedHot: boolean;
  /** What its picture is about, unless the title names something closer. */
  readonly motif: string;
}

/** The games and vendors of the sandbox. */
export interface Catalogue {
  readonly vendors: readonly Vendor[];
  /** The titles whose pictures were chosen by hand come first. */
  readonly games: readonly CatalogueGame[];
  byNode(nodeId: string): CatalogueGame | undefined;
  byId(gameId: string): CatalogueGame | undefined;
}

/** Reads the catalogue from the data beside this file. */
export function loadCatalogue(): Catalogue {
  const vendors = readData<readonly Vendor[]>('vendors.json');
  const games = buildGames({
    vendors,
    first: readData('first-games.json'),
    titles: readData('titles.json'),
  });
  const nodes = new Map(games.map((game) => [game.nodeId, game]));
  const ids = new Map(games.map((game) => [game.gameId, game]));
  return { vendors, games, byNode: (nodeId) => nodes.get(nodeId), byId: (gameId) => ids.get(gameId) };
}

function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
}
