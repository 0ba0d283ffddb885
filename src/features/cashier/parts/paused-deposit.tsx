import { useClock, useLanguage, useNavigation, useText } from '../../../client/index.ts';
import type { SafePlay } from '../../../client/session/use-safe-play.ts';
import { whenWords } from '../../../client/text/when-words.ts';
import { Button, EmptyState } from '../../../ui/index.ts';

export interface PausedDepositProps {
  readonly pause: NonNullable<SafePlay['pause']>;
}

/** What stands in place of the deposit during a break: why, until when, and the way to what is open and to help. */
export function PausedDeposit({ pause: { kind, until } }: PausedDepositProps) {
  const text = useText();
  const clock = useClock();
  const navigation = useNavigation();
  const { language } = useLanguage();
  return (
    <EmptyState
      icon="clock"
      title={text(`cashier:paused.${kind}`)}
      note={
        until === undefined
          ? text('cashier:pausedForGood')
          : text('cashier:pausedUntil', { until: whenWords(until, language, clock.now()) })
      }
      action={
        <Button size="large" onClick={() => navigation.go('safePlay.screen')}>
          {text('cashier:pausedMore')}
        </Button>
      }
    />
  );
}
