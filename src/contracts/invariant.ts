import type { Condition } from './conditions.ts';
import type { ActionId, RouteId, SlotId } from './feature.ts';

/** A screen, or a thing that a tap does. */
export type Place = { readonly route: RouteId } | { readonly action: ActionId };

/**
 * Something that must be true of every site, whatever a merchant chooses and support staff switch. Plain data beside
 * the contributions it is about; `engine/prove` looks for a counter-example.
 */
export type Invariant = {
  /** `<feature>.<name>`. */
  readonly id: string;
  /** The promise as a sentence. */
  readonly says: string;
} & (
  | {
      /** The slot has an item for every visitor to whom this route is open. */
      readonly fills: SlotId;
      readonly where: RouteId;
      /** Contributions of other slots that serve as well, for example a button that signs in elsewhere. */
      readonly or?: readonly string[];
    }
  | {
      /** Visitors for whom this holds never get to these places: guards turn them away, taps are refused or hidden. */
      readonly keepsOut: Condition;
      readonly from: readonly Place[];
    }
  | {
      /** These contributions are hidden whenever the condition holds. */
      readonly hides: readonly string[];
      readonly when: Condition;
    }
  | {
      /** These contributions, where a merchant lists them, are seen whenever the condition holds. */
      readonly shows: readonly string[];
      readonly when: Condition;
    }
);
