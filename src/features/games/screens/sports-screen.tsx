import { useSetting } from '../../../client/index.ts';
import { useQuery } from '../parts/use-query.ts';
import GameListScreen from './game-list-screen.tsx';
import VendorTilesScreen from './vendor-tiles-screen.tsx';

/** Vendor tiles, or a list of games once the address says of which (rows G-007, G-023). */
export default function SportsScreen() {
  const { query } = useQuery();
  const plain = useSetting('screens.sportGames');
  const isList = query.has('gameType') || query.has('vassalage') || plain === 'list';
  return isList ? <GameListScreen /> : <VendorTilesScreen />;
}
