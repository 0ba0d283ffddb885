import type { FlagMerchant } from '../../contracts/console/flags.ts';

/** Where a flag is not as at most merchants, and whether it is on at most. */
export function findDiffering(
  name: string,
  merchants: readonly FlagMerchant[],
): { readonly mostly: boolean; readonly merchants: readonly FlagMerchant[] } {
  const on = merchants.filter((merchant) => merchant.on.includes(name));
  const mostly = on.length * 2 > merchants.length;
  return { mostly, merchants: mostly ? merchants.filter((merchant) => !on.includes(merchant)) : on };
}
