import type { ChangeSet } from './change-sets.ts';

/** Events of `/api/events` with their data. */
export interface ConsoleEvents {
  /** A merchant's pointer moved. */
  readonly moved: { readonly merchant: string; readonly seq: number; readonly release: string };
  /** A change set was proposed, published, undone or decided. */
  readonly 'change-set': { readonly id: string; readonly state: ChangeSet['state'] };
  /** Open pages of a merchant came, went, or said what they show. */
  readonly arrival: { readonly merchant: string };
  /** A conversation of live chat moved at one of the merchants that one has. */
  readonly support: Record<string, never>;
  /** The session is over; the console shows its sign-in. */
  readonly 'signed-out': Record<string, never>;
}
