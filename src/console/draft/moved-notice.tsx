import type { MovedMerchant } from '../../contracts/console/api.ts';
import { HistoryLines } from '../changes/history-lines.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useText } from '../texts/use-text.ts';

interface MovedNoticeProps {
  readonly moved: readonly MovedMerchant[];
  onLookAgain(): void;
}

/** Somebody was quicker: what they did, and a way to look at the impact on what is live now. The draft stays. */
export function MovedNotice({ moved, onLookAgain }: MovedNoticeProps) {
  const text = useText();
  const entries = moved.flatMap(({ merchant, since }) => since.map((entry) => ({ ...entry, merchant })));
  return (
    <Notice tone="warn" urgent>
      <p>{text('moved.title')}</p>
      <HistoryLines entries={entries} />
      <Button onClick={onLookAgain}>{text('review.again')}</Button>
    </Notice>
  );
}
