import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import { merchantsOf } from './change-words.ts';

export interface ChangeQuestion {
  /** Words of the search. */
  readonly words: string;
  readonly state: string;
  /** Who made, decided, undid or called it off. */
  readonly person: string;
}

/** Everybody who had a hand in a change set. */
export function peopleOf({ author, decided, undone, cancelled }: ChangeSet): readonly string[] {
  return [author, ...[decided, undone, cancelled].flatMap((act) => act?.by ?? [])];
}

/** Change sets that fit: each of the words stands in a name of a value, the reason, a person or a merchant. */
export function findChanges(
  sets: readonly ChangeSet[],
  { words, state, person }: ChangeQuestion,
  nameOf: (merchant: string) => string,
): readonly ChangeSet[] {
  const parts = words.trim().toLowerCase().split(/\s+/);
  return sets
    .filter((set) => state === '' || set.state === state)
    .filter((set) => person === '' || peopleOf(set).includes(person))
    .filter((set) => {
      const all = [
        set.reason,
        ...new Set(set.changes.map(({ name }) => name)),
        ...peopleOf(set),
        ...merchantsOf(set).flatMap((code) => [code, nameOf(code)]),
      ].join(' ');
      return parts.every((part) => all.toLowerCase().includes(part));
    });
}
