import { styled } from 'styled-components';
import { useMoments } from '../../../client/index.ts';
import { ListAccordion, token } from '../../../ui/index.ts';
import type { InboxMessage } from './use-inbox.ts';

export interface InboxListProps {
  readonly messages: readonly InboxMessage[];
  readonly onRead: (ids: readonly number[]) => void;
}

/** Messages that open to their text; opening one reads it. */
export function InboxList({ messages, onRead }: InboxListProps) {
  const moments = useMoments();
  const items = messages.map(({ id, title, content, sentAt, read }) => ({
    id: String(id),
    title,
    note: content,
    end: moments.day(sentAt),
    unread: !read,
    content: <Letter dir="auto">{content}</Letter>,
  }));
  const open = (id: string) => {
    const opened = messages.find((message) => String(message.id) === id);
    if (opened?.read === false) onRead([opened.id]);
  };
  return <ListAccordion items={items} onOpen={open} />;
}

const Letter = styled.p`
  color: ${token('color.text')};
  line-height: ${token('leading.text')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
