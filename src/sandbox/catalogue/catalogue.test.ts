import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { classNames } from './categories.ts';

const { games, vendors } = loadCatalogue();

describe('loadCatalogue', () => {
  it('holds more than 640 games of 45 vendors, each with an identity of its own', () => {
    expect(vendors).toHaveLength(45);
    expect(games.length).toBeGreaterThanOrEqual(640);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(games.length);
  });

  it('gives every vendor a game, every type some, and every classification a name', () => {
    expect(vendors.filter(({ code }) => !games.some(({ vendor }) => vendor.code === code))).toEqual([]);
    const types = new Set(games.map(({ gameType }) => gameType));
    expect([...types].sort()).toEqual(['ELOTT', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS']);
    expect(games.filter(({ gameClassify }) => !classNames[gameClassify])).toEqual([]);
  });

  it('holds the sets that screens ask for: 15 jackpots, bingo, hot and new games', () => {
    const count = (fits: (game: (typeof games)[number]) => boolean) => games.filter(fits).length;
    expect(count(({ gameClassify }) => gameClassify === 'JP')).toBeGreaterThanOrEqual(15);
    expect(count(({ gameClassify }) => gameClassify === 'BG')).toBeGreaterThanOrEqual(15);
    expect(count(({ isHot }) => isHot)).toBeGreaterThanOrEqual(15);
    expect(count(({ isNew }) => isNew)).toBeGreaterThanOrEqual(15);
  });
});
