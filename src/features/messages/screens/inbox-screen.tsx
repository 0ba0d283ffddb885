import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Button, EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { DeleteQuestion } from '../parts/delete-question.tsx';
import { InboxChoice } from '../parts/inbox-choice.tsx';
import { InboxList } from '../parts/inbox-list.tsx';
import { useInbox } from '../parts/use-inbox.ts';

/** The player's mailbox, newest first: open to read, or choose several to mark as read or to delete (row A-023). */
export default function InboxScreen() {
  const text = useText();
  const inbox = useInbox();
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
  const settle = async (task: Promise<boolean>) => {
    if (await task) setChosen(undefined);
  };
  return (
    <ScreenBody>
      <Tools>
        <Button tone="ghost" onClick={() => setChosen(chosen === undefined ? new Set() : undefined)}>
          {text(chosen === undefined ? 'messages:select' : 'messages:done')}
        </Button>
      </Tools>
      {chosen === undefined ? (
        <InboxList messages={messages} onRead={(read) => void inbox.markRead(read)} />
      ) : (
        <InboxChoice
          messages={messages}
          chosen={chosen}
          isBusy={isBusy}
          onChoose={setChosen}
          onRead={() => void settle(inbox.markRead(ids))}
          onDelete={() => setAsking(true)}
        />
      )}
      {inbox.hasMore && chosen === undefined ? (
        <Button tone="quiet" size="large" wide busy={isBusy} onClick={() => void inbox.more()}>
          {text('messages:more')}
        </Button>
      ) : null}
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
    </ScreenBody>
  );
}

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: -12px;
`;
