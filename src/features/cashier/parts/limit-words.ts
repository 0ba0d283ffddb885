import type { Runtime } from '../../../client/index.ts';
import { PlatformError } from '../../../client/index.ts';
import { whenWords } from '../../../client/text/when-words.ts';
import { moneyText } from '../../../ui/index.ts';

/**
 * What a deposit that goes over the player's own limit, or the site's for everybody, is told: what the limit leaves, until when,
 * and what a payment that still waits holds of it; nothing for others.
 */
export function limitWords(error: unknown, { release, translation, clock }: Runtime): string | undefined {
  if (!(error instanceof PlatformError) || !['limit.deposit', 'limit.cap'].includes(error.code)) return undefined;
  const { span, left, renewsAt, held } = error.value;
  if (typeof left !== 'string' || typeof renewsAt !== 'string') return undefined;
  const { language } = translation.store.getState();
  const money = (amount: string) => moneyText(amount, release.getState().site.identity.currency, language);
  const at = whenWords(renewsAt, language, clock.now());
  const name = error.code === 'limit.cap' ? 'overCap' : `overLimit.${String(span)}`;
  const over = translation.text(`cashier:${name}`, { left: money(left), at });
  // The player's own order counts before it is paid: without a word of it the sum would look wrong.
  return typeof held === 'string' ? translation.text('cashier:overLimitHeld', { over, held: money(held) }) : over;
}
