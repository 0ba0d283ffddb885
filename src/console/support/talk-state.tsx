import type { DeskConversation } from '../../contracts/console/support.ts';
import { Badge } from '../parts/badge.tsx';
import { Waits } from '../parts/waits.tsx';
import { useText } from '../texts/use-text.ts';

/** Whether the player of a conversation waits, and since when. */
export function TalkState({ conversation }: { readonly conversation: DeskConversation }) {
  const text = useText();
  const { isClosed, waitingSince } = conversation;
  if (waitingSince) return <Waits since={waitingSince} />;
  return isClosed ? <Badge>{text('support.closed')}</Badge> : <Badge $tone="good">{text('support.answered')}</Badge>;
}
