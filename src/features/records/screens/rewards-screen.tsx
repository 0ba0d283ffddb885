import { useText } from '../../../client/index.ts';
import { MovementList } from '../parts/movement-list.tsx';

/** Rewards credited to the player. */
export default function RewardsScreen() {
  const text = useText();
  return <MovementList kind="reward" emptyText={text('records:noRewards')} />;
}
