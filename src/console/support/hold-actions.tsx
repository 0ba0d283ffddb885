import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { SupportThread } from '../../contracts/console/support.ts';
import { Button } from '../parts/button.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import type { TalkAct } from './use-talk-act.ts';

interface HoldActionsProps {
  /** Absent until it has come. */
  readonly thread: SupportThread | undefined;
  readonly isBusy: boolean;
  onAct(act: TalkAct): void;
}

/** Whose a conversation is: taking it, handing it to a colleague, setting it free. */
export function HoldActions({ thread, isBusy, onAct }: HoldActionsProps) {
  const text = useText();
  const id = useId();
  const { person } = useOpenSession();
  const [chosen, setChosen] = useState('');
  if (!thread) return <Row />;
  const { holder } = thread.conversation;
  const isMine = holder?.id === person.id;
  return (
    <Row>
      {isMine ? (
        <>
          <label htmlFor={id} className="unseen">
            {text('support.handTo')}
          </label>
          <select id={id} value={chosen} disabled={isBusy} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{text('support.handTo')}</option>
            {thread.colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </select>
          <Button disabled={isBusy || chosen === ''} onClick={() => onAct({ path: 'hand-over', body: { to: chosen } })}>
            {text('support.hand')}
          </Button>
          <Button disabled={isBusy} onClick={() => onAct({ path: 'hand-over', body: { to: null } })}>
            {text('support.free')}
          </Button>
        </>
      ) : (
        <Button disabled={isBusy} onClick={() => onAct({ path: 'take', body: { from: holder?.id ?? null } })}>
          {holder ? text('support.takeFrom', { name: holder.name }) : text('support.take')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  min-block-size: 34px;
  ${narrow} { min-block-size: 44px; }
  & > select {
    flex: 1 1 0;
    min-inline-size: 0;
    min-block-size: 34px;
    max-inline-size: 200px;
    padding: 0 8px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    ${narrow} { min-block-size: 44px; }
  }
`;
