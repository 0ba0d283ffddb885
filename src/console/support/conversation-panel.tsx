import { styled } from 'styled-components';
import type { SupportThread } from '../../contracts/console/support.ts';
import { useConversation, useMerchantName } from '../api/queries.ts';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { MoreLine } from '../parts/more-line.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel } from '../parts/panel.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { AnswerForm } from './answer-form.tsx';
import { HoldActions } from './hold-actions.tsx';
import { MessageLog } from './message-log.tsx';
import { playerName } from './player-name.ts';
import { TalkState } from './talk-state.tsx';
import { useTalkAct } from './use-talk-act.ts';

interface ConversationPanelProps {
  readonly merchant: string;
  readonly id: number;
  onClose(): void;
}

/** One conversation: what was said, whose it is, and where one answers. */
export function ConversationPanel({ merchant, id, onClose }: ConversationPanelProps) {
  const text = useText();
  const nameOf = useMerchantName();
  const conversation = useConversation({ merchant, id });
  const { data: thread } = conversation;
  return (
    <Panel
      title={thread ? <bdi>{playerName(thread.conversation, text)}</bdi> : text('support.guest', { id })}
      lead={
        <>
          <span>{nameOf(merchant)}</span>
          {thread ? <TalkState conversation={thread.conversation} /> : null}
        </>
      }
      onClose={onClose}
      foot={thread ? <Desk thread={thread} /> : undefined}
    >
      <FirstAnswer to={conversation} shape="talk">
        {({ messages, all, ...said }) => (
          <MessageLog
            messages={messages}
            player={playerName(said.conversation, text)}
            earlier={<MoreLine of={conversation} shown={messages.length} all={all} />}
          />
        )}
      </FirstAnswer>
    </Panel>
  );
}

function Desk({ thread }: { readonly thread: SupportThread }) {
  const text = useText();
  const { person } = useOpenSession();
  const { merchant, id, holder } = thread.conversation;
  const act = useTalkAct({ merchant, id });
  const seen = thread.messages.at(-1)?.id ?? 1;
  const isAnothers = holder !== undefined && holder.id !== person.id;
  return (
    <Stack>
      <RefusalNotice error={act.error} />
      {isAnothers ? (
        <Notice tone="warn" icon="people">
          {text('support.another', { name: holder.name })}
        </Notice>
      ) : null}
      <HoldActions thread={thread} seen={seen} isBusy={act.isPending} onAct={(one) => act.mutate(one)} />
      {isAnothers ? null : (
        <AnswerForm
          about={`${merchant} ${id}`}
          sendWords={text('support.send')}
          isSending={act.isPending}
          onSend={(words, onDone) => act.mutate({ path: 'answer', body: { text: words, seen } }, { onSuccess: onDone })}
        />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 10px;
`;
