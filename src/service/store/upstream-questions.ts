import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AnswerTrail } from '../upstream/damp-answers.ts';
import type { Database } from './tables.ts';

/** A question that this node may ask, with what all nodes know of the ones before. */
export interface ClaimedQuestion {
  /** How often in a row it failed. */
  readonly failures: number;
  readonly trail: AnswerTrail;
  /** Now, by the clock that all nodes share; milliseconds since 1970. */
  readonly at: number;
}

/** The clock that all nodes share: the database's own, since those of the nodes differ. */
export const databaseClock: SharedClock = () => sql<Date>`clock_timestamp()`;

/** Gives the moment of a statement. */
export type SharedClock = () => RawBuilder<Date>;

/** A node that asks and ends meanwhile keeps the others from asking for so long. */
const LEASE = '30 seconds';

/**
 * Takes the question of a merchant for this node, unless its time has not come by the word of any node, or another node
 * asks at this moment. `settings` that are new are asked with at once; so is what is urgent.
 * Otherwise gives how long to wait, in milliseconds.
 */
export async function claimQuestion(
  db: Database,
  {
    merchant,
    settings,
    isUrgent,
  }: { readonly merchant: string; readonly settings: string; readonly isUrgent: boolean },
  clock: SharedClock,
): Promise<ClaimedQuestion | { readonly waitMs: number }> {
  const now = clock();
  const { rows } = await sql<{ failures: number; trail: AnswerTrail; at: Date }>`
    insert into upstream_questions as held (merchant, settings, next_at, asked_until)
    values (${merchant}, ${settings}, ${now}, ${now} + ${LEASE}::interval)
    on conflict (merchant) do update set
      failures = case when held.settings = excluded.settings then held.failures else 0 end,
      settings = excluded.settings,
      asked_until = excluded.asked_until
    where ${isUrgent}::boolean or held.settings <> excluded.settings or (held.next_at <= ${now} and held.asked_until <= ${now})
    returning failures, trail, ${now} as at`.execute(db);
  const [claimed] = rows;
  if (claimed) return { failures: claimed.failures, trail: claimed.trail, at: new Date(claimed.at).getTime() };
  const waiting = await sql<{ ms: number | string }>`
    select extract(epoch from greatest(next_at, asked_until) - ${now}) * 1000 as ms
    from upstream_questions where merchant = ${merchant}`.execute(db);
  return { waitMs: Math.max(0, Number(waiting.rows[0]?.ms ?? 0)) };
}

/** Notes what came of a question, and when the next one is due for all nodes. */
export async function settleQuestion(
  db: Database,
  merchant: string,
  { failures, trail, pauseMs }: Pick<ClaimedQuestion, 'failures' | 'trail'> & { readonly pauseMs: number },
  clock: SharedClock,
): Promise<void> {
  const now = clock();
  await sql`
    update upstream_questions set failures = ${failures}, trail = ${JSON.stringify(trail)}::jsonb, asked_until = ${now},
      next_at = ${now} + ${pauseMs} * interval '1 millisecond'
    where merchant = ${merchant}`.execute(db);
}

/** Forgets the questions of a merchant that follows no platform. */
export async function dropQuestion(db: Database, merchant: string): Promise<void> {
  await db.deleteFrom('upstream_questions').where('merchant', '=', merchant).execute();
}
