import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { filterGames } from './filter-games.ts';

const { games } = loadCatalogue();

describe('filterGames', () => {
  it.each([
    ['Baccarat Privé', 'baccarat prive'],
    ['Baccarat Privé', ' BACCARAT  PRIVÉ '],
    ["Casino Hold'em Live", 'hold’em'],
    ["Casino Hold'em Live", 'holdem live'],
  ])('finds %s as %s', (title, gameName) => {
    expect(filterGames(games, { gameName }).map((game) => game.title)).toContain(title);
  });

  it('finds nothing for what no title holds, and everything for nothing', () => {
    expect(filterGames(games, { gameName: 'no such game' })).toEqual([]);
    expect(filterGames(games, { gameName: ' ' })).toHaveLength(games.length);
  });
});
