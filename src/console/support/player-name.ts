import type { DeskConversation } from '../../contracts/console/support.ts';
import type { Text } from '../texts/use-text.ts';

/** What a player is called: the name of the account, or a guest by number. */
export function playerName({ player, id }: Pick<DeskConversation, 'player' | 'id'>, text: Text): string {
  return player ?? text('support.guest', { id });
}
