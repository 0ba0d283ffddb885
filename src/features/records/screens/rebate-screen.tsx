import { useText } from '../../../client/index.ts';
import { MovementList } from '../parts/movement-list.tsx';

/** Rebates credited to the player. */
export default function RebateScreen() {
  const text = useText();
  return <MovementList kind="rebate" emptyText={text('records:noRebate')} />;
}
