import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Layer, mergeLayers } from './layers.ts';

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const layers = fc.array(fc.dictionary(name, fc.nat(9)), { maxLength: 5 }).map((all) =>
  all.map(
    (values, index): Layer<number> => ({
      values,
      origin: (own) => ({ layer: 'site', file: `${index}`, pointer: own }),
    }),
  ),
);

describe('mergeLayers', () => {
  it('gives each name the value of the strongest layer that has it, and says which that was', () => {
    fc.assert(
      fc.property(layers, (all) => {
        const { values, origins } = mergeLayers(all);
        const names = new Set(all.flatMap((layer) => Object.keys(layer.values)));
        expect(new Set(Object.keys(values))).toEqual(names);
        for (const own of names) {
          const strongest = all.findLastIndex((layer) => Object.hasOwn(layer.values, own));
          expect(values[own]).toBe(all[strongest]?.values[own]);
          expect(origins[own]).toEqual({ layer: 'site', file: `${strongest}`, pointer: own });
        }
      }),
    );
  });

  it('is the same in one step and in two', () => {
    fc.assert(
      fc.property(layers, layers, (weak, strong) => {
        const first = mergeLayers(weak);
        const known = {
          values: first.values,
          origin: (own: string) => first.origins[own] ?? { layer: 'engine' as const },
        };
        expect(mergeLayers([known, ...strong])).toEqual(mergeLayers([...weak, ...strong]));
      }),
    );
  });
});
