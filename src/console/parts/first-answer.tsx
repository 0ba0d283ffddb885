import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Refusal } from '../api/refusal.ts';
import { type Text, useText } from '../texts/use-text.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import { leadFocus } from './lead-focus.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { type Shape, Skeleton } from './skeleton.tsx';

interface FirstAnswerProps<Data> {
  readonly to: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPaused' | 'refetch'>;
  /** Of what comes. */
  readonly shape: Shape;
  /** What it means that nothing comes. */
  readonly failed?: string;
  children(data: Data): ReactNode;
}

/**
 * What is shown of an answer: the outline of it until it is there, what to do where it does not come, and afterwards what it
 * says, with a notice where it could not be asked again.
 */
export function FirstAnswer<Data>({ to, shape, failed, children }: FirstAnswerProps<Data>) {
  const text = useText();
  const { data, error, isPaused, refetch } = to;
  const [count, setCount] = useState(0);
  const [again, setAgain] = useState<{ readonly error: Error | null }>();
  const [last, setLast] = useState<Error | null>(null);
  if (error !== null && error !== last) setLast(error);
  if (data !== undefined)
    return (
      <>
        <RefusalNotice error={error} />
        {children(data)}
      </>
    );
  const asked = isPaused ? undefined : again;
  // A question that is asked anew by itself has no error meanwhile: what was said stays, and the button with the focus.
  const known = isPaused ? null : (error ?? last);
  if (!known && !isPaused && !asked) return <Skeleton shape={shape} />;
  const ask = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (asked) return;
    const heading = currentTarget.closest('main, aside')?.querySelector<HTMLElement>('h1, h2');
    // What was said stays while the service is asked, and with it the button that has the focus.
    setAgain({ error: known });
    const { data: answer } = await refetch();
    setAgain(undefined);
    setCount(count + 1);
    if (answer !== undefined) leadFocus(currentTarget, heading);
  };
  return (
    // Whatever changes in it is announced, and all of it with that.
    <div role="alert">
      <Empty
        icon="warn"
        title={failed ?? text('first.failed')}
        action={
          <>
            <Button $tone="main" aria-disabled={asked !== undefined} onClick={(event) => void ask(event)}>
              {text('again')}
            </Button>
            <Line>{asked ? text('first.waiting') : count > 0 ? text('first.failedAgain', { count }) : null}</Line>
          </>
        }
      >
        {whatToDo(asked ? asked.error : known, text)}
      </Empty>
    </div>
  );
}

const Line = styled.small`
  min-block-size: 1.4em;
  color: var(--muted);
`;

/** A question that has no answer yet has changed nothing: other words than those for an act that failed. */
function whatToDo(error: Error | null, text: Text): string {
  if (!error || (error instanceof Refusal && error.code === 'OFFLINE')) return text('first.offline');
  return (error instanceof Refusal && error.message) || text('first.unknown');
}
