import { styled } from 'styled-components';
import { useMoments, useText } from '../../../client/index.ts';
import { Checkbox, PickRow, token } from '../../../ui/index.ts';
import type { InboxMessage } from './use-inbox.ts';

export interface InboxChoiceProps {
  readonly messages: readonly InboxMessage[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** The same messages with a box each, and one box for all. */
export function InboxChoice({ messages, chosen, onChoose }: InboxChoiceProps) {
  const moments = useMoments();
  const text = useText();
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <>
      <All>
        <Checkbox
          checked={chosen.size === messages.length}
          onChange={(all) => onChoose(new Set(all ? messages.map(({ id }) => id) : []))}
          label={text('messages:selectAll')}
        />
      </All>
      <div role="group" aria-label={text('messages:inbox')}>
        {messages.map(({ id, title, sentAt, read }) => (
          <PickRow
            key={id}
            title={title}
            end={<bdi dir="ltr">{moments.day(sentAt)}</bdi>}
            unread={!read}
            picked={chosen.has(id)}
            onPick={(isChosen) => choose(id, isChosen)}
          />
        ))}
      </div>
    </>
  );
}

const All = styled.div`
  margin-block-end: -8px;
  font-weight: ${token('weight.strong')};
`;
