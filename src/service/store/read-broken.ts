import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** A merchant whose live site breaks promises, as far as the change that made it live found out. */
export interface BrokenLine {
  readonly merchant: string;
  readonly seq: number;
  /** `<promise> at <thing>`, for example `login.hasMethod at login.method`. */
  readonly breaks: readonly string[];
  /** Who made it live, what for and when, ISO 8601. */
  readonly author: string;
  readonly reason: string;
  readonly at: string;
}

/** The merchants whose live site breaks promises: emergencies, ends of live changes, and what was forced. */
export async function readBroken(db: Database): Promise<readonly BrokenLine[]> {
  const rows = await db
    .selectFrom('pointers')
    .innerJoin('audit', (join) =>
      join.onRef('audit.merchant', '=', 'pointers.merchant').onRef('audit.seq', '=', 'pointers.seq'),
    )
    .select(['audit.merchant', 'audit.seq', 'audit.detail', 'audit.author', 'audit.reason', 'audit.at'])
    .where(sql<boolean>`audit.detail -> 'breaks' is not null`)
    .orderBy('audit.merchant')
    .execute();
  return rows.map(({ detail, at, ...line }) => ({ ...line, breaks: breaksOf(detail), at: at.toISOString() }));
}

/** The promises that a change broke, by the detail of its audit entry. */
export function breaksOf({ breaks }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(breaks) ? breaks.map(String) : [];
}
