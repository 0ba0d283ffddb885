import type { DeskConversation } from '../../contracts/console/support.ts';
import { Badge } from '../parts/badge.tsx';
import { Ago } from '../parts/moment.tsx';
import { useText } from '../texts/use-text.ts';

/** Whether the player of a conversation waits, and since when. */
export function TalkState({ conversation }: { readonly conversation: DeskConversation }) {
  const text = useText();
  const { isClosed, waitingSince } = conversation;
  if (waitingSince)
    return (
      <Badge $tone="warn">
        {text('support.waits')} · <Ago at={waitingSince} />
      </Badge>
    );
  return isClosed ? <Badge>{text('support.closed')}</Badge> : <Badge $tone="good">{text('support.answered')}</Badge>;
}
