import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Origin } from '../../contracts/origins.ts';
import { type LayerValue, mergeLayers } from './layers.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const given = (own: string, value: number, origin: Origin): LayerValue<number> => ({ name: own, value, origin });
const layers = fc
  .array(fc.dictionary(name, fc.nat(9)), { maxLength: 5 })
  .map((all) =>
    all.map((values, index) =>
      Object.entries(values).map(([own, value]) =>
        given(own, value, { layer: 'site', file: `${index}`, pointer: own }),
      ),
    ),
  );

describe('mergeLayers', () => {
  it('gives each name the value of the strongest layer that has it, and says which that was', () => {
    fc.assert(
      fc.property(layers, (all) => {
        const { values, origins } = mergeLayers(all);
        const names = new Set(all.flat().map((one) => one.name));
        expect(new Set(Object.keys(values))).toEqual(names);
        for (const own of names) {
          const strongest = all.flat().findLast((one) => one.name === own);
          expect([values[own], origins[own]]).toEqual([strongest?.value, strongest?.origin]);
        }
      }),
    );
  });

  it('is the same in one step and in two', () => {
    fc.assert(
      fc.property(layers, layers, (weak, strong) => {
        const { values, origins } = mergeLayers(weak);
        const known = Object.entries(values).map(([own, value]) =>
          given(own, value, origins[own] ?? { layer: 'engine' }),
        );
        expect(mergeLayers([known, ...strong])).toEqual(mergeLayers([...weak, ...strong]));
      }),
    );
  });
});
