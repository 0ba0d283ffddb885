import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import { type FlagQuestion, type StateFilter, stateFilters } from './use-found-flags.ts';

/** What is looked for, kept in the address so that it can be passed on. */
export function useFlagQuestion(all: readonly FlagMerchant[]) {
  const [params, setParams] = useSearchParams();
  // A field that waited for the address would lose letters of a quick hand.
  const [words, setWords] = useState(params.get('q') ?? '');
  const at = params.get('at') ?? '';
  // The same array until merchants are others: what is counted of them is not counted anew with every letter.
  const chosen = useMemo(() => {
    const codes = new Set(at.split(','));
    return all.filter(({ code }) => codes.has(code));
  }, [all, at]);
  const question: FlagQuestion = {
    words,
    owner: params.get('owner') ?? '',
    stage: params.get('stage') ?? '',
    state: stateOf(params.get('state')),
  };
  const change = (name: 'q' | 'owner' | 'stage' | 'state' | 'at', value: string) => {
    if (name === 'q') setWords(value);
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  const clear = () => {
    setWords('');
    setParams({}, { replace: true });
  };
  return { question, merchants: chosen.length > 0 ? chosen : all, isNarrowed: chosen.length > 0, change, clear };
}

function stateOf(value: string | null): StateFilter | '' {
  return stateFilters.find((state) => state === value) ?? '';
}
