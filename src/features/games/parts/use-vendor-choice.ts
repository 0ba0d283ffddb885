import { useVendors, type Vendor, type VendorGroup } from '../../../lobby/index.ts';
import type { ListAddress } from './list-of-route.ts';

/** The vendors of a category, of the chosen classification alone, and its classifications (rows G-036, G-068, G-072). */
export function useVendorChoice({ category, gameType, classify }: ListAddress): {
  readonly vendors: readonly Vendor[];
  readonly classifications: VendorGroup['classifications'];
} {
  const { value: groups } = useVendors();
  const group = groups?.find((one) => one.gameType === category) ?? groups?.find((one) => one.gameType === gameType);
  const chosen = group?.classifications.find(({ key }) => key === classify);
  const vendors = group?.vendors ?? [];
  return {
    vendors: chosen?.vendors ? vendors.filter(({ vassalage }) => chosen.vendors?.includes(vassalage)) : vendors,
    classifications: group?.classifications ?? [],
  };
}
