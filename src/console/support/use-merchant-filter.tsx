import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFlagTable } from '../api/queries.ts';
import { MerchantPicker } from '../parts/merchant-picker.tsx';
import { useText } from '../texts/use-text.ts';

interface MerchantFilter {
  /** Codes of the chosen merchants with commas between them; empty: none is chosen. */
  readonly at: string;
  /** What keeps the choice in an address. */
  readonly search: string;
  readonly picker: ReactNode;
}

/** Narrows what players wrote to some merchants; the address keeps the choice. */
export function useMerchantFilter(): MerchantFilter {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const table = useFlagTable().data;
  const merchants = table?.merchants ?? [];
  const chosen = params.get('at')?.split(',').filter(Boolean) ?? [];
  return {
    at: chosen.toSorted().join(','),
    search: params.size > 0 ? `?${params}` : '',
    picker: (
      <MerchantPicker
        merchants={merchants}
        chosen={chosen}
        words={table ? text('filter.merchants', { count: chosen.length || merchants.length }) : text('picker.label')}
        onChoose={(codes) => setParams(codes.length > 0 ? { at: codes.join(',') } : {})}
      />
    ),
  };
}
