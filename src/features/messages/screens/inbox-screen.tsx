import { formatDate, usePlatform, useResource, useText } from '../../../client/index.ts';
import { StatedList } from '../../../ui/index.ts';

interface InboxMessage {
  readonly id: string | number;
  readonly title: string;
  readonly content: string;
  readonly sentAt: string;
  readonly read: boolean;
}

/** The player's mailbox, newest first. */
export default function InboxScreen() {
  const text = useText();
  const platform = usePlatform();
  const inbox = useResource<{ readonly list: readonly InboxMessage[] }>('member.inbox', () =>
    platform.call('inbox', { query: { page: 1 }, quiet: true }),
  );
  const rows = inbox.value?.list.map((message) => ({
    id: message.id,
    title: message.title,
    note: `${formatDate(message.sentAt, 'YYYY/MM/DD')} · ${message.content}`,
    unread: !message.read,
  }));
  return (
    <StatedList
      status={inbox.status}
      rows={rows}
      onRetry={inbox.retry}
      errorText={text('errors:loadingFailed')}
      emptyIcon="mail"
      emptyText={text('messages:empty')}
    />
  );
}
