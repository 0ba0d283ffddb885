import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { ListRow, type ListRowProps } from './list-row.tsx';
import { ScreenBody } from './screen-body.tsx';
import { Skeleton } from './skeleton.tsx';

/** A row with the identity that React needs. */
export interface StatedRow extends ListRowProps {
  readonly id: string | number;
}

export interface StatedListProps {
  readonly status: 'loading' | 'ready' | 'error';
  /** Absent until the first answer. */
  readonly rows: readonly StatedRow[] | undefined;
  /** Stands above the rows, where there are any or it is there. */
  readonly lead?: ReactNode;
  readonly onRetry: () => void;
  readonly errorText: string;
  readonly emptyIcon: string;
  readonly emptyText: string;
}

/** A list in each of its states: skeleton of its own size, rows, empty, or an error that a press retries. */
export function StatedList({ status, rows, lead, onRetry, errorText, emptyIcon, emptyText }: StatedListProps) {
  if (status === 'error' && rows === undefined) return <ErrorCard onRetry={onRetry} text={errorText} />;
  if (rows === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="control" count={5} />
      </ScreenBody>
    );
  }
  if (rows.length === 0 && lead === undefined) return <EmptyState icon={emptyIcon} title={emptyText} />;
  return (
    <ScreenBody>
      {lead}
      <div>
        {rows.map(({ id, ...row }) => (
          <ListRow key={id} {...row} />
        ))}
      </div>
    </ScreenBody>
  );
}
