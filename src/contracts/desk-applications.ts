import type { DeskPerson, DeskPlace } from './desk.ts';

/** A player's application for a promotion. */
export interface DeskApplication extends DeskPlace {
  readonly player: string;
  readonly promotion: string;
  /** What the player wrote. */
  readonly remark: string;
  /** How many pictures the player sent with it. */
  readonly pictures: number;
  /** ISO 8601. */
  readonly at: string;
  /** ISO 4217. */
  readonly currency: string;
  /** What somebody wants to give for it, and that waits for a second person. */
  readonly proposal?: DeskProposal;
  readonly decided?: {
    readonly at: string;
    /** Absent where nobody's name was kept. */
    readonly by?: string;
    /** Decimal text; absent: it was declined. */
    readonly reward?: string;
    readonly reason?: string;
  };
}

export interface DeskProposal {
  /** Decimal text of the currency. */
  readonly amount: string;
  readonly by: DeskPerson;
  readonly reason: string;
  readonly at: string;
}

/**
 * What somebody of the staff decides about an application. A proposal pays nothing. `pay` pays what `author` proposed, and is
 * taken of another person alone; `reject` ends that proposal, so that the application waits again.
 */
export type DeskDecision = DeskPlace & { readonly by: DeskPerson } & (
    | { readonly act: 'propose'; readonly amount: string; readonly reason: string }
    | { readonly act: 'pay' | 'reject'; readonly amount: string; readonly author: string }
    | { readonly act: 'decline'; readonly reason: string }
  );

/** What came of a decision: it is done, it no longer fits how the application stands, the amount is none of the currency, or there is no such application. */
export type ApplicationResult =
  | { readonly kind: 'done' | 'moved'; readonly application: DeskApplication }
  | { readonly kind: 'amount' | 'absent' };
