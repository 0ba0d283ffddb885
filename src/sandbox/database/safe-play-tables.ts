import type { ColumnType, Generated } from 'kysely';

/** What a player can limit: what they pay in, what they lose, the stake of a single bet, or the time that they play. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Spans of the calendar by the clock of the site; weeks begin on Monday. */
export const calendarSpans = ['day', 'week', 'month'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

/** In what a limit counts: a span of the calendar, or one bet. */
export type LimitSpan = CalendarSpan | 'bet';

/** In which spans each kind can be limited. */
export const spansOfKind: Readonly<Record<LimitKind, readonly LimitSpan[]>> = {
  deposit: calendarSpans,
  loss: calendarSpans,
  stake: ['bet'],
  time: ['day'],
};

/** Kinds whose money adds up over a span of the calendar. */
export type SummedKind = 'deposit' | 'loss';

type Decimal = ColumnType<string | null, string | null, string | null>;

/** A limit that a player has set, and the change of it that waits. */
export interface PlayLimitTable {
  account: number;
  kind: LimitKind;
  span: LimitSpan;
  /** Absent where there is none, or none any more; minutes of a limit of time. */
  amount: Decimal;
  /** From this moment on `next_amount` holds instead; absent where no change waits. */
  next_at: Date | null;
  next_amount: Decimal;
  /** Whether the change holds only once the player has said so again, from that moment on. */
  next_asks: Generated<boolean>;
  /** Whether a letter has told the player that the moment has come. */
  next_told: Generated<boolean>;
}

/** For how long a player has been playing, and the rest that follows. */
export interface PlayTimeTable {
  account: number;
  /** Since when they play without having rested; absent while they have not played since. */
  since: Date | null;
  /** When they played last. */
  acted_at: Date | null;
  rest_until: Date | null;
  /** Beginning of the day that they played last, and for how many milliseconds they have played on it. */
  day_from: Date | null | undefined;
  day_ms: Generated<number>;
}

/**
 * A break from play that a player has taken. Rows are added and never shortened, so that no break can be undone; one that goes on
 * until it is asked for in writing gets its end by that.
 */
export interface PlayPauseTable {
  id: Generated<number>;
  merchant: string;
  account: number;
  kind: 'timeOut' | 'exclusion';
  starts_at: Date;
  ends_at: Date;
  /** From when on a written request ends it; absent where it ends by itself, or never. */
  least_until: Date | null;
  /** When that request came. */
  end_asked_at: Date | null;
  /**
   * Fingerprints of the number, the mail address and the sign-in at a provider of who excluded themselves: they find no
   * clear text, and outlive the account.
   */
  mobile_key: string | null;
  email_key: string | null;
  social_key: string | null;
  /** The storage key that they were made with; absent where a row is older than this column. */
  key_id: string | null;
}
