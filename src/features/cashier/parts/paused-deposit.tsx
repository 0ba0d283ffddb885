import { useClock, useLanguage, useNavigation, useText } from '../../../client/index.ts';
import type { SafePlay } from '../../../client/session/use-safe-play.ts';
import { serverNow } from '../../../client/platform/server-clock.ts';
import { whenWords } from '../../../client/text/when-words.ts';
import { Button, EmptyState } from '../../../ui/index.ts';

export interface PausedDepositProps {
  readonly pause: NonNullable<SafePlay['pause']>;
}

/** What stands in place of the deposit during a break: why, until when, and the way to what is open and to help. */
export function PausedDeposit({ pause: { kind, until, leastUntil } }: PausedDepositProps) {
  const text = useText();
  const clock = useClock();
  const navigation = useNavigation();
  const { language } = useLanguage();
  const now = clock.now();
  const isOver = leastUntil !== undefined && Date.parse(leastUntil) <= serverNow(clock);
  const end = until ?? leastUntil;
  const words = until === undefined ? (isOver ? 'pausedUntilAsked' : 'pausedAtLeast') : 'pausedUntil';
  return (
    <EmptyState
      icon="clock"
      title={text(`cashier:paused.${kind}`)}
      note={
        end === undefined
          ? text('cashier:pausedForGood')
          : text(`cashier:${words}`, { until: whenWords(end, language, now) })
      }
      action={
        <Button size="large" onClick={() => navigation.go('safePlay.screen')}>
          {text('cashier:pausedMore')}
        </Button>
      }
    />
  );
}
