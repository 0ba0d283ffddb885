import { createHash } from 'node:crypto';
import { productBrands } from '../gate/product-brands.ts';

/** How many of the brands a whole run looks at. */
const half = productBrands.length / 2;

/**
 * Brands of a sweep: what holds of every brand alone is looked at in half of them by a whole run of the tests, those that the last
 * commits changed first, another half for every state of the sources and every `sweep`; in all of them by a run of chosen files,
 * and so in soak. `run` is `<seed> <brand> <brand> …` of a whole run, as `tests/gate/sweep.ts` writes it.
 */
export function sweptBrands(
  sweep: string,
  run = process.env['LIVERY_SWEEP'] ?? '',
): readonly (typeof productBrands)[number][] {
  if (run === '') return productBrands;
  const [seed, ...changed] = run.split(' ');
  const rank = (brand: string) =>
    `${changed.includes(brand) ? 0 : 1} ${createHash('sha256').update(`${seed} ${sweep} ${brand}`).digest('hex')}`;
  return productBrands.toSorted((one, other) => rank(one).localeCompare(rank(other))).slice(0, half);
}
