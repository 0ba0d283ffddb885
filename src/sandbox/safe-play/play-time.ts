import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { PlayTimeTable } from '../database/safe-play-tables.ts';
import type { Tables } from '../database/tables.ts';

/** Two acts of play that lie further apart have no play between them. */
const longestGapMs = 5 * 60_000;

export type PlayTime = Selectable<PlayTimeTable>;

/** A moment, and when its day begins by the clock of the site. */
export interface DayMoment {
  readonly at: Date;
  readonly dayFrom: Date;
}

export function readPlayTime(db: Database | Transaction<Tables>, account: number): Promise<PlayTime | undefined> {
  return db.selectFrom('play_time').selectAll().where('account', '=', account).executeTakeFirst();
}

/** For how many milliseconds a player has played on a day, were a moment an act of play. */
export function playedOn(time: PlayTime | undefined, { at, dayFrom }: DayMoment): number {
  if (!time) return 0;
  const before = time.day_from?.getTime() === dayFrom.getTime() ? time.day_ms : 0;
  const gap = time.acted_at ? at.getTime() - time.acted_at.getTime() : longestGapMs;
  // Of play over midnight each day has its part.
  return before + (gap < longestGapMs ? Math.min(gap, at.getTime() - dayFrom.getTime()) : 0);
}

/** Whole minutes that a player has played on the day of a moment. */
export async function minutesPlayed(db: Database, account: number, moment: DayMoment): Promise<number> {
  return Math.floor(playedOn(await readPlayTime(db, account), moment) / 60_000);
}
