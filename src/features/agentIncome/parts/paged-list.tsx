import type { ReactNode } from 'react';
import { useText } from '../../../client/index.ts';
import type { Pages } from '../../../client/shell/use-pages.ts';
import { Button, EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';

export interface PagedListProps {
  readonly pages: Pages;
  /** Why there may be none. */
  readonly emptyNote: string;
  readonly children: ReactNode;
}

/** A list of the area in each of its states: on its way, failed, without rows, with the way to further ones (row G-258). */
export function PagedList({ pages, emptyNote, children }: PagedListProps) {
  const text = useText();
  const { list, status, error } = pages;
  if (status === 'error' && list === undefined) {
    if (isUnknownMember(error)) return <EmptyState icon="search" title={text('agentIncome:noMember')} />;
    return <ErrorCard onRetry={pages.retry} text={text('errors:loadingFailed')} />;
  }
  if (list?.length === 0) return <EmptyState icon="receipt" title={text('agentIncome:noData')} note={emptyNote} />;
  return (
    <ScreenBody aria-busy={list === undefined || undefined}>
      {list === undefined ? <Skeleton shape="control" count={6} /> : children}
      {pages.hasMore ? (
        <Button tone="quiet" wide onClick={pages.more}>
          {text('agentIncome:more')}
        </Button>
      ) : null}
    </ScreenBody>
  );
}

function isUnknownMember(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'user.not.exist';
}
