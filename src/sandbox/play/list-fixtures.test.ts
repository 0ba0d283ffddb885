import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { listFixtures, readSelection } from './list-fixtures.ts';

const catalogue = loadCatalogue();
const at = (time: string) => ({ catalogue, now: () => new Date(time) });

describe('listFixtures', () => {
  it('leaves the house its share, closes with the hour, and another hour has other matches', () => {
    const first = listFixtures(at('2026-11-22T10:20:00Z'));
    expect(first).toHaveLength(5);
    for (const { odds, closesAt } of first) {
      const share = Object.values(odds).reduce((sum, pays) => sum + 1 / pays, 0);
      expect(share).toBeGreaterThan(1.04);
      expect(share).toBeLessThan(1.1);
      expect(new Date(closesAt).toISOString()).toBe('2026-11-22T11:00:00.000Z');
    }
    const next = listFixtures(at('2026-11-22T11:00:00Z'));
    expect(next.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  });

  it('has no draw but in football, and no match of what is no sport', () => {
    const now = at('2026-11-22T10:20:00Z');
    expect(listFixtures(now).every(({ odds }) => 'draw' in odds)).toBe(true);
    expect(listFixtures(now, 'ESPORTS').some(({ odds }) => 'draw' in odds)).toBe(false);
    expect(listFixtures(now, 'RNG')).toEqual([]);
    expect(listFixtures(now, 'SLOTS')).toEqual([]);
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
