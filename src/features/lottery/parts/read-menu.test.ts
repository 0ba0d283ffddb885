import { describe, expect, it } from 'vitest';
import { readDraws, readMenu } from './read-menu.ts';

describe('readMenu', () => {
  it('leaves out entries without a code and groups without entries', () => {
    const answer = {
      list: [
        { vassalage: 'SL', displayName: 'Slate', lotteries: [{ lotteryCode: 'a', issue: 7, closesAt: 5000 }, {}] },
        { vassalage: 'NO', lotteries: [{}] },
      ],
    };
    expect(readMenu(answer)).toMatchObject([
      { name: 'Slate', lotteries: [{ game: { gameId: 'a', gameCode: 'lobby' }, issue: '7', closesAt: 5000 }] },
    ]);
    expect(readMenu(null)).toEqual([]);
  });
});

describe('readDraws', () => {
  it('puts the newest first and knows draws without prizes', () => {
    const list = [
      { issue: '1', drawnAt: 10, numbers: [1, 2] },
      { issue: '2', drawnAt: 20, prizes: [{ level: 'special', numbers: ['00731'] }] },
      { drawnAt: 30 },
    ];
    expect(readDraws({ list }).map(({ issue }) => issue)).toEqual(['2', '1']);
    expect(readDraws({ list })[1]?.numbers).toEqual(['1', '2']);
  });
});
