import { styled } from 'styled-components';
import { useMoments, useText } from '../../../client/index.ts';
import { Button, ButtonRow, Checkbox, token } from '../../../ui/index.ts';
import type { InboxMessage } from './use-inbox.ts';

export interface InboxChoiceProps {
  readonly messages: readonly InboxMessage[];
  readonly chosen: ReadonlySet<number>;
  readonly isBusy: boolean;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** The same messages with a box each, one box for all, and what can be done with the chosen ones. */
export function InboxChoice({ messages, chosen, isBusy, onChoose, onRead, onDelete }: InboxChoiceProps) {
  const moments = useMoments();
  const text = useText();
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  const isAll = chosen.size === messages.length;
  const hasUnread = messages.some(({ id, read }) => !read && chosen.has(id));
  return (
    <>
      <All>
        <Checkbox
          checked={isAll}
          onChange={(all) => onChoose(new Set(all ? messages.map(({ id }) => id) : []))}
          label={text('messages:selectAll')}
        />
        <Count>{text('messages:selected', { count: chosen.size })}</Count>
      </All>
      <ul>
        {messages.map(({ id, title, sentAt, read }) => (
          <Row key={id}>
            <Checkbox
              checked={chosen.has(id)}
              onChange={(isChosen) => choose(id, isChosen)}
              label={<Title $unread={!read}>{title}</Title>}
            />
            <Day dir="ltr">{moments.day(sentAt)}</Day>
          </Row>
        ))}
      </ul>
      <Foot>
        <ButtonRow>
          <Button tone="quiet" size="large" disabled={!hasUnread} busy={isBusy} onClick={onRead}>
            {text('messages:markRead')}
          </Button>
          <Button size="large" icon="trash" disabled={chosen.size === 0} busy={isBusy} onClick={onDelete}>
            {text('messages:delete')}
          </Button>
        </ButtonRow>
      </Foot>
    </>
  );
}

const line = `display: flex; align-items: center; justify-content: space-between; gap: 12px; min-block-size: 56px;`;

const All = styled.div`
  ${line}
  border-block-end: 1px solid ${token('color.hair')};
  font-weight: ${token('weight.strong')};
`;

const Count = styled.p`
  flex: none;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.text')};
`;

const Row = styled.li`
  ${line}
  border-block-end: 1px solid ${token('color.line')};
  list-style: none;
`;

const Title = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? token('weight.strong') : 'inherit')};
  overflow-wrap: anywhere;
`;

const Day = styled.span`
  flex: none;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  margin-inline: calc(-1 * var(--page-gutter));
  padding: 12px var(--page-gutter);
  background: ${token('color.bg')};
`;
