import { describe, expect, it } from 'vitest';
import { readGamePage } from './games.ts';

describe('readGamePage', () => {
  it('finds the items under games, list or content', () => {
    const item = { nodeId: 7, gameName: 'Ember Tiger' };
    for (const name of ['games', 'list', 'content']) {
      expect(readGamePage({ [name]: [item] }).games[0]?.nodeId).toBe('7');
    }
  });

  it('reads a game that has only nodeId and gameName', () => {
    const game = readGamePage({ games: [{ nodeId: 'n1', gameName: 'Crab Clash' }] }).games[0];
    expect(game).toMatchObject({ nodeId: 'n1', gameName: 'Crab Clash', gameCode: 'lobby' });
  });

  it('counts missing paging as one page', () => {
    expect(readGamePage({ games: [] })).toMatchObject({ totalPages: 1, pageNum: 1, totalCount: 0 });
  });
});
