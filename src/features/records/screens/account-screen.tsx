import { useText } from '../../../client/index.ts';
import { MovementList } from '../parts/movement-list.tsx';

/** Every movement of the account. */
export default function AccountScreen() {
  const text = useText();
  return <MovementList emptyText={text('records:noMovements')} />;
}
