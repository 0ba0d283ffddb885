import { describe, expect, it } from 'vitest';
import { parseVendors } from './vendors.ts';

const vendor = (vassalage: string, gameType: string) => ({ vassalage, displayName: vassalage, gameType });

describe('parseVendors', () => {
  it('groups by type in the order of the sorting list and moves cockfight vendors out of sports', () => {
    const groups = parseVendors(
      {
        vendors: [vendor('A', 'SPORTS'), vendor('SV3', 'SPORTS'), vendor('C', 'RNG'), vendor('B', 'RNG')],
        mapping: { RNG: { gameCount: 12 } },
        sorting: ['RNG', 'B', 'C'],
      },
      { cockfight: ['SV3'] },
    );
    expect(groups.map(({ gameType, vendors }) => [gameType, vendors.map(({ vassalage }) => vassalage)])).toEqual([
      ['RNG', ['B', 'C']],
      ['SPORTS', ['A']],
      ['COCKFIGHT', ['SV3']],
    ]);
    expect(groups[0]?.gameCount).toBe(12);
  });

  it('puts the merchant’s vendors before the platform’s sorting, and passes over those that there are not', () => {
    const vendors = ['A', 'B', 'C', 'D'].map((code) => vendor(code, 'RNG'));
    const [group] = parseVendors({ vendors, sorting: ['C', 'B'] }, { first: ['GONE', 'D', 'B'] });
    expect(group?.vendors.map(({ vassalage }) => vassalage)).toEqual(['D', 'B', 'C', 'A']);
  });

  it('takes the vendors of e-sports from the merchant, and keeps them in sports', () => {
    const vendors = [
      vendor('A', 'SPORTS'),
      vendor('AV', 'SPORTS'),
      { ...vendor('AV', 'SPORTS'), gameCategory: 'ESPORTS' },
      vendor('AV', 'RNG'),
      { ...vendor('OTHER', 'SPORTS'), gameCategory: 'ESPORTS' },
    ];
    const codes = (esports: readonly string[]) =>
      Object.fromEntries(
        parseVendors({ vendors }, { esports }).map((group) => [
          group.gameType,
          group.vendors.map(({ vassalage }) => vassalage),
        ]),
      );
    expect(codes(['AV'])).toEqual({ SPORTS: ['A', 'AV', 'OTHER'], ESPORTS: ['AV'], RNG: ['AV'] });
    expect(codes(['A', 'OTHER'])).toMatchObject({ ESPORTS: ['A', 'OTHER'] });
  });

  it('is empty for no answer', () => {
    expect(parseVendors(null)).toEqual([]);
  });
});
