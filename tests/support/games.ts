import type { Locator, Page } from '@playwright/test';

type Fields = Readonly<Record<string, unknown>>;

/** The games of a list that fills a page. */
export const wallTiles = (page: Page): Locator => page.locator('main [data-wall] [data-tile]');

/** A game as the platform's lists carry it: a slot of Jollylark unless told otherwise. */
export function aGame(number: number, other: Fields = {}): Fields {
  return {
    ...{ gameId: `g${number}`, nodeId: String(number), gameName: `Game ${number}`, gameType: 'RNG' },
    ...{ vassalage: 'JL', displayName: 'Jollylark' },
    ...other,
  };
}

/** That many games with numbers in a row. */
export function severalGames(count: number, from = 1): readonly Fields[] {
  return Array.from({ length: count }, (_, index) => aGame(from + index));
}

/** An answer of the list call: one page unless told otherwise. */
export function gameList(games: readonly Fields[], paging: Fields = {}): Fields {
  return { games, pageNum: 1, totalPages: 1, totalCount: games.length, ...paging };
}

/** An answer of the favourites call: one page unless told otherwise. */
export function favouriteList(content: readonly Fields[], paging: Fields = {}): Fields {
  return { content, pageNum: 1, pageSize: 35, totalPages: 1, ...paging };
}

/** An answer of the call for the ids of marked games. */
export function markedIds(...nodeIds: readonly string[]): Fields {
  return { content: nodeIds.map((nodeId) => ({ nodeId, vassalage: 'JL' })) };
}

/** A vendor as the platform's mapping names it. */
export function aVendor(vassalage: string, gameType: string, other: Fields = {}): Fields {
  return {
    ...{ vassalage, displayName: `Maker ${vassalage}`, mobileLargeIcon: `/art/vendors/${vassalage}.svg`, gameType },
    ...other,
  };
}
