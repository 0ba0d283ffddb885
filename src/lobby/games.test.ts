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

  it('reads every field of a game', () => {
    const entry = { gameId: 'g', nodeId: 'n', nodeName: 'N', gameName: 'G', gameType: 'RNG', vassalage: 'JL' };
    const more = {
      displayName: 'Jollylark',
      gameClassify: 'JP',
      minBet: '0.20',
      returnPercent: 94.7,
      showIcon: 'JP',
      iconUrl: '/p',
    };
    const games = [{ ...entry, ...more, isNew: 1, gameCode: 'c', supportPlay: 1, isGameH5: 0 }];
    expect(readGamePage({ games }).games).toEqual([
      { ...entry, ...more, isNew: true, gameCode: 'c', supportPlay: '1', isGameH5: '0' },
    ]);
  });

  it('knows no count of several pages that nobody counted', () => {
    expect(readGamePage({ content: [{ nodeId: 1 }], totalPages: 3 }).totalCount).toBe(0);
    expect(readGamePage({ content: [{ nodeId: 1 }] }).totalCount).toBe(1);
  });

  it('counts missing paging as one page', () => {
    expect(readGamePage({ games: [] })).toMatchObject({ totalPages: 1, pageNum: 1, totalCount: 0 });
  });
});
