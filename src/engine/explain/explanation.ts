import type { Origin } from '../../contracts/origins.ts';

/** One fact that a condition asks about, as it stands for this visitor. */
export interface Reason {
  /** The condition in plain words, for example `flag CBS3 is on`. */
  readonly condition: string;
  readonly holds: boolean;
  /** Another answer here would change the result. */
  readonly decides: boolean;
  /** The value found, for example `off`. */
  readonly value: string;
  /** Where the value came from; absent for facts about the visitor. */
  readonly origin?: Origin;
}

/** Why an item, route or field is or is not there. */
export interface Explanation {
  readonly id: string;
  readonly kind: 'item' | 'route' | 'field' | 'text' | 'value' | 'unknown';
  /** Slot, path, form or language; empty for a value. */
  readonly place: string;
  readonly state: 'shown' | 'refused' | 'redirected' | 'hidden' | 'notListed' | 'unknown';
  /** The whole answer in a sentence. */
  readonly text: string;
  readonly reasons: readonly Reason[];
  /** Where the item's place was decided: the navigation that lists it or leaves it out. */
  readonly origin?: Origin;
}
