import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Refusal } from '../api/refusal.ts';
import { type Text, useText } from '../texts/use-text.ts';
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
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
  if (data !== undefined)
    return (
      <>
        <RefusalNotice error={error} />
        {children(data)}
      </>
    );
  if (!error && !isPaused) return <Skeleton shape={shape} />;
  return (
    <div role="alert">
      <Empty
        icon="warn"
        title={failed ?? text('first.failed')}
        action={
          <Button $tone="main" onClick={() => void refetch()}>
            {text('again')}
          </Button>
        }
      >
        {whatToDo(error, text)}
      </Empty>
    </div>
  );
}

/** A question that has no answer yet has changed nothing: other words than those for an act that failed. */
function whatToDo(error: Error | null, text: Text): string {
  if (!error || (error instanceof Refusal && error.code === 'OFFLINE')) return text('first.offline');
  return (error instanceof Refusal && error.message) || text('first.unknown');
}
