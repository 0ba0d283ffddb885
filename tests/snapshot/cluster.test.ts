import { describe, expect, it } from 'vitest';
import { cellOf } from './cell.ts';
import { type CellChange, clusterChanges, regionOf } from './cluster.ts';

/** A change of a cell in a strip of the picture, 900 pixels high. */
function aChange(id: string, { top = 10, bottom = 60, cause = 'accent', kind = 'changed' as const } = {}): CellChange {
  return {
    ...{ id, cell: cellOf(id), kind, before: 'a', after: 'b', inputs: 'i', words: [] },
    causes: [{ kind: 'token', name: cause, places: [] }],
    difference: { pixels: 4, box: { left: 0, right: 9, top, bottom }, width: 390, height: 900, mask: Buffer.alloc(0) },
  };
}

describe('clusterChanges', () => {
  it('makes one card of the same cause in the same place of a screen, whatever brand, language and scheme @T-050', () => {
    const clusters = clusterChanges([
      aChange('karat/home/guest/en/dark/390'),
      aChange('soda/home/guest/ur/light/390', { top: 30, bottom: 90 }),
      aChange('tide/home/member/en/dark/390'),
    ]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ screen: 'home', region: 'top', changes: { length: 3 } });
  });

  it('keeps another place, screen or cause apart @T-051', () => {
    const clusters = clusterChanges([
      aChange('karat/home/guest/en/dark/390'),
      aChange('soda/home/guest/en/dark/390', { top: 850, bottom: 890 }),
      aChange('karat/login/guest/en/dark/390'),
      aChange('tide/home/guest/en/dark/390', { cause: 'radius' }),
    ]);
    expect(clusters).toHaveLength(4);
    expect(new Set(clusters.map(({ id }) => id)).size).toBe(4);
  });

  it('gives a card the same name in every run @T-052', () => {
    const [once] = clusterChanges([aChange('karat/home/guest/en/dark/390')]);
    const [again] = clusterChanges([aChange('soda/home/guest/en/dark/390'), aChange('karat/home/guest/en/dark/390')]);
    expect(again?.id).toBe(once?.id);
  });

  it('has the card of most cells first, in the same order whatever came first @T-054', () => {
    const many = ['karat', 'soda', 'tide'].map((brand) => aChange(`${brand}/login/guest/en/dark/390`));
    const few = ['radius', 'space', 'weight'].map((cause) => aChange('karat/home/guest/en/dark/390', { cause }));
    const [first, ...others] = clusterChanges([...few, ...many]);
    expect(first).toMatchObject({ screen: 'login', changes: { length: 3 } });
    expect(clusterChanges([...many, ...few.toReversed()]).map(({ id }) => id)).toEqual(
      [first, ...others].map((card) => card?.id),
    );
  });
});

describe('regionOf', () => {
  it.each([
    [10, 60, 'top'],
    [400, 480, 'middle'],
    [800, 880, 'bottom'],
    [100, 700, 'whole'],
  ])('says where %i to %i is @T-053', (top, bottom, region) => {
    expect(regionOf(aChange('karat/home/guest/en/dark/390', { top, bottom }))).toBe(region);
  });
});
