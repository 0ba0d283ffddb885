import { useClock, useLanguage, useNavigation, useSite, useText } from '../../../client/index.ts';
import { serverNow } from '../../../client/platform/server-clock.ts';
import type { PlayLimit } from '../../../client/session/use-safe-play.ts';
import { ListRow, moneyText } from '../../../ui/index.ts';

/** Limits on deposits whose raise has waited long enough and holds once the player says so again, each with the way there. */
export function DueRaises({ limits }: { readonly limits: readonly PlayLimit[] }) {
  const text = useText();
  const clock = useClock();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const navigation = useNavigation();
  const money = (amount: string) => moneyText(amount, currency, language);
  const due = limits.flatMap(({ kind, span, amount, next }) =>
    kind === 'deposit' && amount !== undefined && next?.asks === true && Date.parse(next.from) <= serverNow(clock)
      ? [{ span, amount, wanted: next.amount }]
      : [],
  );
  if (due.length === 0) return null;
  return (
    <div>
      {due.map(({ span, amount, wanted }) => (
        <ListRow
          key={span}
          title={text(`cashier:raiseDue.${span}`)}
          note={
            wanted === undefined
              ? text('cashier:goDueNote', { amount: money(amount) })
              : text('cashier:raiseDueNote', { amount: money(amount), wanted: money(wanted) })
          }
          icon="clock"
          wraps
          href={navigation.pathOf('safePlay.screen')}
          onChoose={() => navigation.go('safePlay.screen')}
        />
      ))}
    </div>
  );
}
