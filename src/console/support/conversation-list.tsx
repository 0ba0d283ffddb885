import type { DeskConversation } from '../../contracts/console/support.ts';
import type { DeskPlace } from '../../contracts/desk.ts';
import { useText } from '../texts/use-text.ts';
import { DeskList } from './desk-list.tsx';
import { playerName } from './player-name.ts';
import { TalkState } from './talk-state.tsx';

interface ConversationListProps {
  readonly conversations: readonly DeskConversation[];
  /** The one that stands beside the list. */
  readonly opened: number | undefined;
  onOpen(conversation: DeskPlace): void;
}

/** Conversations of live chat, each with whether its player waits and who has it. */
export function ConversationList({ conversations, opened, onOpen }: ConversationListProps) {
  const text = useText();
  return (
    <DeskList
      label={text('support.list')}
      entries={conversations.map((one) => ({
        ...{ merchant: one.merchant, id: one.id, isOpened: one.id === opened },
        ...{ player: playerName(one, text), words: one.lastText, who: one.holder?.name },
        state: <TalkState conversation={one} />,
      }))}
      onOpen={onOpen}
    />
  );
}
