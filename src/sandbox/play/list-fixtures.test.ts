import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { listFixtures, readSelection } from './list-fixtures.ts';
import { sideName, sportOf } from './sides.ts';

const catalogue = loadCatalogue();
const at = (time: string) => ({ catalogue, now: () => new Date(time) });

describe('listFixtures', () => {
  it('leaves the house its share, closes with the hour, and another hour has other matches', () => {
    const first = listFixtures(at('2026-11-22T10:20:00Z'), { decimals: 2 });
    expect(first).toHaveLength(5);
    for (const { odds, closesAt } of first) {
      const share = Object.values(odds).reduce((sum, pays) => sum + 1 / pays, 0);
      expect(share).toBeGreaterThan(1.04);
      expect(share).toBeLessThan(1.1);
      expect(new Date(closesAt).toISOString()).toBe('2026-11-22T11:00:00.000Z');
    }
    const next = listFixtures(at('2026-11-22T11:00:00Z'), { decimals: 2 });
    expect(next.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  });

  it('has no draw but in football, and no match of what is no sport', () => {
    const now = at('2026-11-22T10:20:00Z');
    for (const { odds, game } of listFixtures(now, { decimals: 2 })) {
      const played = catalogue.byNode(game.nodeId);
      expect('draw' in odds, game.gameName).toBe(played !== undefined && sportOf(played) === 'football');
    }
    expect(listFixtures(now, { gameType: 'ESPORTS', decimals: 2 }).some(({ odds }) => 'draw' in odds)).toBe(false);
    expect(listFixtures(now, { gameType: 'RNG', decimals: 2 })).toEqual([]);
    expect(listFixtures(now, { gameType: 'SLOTS', decimals: 2 })).toEqual([]);
  });
});

describe('the sides of a match', () => {
  it('are those of the sport that its game shows', () => {
    const hours = Array.from({ length: 40 }, (_, hour) => new Date(Date.UTC(2026, 10, 22) + hour * 3_600_000));
    const seen = new Set<string>();
    for (const now of hours) {
      for (const { home, away, game } of listFixtures({ catalogue, now: () => now }, { decimals: 2 })) {
        const played = catalogue.byNode(game.nodeId);
        const sport = played && sportOf(played);
        const known = Array.from({ length: 16 }, (_, number) => (sport ? sideName(number, sport) : ''));
        expect(known).toContain(home);
        expect(known).toContain(away);
        seen.add(String(sport));
      }
    }
    expect(seen).toEqual(new Set(['football', 'cricket', 'basketball', 'tennis', 'boxing', 'racing']));
  });
});

describe('readSelection', () => {
  it.each([
    ['1-two-0:home', '1-two-0:home'],
    ['1-two-0:both', undefined],
    ['"><script>:home', undefined],
    ['home', undefined],
    [undefined, undefined],
  ])('reads %s as %s', (text, found) => {
    expect(readSelection(text)).toBe(found);
  });
});
