import type { Runtime } from '../../../client/index.ts';
import { PlatformError } from '../../../client/index.ts';
import { whenWords } from '../../../client/when-words.ts';
import { moneyText } from '../../../ui/index.ts';

/** What a deposit that goes over the player's own limit is told: what the limit leaves, and until when; nothing for others. */
export function limitWords(error: unknown, { release, translation, clock }: Runtime): string | undefined {
  if (!(error instanceof PlatformError) || error.code !== 'limit.deposit') return undefined;
  const { span, left, renewsAt } = error.value;
  if (typeof left !== 'string' || typeof renewsAt !== 'string') return undefined;
  const { language } = translation.store.getState();
  return translation.text(`cashier:overLimit.${String(span)}`, {
    left: moneyText(left, release.getState().site.identity.currency, language),
    at: whenWords(renewsAt, language, clock.now()),
  });
}
