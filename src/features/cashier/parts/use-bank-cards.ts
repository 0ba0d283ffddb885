import { useEffect } from 'react';
import type { Named } from '../../../contracts/platform-answer.ts';
import { useResource, useRuntime } from '../../../client/index.ts';

/** A bank card that withdrawals go to; of its number the last digits are known. */
export type BankCard = Named<'BankCard'>;

/** Key under which the cards are kept. */
export const bankCardsKey = 'member.bankCards';

/** The player's bank cards and what one more asks for, asked for anew at each visit; nothing is asked for unless `isWanted`. */
export function useBankCards(isWanted = true) {
  const { platform, resources } = useRuntime();
  useEffect(() => () => resources.forget(bankCardsKey), [resources]);
  return useResource(isWanted ? bankCardsKey : undefined, () => platform.call('bankCards', { quiet: true }));
}
