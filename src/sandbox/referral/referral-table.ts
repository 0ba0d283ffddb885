import type { ColumnType } from 'kysely';

/** A friend who registered by a player's link, with the terms that held on that day. */
export interface ReferralTable {
  /** Account of the friend. */
  friend: number;
  /** Account whose link it was. */
  referrer: number;
  created_at: ColumnType<Date, Date, never>;
  /** What the referrer gets, and from which sum of deposits on; absent where nothing was promised. */
  reward: ColumnType<string | null, string | null, never>;
  min_deposit: ColumnType<string | null, string | null, never>;
  /** What the record names the reward. */
  note: ColumnType<string, string, never>;
  rewarded_at: ColumnType<Date | null, undefined, Date>;
}
