import type { ChangeSet } from './change-sets.ts';

/** Events of `/api/events` with their data. */
export interface ConsoleEvents {
  /** A merchant's pointer moved. */
  readonly moved: { readonly merchant: string; readonly seq: number; readonly release: string };
  /** A change set was proposed, published, undone or decided. */
  readonly 'change-set': { readonly id: string; readonly state: ChangeSet['state'] };
  /** Open pages of a merchant came, went, or said what they show. */
  readonly arrival: { readonly merchant: string };
  /** The session is over; the console shows its sign-in. */
  readonly 'signed-out': Record<string, never>;
}
