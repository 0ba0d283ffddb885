import { describe, expect, it } from 'vitest';
import { productBrands } from '../gate/product-brands.ts';
import { sweptBrands } from './swept-brands.ts';

const seeds = Array.from({ length: 20 }, (_, index) => `seed${index}`);

describe('sweptBrands', () => {
  it('are all of the product in a run of chosen files', () => {
    expect(sweptBrands('wide', '').toSorted()).toEqual(productBrands);
  });

  it('are half of them in a whole run, and each brand has its turn', () => {
    const turns = seeds.map((seed) => sweptBrands('wide', seed));
    for (const turn of turns) expect(new Set(turn).size).toBe(3);
    expect([...new Set(turns.flat())].toSorted()).toEqual(productBrands);
    expect(sweptBrands('wide', 'seed1')).toEqual(sweptBrands('wide', 'seed1'));
  });

  it('are other ones for another sweep of the same run', () => {
    expect(seeds.some((seed) => `${sweptBrands('wide', seed)}` !== `${sweptBrands('large text', seed)}`)).toBe(true);
  });

  it('begin with what the last commits changed', () => {
    for (const seed of seeds)
      expect(sweptBrands('wide', `${seed} soda amber`)).toEqual(expect.arrayContaining(['soda', 'amber']));
  });
});
