import { expect, it } from 'vitest';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import { findDiffering } from './find-differing.ts';

const aMerchant = (code: string, isOn: boolean): FlagMerchant => ({
  ...{ code, name: code, seq: 1, layers: {}, overrides: {}, isMaintenance: false, languages: ['en'] },
  on: isOn ? ['flags.CBS3'] : ['flags.MAILCEN'],
});
const differing = (...states: readonly boolean[]) => {
  const merchants = states.map((isOn, index) => aMerchant(`m${index}`, isOn));
  const found = findDiffering('flags.CBS3', merchants);
  return [found.mostly, found.merchants.map(({ code }) => code)];
};

it('names the few where a flag is not as at most merchants; of two halves those where it is on @C-201', () => {
  expect(differing(true, false, false)).toEqual([false, ['m0']]);
  expect(differing(true, false, true)).toEqual([true, ['m1']]);
  expect(differing(true, false)).toEqual([false, ['m0']]);
  expect(differing(true, true)).toEqual([true, []]);
  expect(differing(false)).toEqual([false, []]);
});
