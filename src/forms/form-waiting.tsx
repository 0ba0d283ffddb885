import { ErrorCard, FormSheet, Skeleton } from '../ui/index.ts';
import { useText } from '../client/hooks.ts';

export interface FormWaitingProps {
  /** About as many fields as the form will have. */
  readonly rows: number;
  /** The form could not be loaded: nobody is shown a form with guessed rules (row A-114). */
  readonly failed?: { retry(): void } | undefined;
}

/** The place of a form that is on its way, or the way to ask for it again. */
export function FormWaiting({ rows, failed }: FormWaitingProps) {
  const text = useText();
  return (
    <div aria-busy={failed === undefined}>
      <FormSheet>
        {failed === undefined ? (
          <Skeleton shape="control" count={rows} />
        ) : (
          <ErrorCard text={text('errors:loadingFailed')} onRetry={() => failed.retry()} />
        )}
      </FormSheet>
    </div>
  );
}
