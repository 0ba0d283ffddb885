import { useLanguage, useSite, useText } from '../../../client/index.ts';
import type { PlayLimit } from '../../../client/session/use-safe-play.ts';
import { moneyText } from '../../../ui/index.ts';

/** Words for an amount of a limit: money, or hours and minutes of one on the time of play. */
export function useLimitWords(kind: PlayLimit['kind']): (amount: string) => string {
  const text = useText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  return (amount) => {
    if (kind !== 'time') return moneyText(amount, currency, language);
    const [hours, minutes] = [Math.floor(Number(amount) / 60), Number(amount) % 60];
    return hours === 0 ? text('safePlay:durationMinutes', { minutes }) : text('safePlay:duration', { hours, minutes });
  };
}
