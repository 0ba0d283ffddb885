import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { HistoryEntryLine } from '../../contracts/console/merchants.ts';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { MoreLine } from '../parts/more-line.tsx';
import { useText } from '../texts/use-text.ts';
import { HistoryLines, type HistoryLinesProps } from './history-lines.tsx';

interface HistoryListProps extends Pick<HistoryLinesProps, 'endOf'> {
  readonly of: UseInfiniteQueryResult<{ readonly entries: readonly HistoryEntryLine[]; readonly all: number }>;
}

/** A history as far as it was asked for, and what brings earlier entries. */
export function HistoryList({ of, endOf }: HistoryListProps) {
  const text = useText();
  return (
    <FirstAnswer to={of} shape="lines">
      {({ entries, all }) => (
        <>
          {all === 0 ? <p>{text('flag.noHistory')}</p> : null}
          <HistoryLines entries={entries} endOf={endOf} />
          <MoreLine of={of} shown={entries.length} all={all} />
        </>
      )}
    </FirstAnswer>
  );
}
