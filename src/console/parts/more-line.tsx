import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { Button } from './button.tsx';
import { leadFocus } from './lead-focus.ts';

interface MoreLineProps {
  /** The list that comes part after part. */
  readonly of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** How many of its entries stand there. */
  readonly shown: number;
  /** How many there are. */
  readonly all: number;
  /** What brings the next part. */
  readonly words?: 'list.more' | 'list.earlier';
}

/** Where a list goes on: how many entries are shown, of how many, and what brings the next ones. */
export function MoreLine({ of, shown, all, words = 'list.earlier' }: MoreLineProps) {
  const text = useText();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = of;
  const [wasAsked, setAsked] = useState(false);
  const status = useRef<HTMLSpanElement>(null);
  if (!hasNextPage && !wasAsked) return null;
  const ask = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (isFetchingNextPage) return;
    setAsked(true);
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button goes with the last part; the focus stays in the list.
    if (!hasMore) leadFocus(currentTarget, status.current);
  };
  return (
    <Line>
      <span ref={status} role="status" tabIndex={-1}>
        {text('list.shown', { shown, count: all })}
      </span>
      {hasNextPage ? (
        // One that is disabled would lose the focus.
        <Button aria-disabled={isFetchingNextPage} onClick={(event) => void ask(event)}>
          {text(words)}
        </Button>
      ) : null}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  justify-content: space-between;
  /* As high with the button as without. */
  min-block-size: 54px;
  padding: 7px 18px;
  color: var(--muted);
  ${narrow} { min-block-size: 58px; }
`;
