import { useState } from 'react';
import { useBankCards } from './use-bank-cards.ts';

/**
 * The bank card that a withdrawal goes to, the first one until the player chooses. When the chosen one goes none takes its
 * place by itself.
 */
export function useChosenCard(isWanted: boolean) {
  const { value, status, retry } = useBankCards(isWanted);
  const [chosen, setChosen] = useState<number>();
  const list = value?.list;
  const card = chosen === undefined ? list?.[0] : list?.find(({ id }) => id === chosen);
  return {
    isWanted,
    status,
    list,
    card,
    retry,
    choose: setChosen,
    /** Keeps the choice when the list is asked for anew: a card that went must be seen to have gone. */
    pin: () => setChosen(card?.id),
  };
}

export type ChosenCard = ReturnType<typeof useChosenCard>;
