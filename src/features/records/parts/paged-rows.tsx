import { useText } from '../../../client/index.ts';
import { Button, ScreenBody, StatedList, type StatedListProps } from '../../../ui/index.ts';
import type { Pages } from './use-pages.ts';

export interface PagedRowsProps {
  readonly pages: Pages<unknown>;
  readonly rows: StatedListProps['rows'];
  readonly emptyText: string;
}

/** Rows of a list that comes in pages, with the way to further ones. */
export function PagedRows({ pages, rows, emptyText }: PagedRowsProps) {
  const text = useText();
  return (
    <>
      <StatedList
        status={pages.status}
        rows={rows}
        onRetry={pages.retry}
        errorText={text('errors:loadingFailed')}
        emptyIcon="receipt"
        emptyText={emptyText}
      />
      {pages.hasMore ? (
        <ScreenBody>
          <Button tone="quiet" wide onClick={pages.more}>
            {text('records:more')}
          </Button>
        </ScreenBody>
      ) : null}
    </>
  );
}
