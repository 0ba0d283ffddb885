import { useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useRuntime, useText } from '../../../client/index.ts';
import { Button, ButtonRow, EmptyState, ErrorCard, ScreenBody, SheetFoot, Skeleton, token } from '../../../ui/index.ts';
import { DeleteQuestion } from '../parts/delete-question.tsx';
import { InboxChoice } from '../parts/inbox-choice.tsx';
import { InboxList } from '../parts/inbox-list.tsx';
import { useInbox } from '../parts/use-inbox.ts';

/** The player's mailbox, newest first: open to read, or choose several to mark as read or to delete (row A-023). */
export default function InboxScreen() {
  const text = useText();
  const inbox = useInbox();
  const unread = useStore(useRuntime().unread.store, (counts) => counts['unread.inbox'] ?? 0);
  const [chosen, setChosen] = useState<ReadonlySet<number>>();
  const [isAsking, setAsking] = useState(false);
  const { messages, isBusy } = inbox;
  if (messages === undefined) {
    if (inbox.status === 'error') return <ErrorCard onRetry={inbox.retry} text={text('errors:loadingFailed')} />;
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="control" count={5} />
      </ScreenBody>
    );
  }
  if (messages.length === 0) {
    return <EmptyState icon="mail" title={text('messages:empty')} note={text('messages:emptyNote')} />;
  }
  const ids = [...(chosen ?? [])];
  const canRead = messages.some(({ id, read }) => !read && chosen?.has(id));
  const settle = async (task: Promise<boolean>) => {
    if (await task) setChosen(undefined);
  };
  return (
    <Fill data-fills={chosen === undefined ? undefined : ''}>
      <ScreenBody>
        <Head>
          <p>
            {chosen ? text('messages:selected', { count: chosen.size }) : text('messages:unread', { count: unread })}
          </p>
          <Button tone="ghost" onClick={() => setChosen(chosen === undefined ? new Set() : undefined)}>
            {text(chosen === undefined ? 'messages:select' : 'messages:done')}
          </Button>
        </Head>
        {chosen === undefined ? (
          <InboxList messages={messages} onRead={(read) => void inbox.markRead(read)} />
        ) : (
          <InboxChoice messages={messages} chosen={chosen} onChoose={setChosen} />
        )}
        {inbox.hasMore && chosen === undefined ? (
          <Button tone="quiet" size="large" wide busy={isBusy} onClick={() => void inbox.more()}>
            {text('messages:more')}
          </Button>
        ) : null}
      </ScreenBody>
      {chosen === undefined ? null : (
        <SheetFoot>
          <ButtonRow>
            <Button
              tone="quiet"
              size="large"
              disabled={!canRead}
              busy={isBusy}
              onClick={() => void settle(inbox.markRead(ids))}
            >
              {text('messages:markRead')}
            </Button>
            <Button size="large" icon="trash" disabled={ids.length === 0} busy={isBusy} onClick={() => setAsking(true)}>
              {text('messages:delete')}
            </Button>
          </ButtonRow>
        </SheetFoot>
      )}
      {isAsking ? (
        <DeleteQuestion
          count={ids.length}
          onCancel={() => setAsking(false)}
          onDelete={() => {
            setAsking(false);
            void settle(inbox.remove(ids));
          }}
        />
      ) : null}
    </Fill>
  );
}

/** A column as high as its page, so that what is done with the chosen ones stands at the foot. */
const Fill = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-block: -8px;
  > p { color: ${token('color.muted')}; }
  > button { flex: none; padding-inline: 0; }
`;
