import { cellOf, type FlagLine, type FlagMerchant } from '../../contracts/console/flags.ts';

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

/**
 * Flags that fit, the best first: those whose own name begins with the words, then whose name has them, then whose
 * plain words have them all. Otherwise the order of the catalogue stays.
 */
export function findFlags(
  flags: readonly FlagLine[],
  merchants: readonly FlagMerchant[],
  question: FlagQuestion,
): readonly FlagLine[] {
  const words = question.words.trim().toLowerCase();
  return flags
    .filter((flag) => question.owner === '' || flag.owner === question.owner)
    .filter((flag) => question.stage === '' || flag.stage === question.stage)
    .filter((flag) => question.state === '' || isInState(flag, merchants, question.state))
    .map((flag) => ({ flag, rank: rankOf(flag, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ flag }) => flag);
}

function rankOf({ own, effect, name }: FlagLine, words: string): number {
  if (words === '') return 1;
  if (own.toLowerCase() === words) return 4;
  if (own.toLowerCase().startsWith(words)) return 3;
  if (name.toLowerCase().includes(words)) return 2;
  return words.split(/\s+/).every((word) => effect.toLowerCase().includes(word)) ? 1 : 0;
}

function isInState(flag: FlagLine, merchants: readonly FlagMerchant[], state: StateFilter): boolean {
  const cells = merchants.map((merchant) => cellOf(merchant, flag.name));
  switch (state) {
    case 'differs':
      return cells.some(({ on }) => on) && cells.some(({ on }) => !on);
    case 'overridden':
      return cells.some(({ override }) => override);
    case 'ending':
      return cells.some(({ override }) => override?.until);
    case 'on':
      return cells.some(({ on }) => on);
    case 'off':
      return cells.every(({ on }) => !on);
    case 'money':
      return flag.money;
    case 'unused':
      return flag.isUnused;
  }
}
