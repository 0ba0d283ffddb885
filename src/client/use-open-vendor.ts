import { useCallback } from 'react';
import { useNavigation, useSetting } from './hooks.ts';
import { useLaunch } from './use-launch.ts';
import type { Vendor } from './vendors.ts';

/**
 * What a tap on a vendor of a category does: its games of that category, or its lobby where the merchant has it so for
 * all vendors or for this category (rows G-063, G-064, G-122).
 */
export function useOpenVendor(category: string): (vendor: Vendor) => void {
  const navigation = useNavigation();
  const launch = useLaunch();
  const action = useSetting('vendorTile.action');
  const lobbies = useSetting('vendorTile.lobbyCategories');
  return useCallback(
    ({ vassalage, displayName, gameType }) => {
      if (action === 'lobby' || lobbies.split(',').includes(category)) {
        // A vendor's lobby is the entry that carries its code alone.
        const lobby = { gameId: vassalage, nodeId: vassalage, nodeName: displayName, gameName: displayName };
        void launch({ ...lobby, gameType, vassalage, displayName, gameCode: 'lobby' });
      } else navigation.goPath(listPath(category, vassalage));
    },
    [navigation, launch, action, lobbies, category],
  );
}

function listPath(category: string, vassalage: string): string {
  const isSports = category === 'SPORTS' || category === 'ESPORTS' || category === 'COCKFIGHT';
  const query = new URLSearchParams({ gameType: category, vassalage });
  return `${isSports ? '/m/sport-games' : '/m/games'}?${query.toString()}`;
}
