import { useEffect } from 'react';
import { useRuntime, useSetting } from '../../../client/index.ts';
import { useVendors, type VendorGroup } from '../../../lobby/index.ts';
import { specifiedNames } from '../../../client/browser/storage-names.ts';

/** How a site's lotteries pay (row G-272). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott';

const electronic = ['TCG_LOTTO_VN', 'LOTT'];

/** E-lottery when the vendors of ELOTT name TCG_LOTTO_VN or LOTT, else lottery (row G-271); never ZY. */
export function prizeModeOf(groups: readonly VendorGroup[]): PrizeMode {
  const vendors = groups.find(({ gameType }) => gameType === 'ELOTT')?.vendors ?? [];
  return vendors.some(({ vassalage }) => electronic.includes(vassalage)) ? 'Elott' : 'Lott';
}

/** The mode of the site by its setting, else by its vendors; kept for the session. Nothing until the vendors are known. */
export function usePrizeMode(): PrizeMode | undefined {
  const { storage } = useRuntime();
  const wanted = useSetting('lottery.prizeMode');
  const { status, value } = useVendors();
  const derived = value ? prizeModeOf(value) : status === 'error' ? 'Lott' : undefined;
  const mode = wanted === 'auto' ? derived : wanted;
  useEffect(() => {
    if (mode !== undefined) storage.session.write(specifiedNames.prizeMode, mode);
  }, [storage, mode]);
  return mode;
}
