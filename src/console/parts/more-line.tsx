import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { Button } from './button.tsx';

interface MoreLineProps {
  /** The list that comes part after part. */
  readonly of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** How many of its entries stand there. */
  readonly shown: number;
  /** How many there are; absent where nobody counts them. */
  readonly all?: number | undefined;
  /** What brings the next part. */
  readonly words?: 'list.more' | 'list.earlier';
  /** Says how many there are of a short list too. */
  readonly isAlways?: true;
}

/** Where a list goes on: how many entries are shown, of how many, and what brings the next ones. */
export function MoreLine({ of, shown, all, words = 'list.earlier', isAlways }: MoreLineProps) {
  const text = useText();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = of;
  const [wasAsked, setAsked] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  if (!hasNextPage && !wasAsked && !isAlways) return null;
  const ask = async () => {
    if (isFetchingNextPage) return;
    setAsked(true);
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button goes with the last part; the focus stays in the list.
    if (!hasMore && isUnclaimed()) status.current?.focus({ preventScroll: true });
  };
  return (
    <Line>
      <span ref={status} role="status" tabIndex={-1}>
        {all === undefined ? text('list.latest', { count: shown }) : text('list.shown', { shown, count: all })}
      </span>
      {hasNextPage ? (
        // One that is disabled would lose the focus.
        <Button data-more aria-disabled={isFetchingNextPage} onClick={() => void ask()}>
          {text(words)}
        </Button>
      ) : null}
    </Line>
  );
}

/** Whether the focus is nowhere, or at a button that is about to go. */
function isUnclaimed(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.hasAttribute('data-more') === true;
}

const Line = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  justify-content: space-between;
  min-block-size: 54px;
  padding: 7px 18px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
