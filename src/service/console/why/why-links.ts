import type { WhyLink, WhyLinkBody } from '../../../contracts/console/why.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';

/** As long as error cards are kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const place = 'console.why';

interface Sealed extends WhyLinkBody {
  readonly merchant: string;
  readonly endsAt: string;
}

/** Makes a link to an answer, sealed under the storage key: whoever has it can neither alter it nor make another. */
export function makeWhyLink(
  { cipher, origin, now }: Pick<ConsoleContext, 'cipher' | 'origin' | 'now'>,
  merchant: string,
  body: WhyLinkBody,
): WhyLink {
  const endsAt = new Date(now().getTime() + KEPT_MS).toISOString();
  const sealed: Sealed = { ...body, merchant, endsAt };
  const state = cipher.encrypt(place, JSON.stringify(sealed));
  return { link: `${origin}/why?at=${merchant}&state=${state}`, endsAt };
}

/** What a link of a merchant was made for. @throws RefusedError `NOT_FOUND` when it is not ours, altered or too old. */
export function openWhyLink(
  { cipher, now }: Pick<ConsoleContext, 'cipher' | 'now'>,
  merchant: string,
  state: string,
): WhyLinkBody {
  const sealed = unseal(cipher, state);
  if (sealed?.merchant !== merchant || !(Date.parse(sealed.endsAt) > now().getTime()))
    throw new RefusedError('NOT_FOUND', 'This link was altered, is of another merchant, or is older than 30 days.');
  return sealed;
}

function unseal(cipher: ConsoleContext['cipher'], state: string): Sealed | undefined {
  try {
    // Only what `makeWhyLink` sealed opens.
    return JSON.parse(cipher.decrypt(place, state)) as Sealed;
  } catch {
    return undefined;
  }
}
