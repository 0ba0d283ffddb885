import { useCallback } from 'react';
import { useNavigation, useSetting } from '../client/hooks.ts';
import { useCategoryPages } from './use-category-pages.ts';
import { useLaunch } from './use-launch.ts';
import type { Vendor } from './vendors.ts';

/**
 * What a tap on a vendor of a category does: its games of that category, or its lobby where the merchant has it so for
 * all vendors or for this category, and where the site has no list of them (rows G-063, G-064, G-122).
 */
export function useOpenVendor(category: string): (vendor: Vendor) => void {
  const navigation = useNavigation();
  const pages = useCategoryPages();
  const launch = useLaunch();
  const action = useSetting('vendorTile.action');
  const lobbies = useSetting('vendorTile.lobbyCategories');
  return useCallback(
    ({ vassalage, displayName, gameType }) => {
      const path = pages.listOf(category, vassalage);
      if (path === undefined || action === 'lobby' || lobbies.split(',').includes(category)) {
        // A vendor's lobby is the entry that carries its code alone.
        const lobby = { gameId: vassalage, nodeId: vassalage, nodeName: displayName, gameName: displayName };
        void launch({ ...lobby, gameType, vassalage, displayName, gameCode: 'lobby' });
      } else navigation.goPath(path);
    },
    [navigation, pages, launch, action, lobbies, category],
  );
}
