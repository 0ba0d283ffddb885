import { useText } from '../../../client/index.ts';
import {
  Button,
  EmptyState,
  ErrorCard,
  type RecordDay,
  RecordList,
  ScreenBody,
  ScreenIntro,
  Skeleton,
} from '../../../ui/index.ts';
import type { Pages } from '../../../client/shell/use-pages.ts';

export interface PagedRecordsProps {
  readonly pages: Pages;
  /** Absent until the first answer. */
  readonly days: readonly RecordDay[] | undefined;
  readonly emptyText: string;
  /** Below other things on its page: without entries it is a sentence and no picture. */
  readonly isBelow?: boolean;
}

/** A record that comes in pages, in each of its states, with the way to further ones. */
export function PagedRecords({ pages, days, emptyText, isBelow = false }: PagedRecordsProps) {
  const text = useText();
  if (days === undefined && pages.status === 'error')
    return <ErrorCard onRetry={pages.retry} text={text('errors:loadingFailed')} />;
  if (days?.length === 0 && isBelow) return <ScreenIntro note={emptyText} />;
  if (days?.length === 0) return <EmptyState icon="receipt" title={emptyText} />;
  return (
    <ScreenBody aria-busy={days === undefined || undefined}>
      {days === undefined ? <Skeleton shape="control" count={5} /> : <RecordList days={days} />}
      {pages.hasMore ? (
        <Button tone="quiet" wide onClick={pages.more}>
          {text('records:more')}
        </Button>
      ) : null}
    </ScreenBody>
  );
}
