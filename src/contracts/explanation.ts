import type { Origin } from './origins.ts';

/** One fact that a condition asks about, as it stands for this visitor. */
export interface Reason {
  /** The condition in plain words, for example `flag CBS3 is on`. */
  readonly condition: string;
  readonly holds: boolean;
  /** Another answer here would change the result. */
  readonly decides: boolean;
  /** The value found, for example `off`. */
  readonly value: string;
  /** Dotted name of the value, `flags.CBS3`; absent for facts about the visitor. */
  readonly name?: string;
  /** Where the value came from; absent for facts about the visitor. */
  readonly origin?: Origin;
}

/** A condition with what each of its parts comes to for this visitor. */
export type ConditionTree =
  | ({ readonly kind: 'fact' } & Reason)
  | {
      readonly kind: 'all' | 'any' | 'not';
      readonly holds: boolean;
      /** Another answer here would change the result. */
      readonly decides: boolean;
      readonly parts: readonly ConditionTree[];
    };

/** Values under which the answer would be another for the same visitor, all of them together. */
export type Remedy = readonly { readonly name: string; readonly value: string | number | boolean }[];

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
  /** The conditions behind the answer, part by part; `to` says what each one decides. */
  readonly conditions?: readonly { readonly to: 'show' | 'refuse' | 'sendOn'; readonly tree: ConditionTree }[];
  /** The smallest changes of values that would turn the answer; none where only another visitor would. */
  readonly remedies?: readonly Remedy[];
  /** Where the item's place was decided: the navigation that lists it or leaves it out. */
  readonly origin?: Origin;
}
