import { describe, expect, it } from 'vitest';
import { readWinners } from './use-winners.ts';

const game = (name: string) => ({ nodeId: name, gameName: name });

describe('readWinners', () => {
  it('sorts by amount as a number, takes it from the entry or its game, and keeps the limit', () => {
    const list = [
      { vo: game('five'), winAmount: '5.00' },
      { vo: { ...game('fifty'), winAmount: '50' } },
      { vo: game('twenty'), winAmount: 20 },
    ];
    expect(readWinners({ list }, 2).map(({ game: { gameName }, amount }) => [gameName, amount])).toEqual([
      ['fifty', 50],
      ['twenty', 20],
    ]);
  });

  it('masks a full name, keeps a masked one, and drops what is no entry', () => {
    const list = [
      null,
      { winAmount: 3 },
      { vo: game('a'), winAmount: 2, userName: 'ottoline' },
      { vo: game('b'), winAmount: 1, userName: 'am***77' },
    ];
    expect(
      readWinners({ list }, 20)
        .map(({ player }) => player)
        .filter(Boolean),
    ).toEqual(['ot***e', 'am***77']);
  });

  it.each([
    ['x', '***'],
    ['Li', 'L***'],
    ['Bob', 'B***'],
    ['Anna', 'A***a'],
    ['Clara', 'C***a'],
    ['Dorian', 'Do***n'],
    ['🦁', '***'],
  ])('never shows more than half of %s', (userName, shown) => {
    expect(readWinners({ list: [{ vo: game('a'), winAmount: 2, userName }] }, 1)[0]?.player).toBe(shown);
  });
});
