import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { LimitKind, LimitSpan, PlayLimitTable } from '../database/safe-play-tables.ts';
import type { Tables } from '../database/tables.ts';

/** A change of a limit that waits. */
export interface LimitChange {
  readonly from: Date;
  /** Absent where the limit goes. */
  readonly amount: string | undefined;
  /** Whether it holds only once the player has said so again, from that moment on. */
  readonly asks: boolean;
}

/** A limit as it holds at a moment, with the change that waits. */
export interface HeldLimit {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  /** Decimal text; absent where there is none. */
  readonly amount: string | undefined;
  readonly next: LimitChange | undefined;
}

/** The limits of a player as they hold at a moment; those that were never set are left out. */
export async function heldLimits(
  db: Database | Transaction<Tables>,
  account: number,
  at: Date,
): Promise<readonly HeldLimit[]> {
  const rows = await db.selectFrom('play_limit').selectAll().where('account', '=', account).execute();
  return rows.map((row) => heldAt(row, at));
}

/** No clock has to ring when a waiting time is over: from then on the row is read otherwise. */
function heldAt(row: Selectable<PlayLimitTable>, at: Date): HeldLimit {
  const { kind, span, next_at: from, next_asks: asks } = row;
  const [amount, next] = [row.amount ?? undefined, row.next_amount ?? undefined];
  if (from === null) return { kind, span, amount, next: undefined };
  if (from <= at && !asks) return { kind, span, amount: next, next: undefined };
  return { kind, span, amount, next: { from, amount: next, asks } };
}
