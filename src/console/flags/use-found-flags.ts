import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_equals,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  type TableOptions,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { FlagLine, FlagMerchant } from '../../contracts/console/flags.ts';
import { type FlagSummary, summariseFlags } from './summarise-flags.ts';

/** What a state filter looks for. */
export const stateFilters = ['differs', 'overridden', 'ending', 'on', 'off', 'money', 'unused'] as const;
export type StateFilter = (typeof stateFilters)[number];

export interface FlagQuestion {
  /** Words of the search. */
  readonly words: string;
  readonly owner: string;
  readonly stage: string;
  readonly state: StateFilter | '';
}

const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  /** How well a flag fits the words. */
  filterMeta: metaHelper<{ readonly rank: number }>(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type Columns = TableOptions<typeof features, FlagSummary>['columns'];

const columns: Columns = [
  {
    id: 'words',
    accessorFn: ({ flag }) => flag.name,
    filterFn: ({ original }, _, words: string, addMeta) => {
      const rank = rankOf(original.flag, words);
      addMeta?.({ rank });
      return rank > 0;
    },
    sortFn: (one, other) => (other.columnFiltersMeta['words']?.rank ?? 0) - (one.columnFiltersMeta['words']?.rank ?? 0),
  },
  { id: 'owner', accessorFn: ({ flag }) => flag.owner, filterFn: filterFn_equals },
  { id: 'stage', accessorFn: ({ flag }) => flag.stage, filterFn: filterFn_equals },
  {
    id: 'state',
    accessorFn: ({ on }) => on,
    filterFn: ({ original }, _, state: StateFilter) => isInState(original, state),
  },
];

const bestFirst = [{ id: 'words', desc: false }];

/**
 * Flags that fit, the best first: those whose own name begins with the words, then whose name has them, then whose
 * plain words have them all. Otherwise the order of the catalogue stays. A summary is the same object until flags or
 * merchants are others, so that rows are not drawn anew as somebody types.
 */
export function useFoundFlags(
  flags: readonly FlagLine[],
  merchants: readonly FlagMerchant[],
  { words, owner, stage, state }: FlagQuestion,
): readonly FlagSummary[] {
  const data = useMemo(() => summariseFlags(flags, merchants), [flags, merchants]);
  const asked = words.trim().toLowerCase();
  const columnFilters = useMemo(
    () => Object.entries({ words: asked, owner, stage, state }).flatMap(([id, value]) => (value ? { id, value } : [])),
    [asked, owner, stage, state],
  );
  const table = useTable({ features, columns, data, state: { columnFilters, sorting: bestFirst } });
  const { rows } = table.getRowModel();
  return useMemo(() => rows.map(({ original }) => original), [rows]);
}

function rankOf({ own, effect, name }: FlagLine, words: string): number {
  if (own.toLowerCase() === words) return 4;
  if (own.toLowerCase().startsWith(words)) return 3;
  if (name.toLowerCase().includes(words)) return 2;
  return words.split(/\s+/).every((word) => effect.toLowerCase().includes(word)) ? 1 : 0;
}

function isInState({ flag, on, of, changedAt, isEnding }: FlagSummary, state: StateFilter): boolean {
  switch (state) {
    case 'differs':
      return on > 0 && on < of;
    case 'overridden':
      return changedAt !== undefined;
    case 'ending':
      return isEnding;
    case 'on':
      return on > 0;
    case 'off':
      return on === 0;
    case 'money':
      return flag.money;
    case 'unused':
      return flag.isUnused;
  }
}
