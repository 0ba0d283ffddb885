import { useText } from '../texts/use-text.ts';
import { Badge } from './badge.tsx';
import { Ago } from './moment.tsx';

/** That a player waits, and since when. */
export function Waits({ since }: { readonly since: string }) {
  const text = useText();
  return (
    <Badge $tone="warn">
      {/* One piece: the parts of a badge change places in a mirrored page. */}
      <span>
        {text('support.waits')} · <Ago at={since} />
      </span>
    </Badge>
  );
}
