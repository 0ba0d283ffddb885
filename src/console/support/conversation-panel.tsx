import { styled } from 'styled-components';
import type { SupportThread } from '../../contracts/console/support.ts';
import type { DeskPlace } from '../../contracts/desk.ts';
import { useConversation, useMerchantName } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { MoreLine } from '../parts/more-line.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel } from '../parts/panel.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { narrow } from '../style/global-style.ts';
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
      foot={<Desk place={{ merchant, id }} thread={thread} />}
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

interface DeskProps {
  readonly place: DeskPlace;
  /** Absent until it has come. */
  readonly thread: SupportThread | undefined;
}

/** Where one answers, as high whoever has the conversation: it stands there at once, so that nothing is typed into the void. */
function Desk({ place, thread }: DeskProps) {
  const text = useText();
  const { person } = useOpenSession();
  const act = useTalkAct(place);
  const holder = thread?.conversation.holder;
  const seen = thread?.messages.at(-1)?.id ?? 1;
  const isAnothers = holder !== undefined && holder.id !== person.id;
  const mayClose = thread !== undefined && !isAnothers && (holder !== undefined || !thread.conversation.isClosed);
  return (
    <Stack>
      <RefusalNotice error={act.error} />
      <HoldActions thread={thread} isBusy={act.isPending} onAct={(one) => act.mutate(one)} />
      {isAnothers ? (
        <div>
          <Notice tone="warn" icon="people">
            {text('support.another', { name: holder.name })}
          </Notice>
        </div>
      ) : (
        <AnswerForm
          about={`${place.merchant} ${place.id}`}
          sendWords={text('support.send')}
          isSending={act.isPending || thread === undefined}
          onSend={(words, onDone) => act.mutate({ path: 'answer', body: { text: words, seen } }, { onSuccess: onDone })}
        >
          {mayClose ? (
            <Button disabled={act.isPending} onClick={() => act.mutate({ path: 'close', body: { seen } })}>
              {text('support.close')}
            </Button>
          ) : null}
        </AnswerForm>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 10px;
  /* As high as the form whose place it takes. */
  & > div:last-child { min-block-size: 119px; ${narrow} { min-block-size: 142px; } }
`;
