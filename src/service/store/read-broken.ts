import { sql } from 'kysely';
import type { LaterBreak, StandingBreak } from './broken-promises.ts';
import { brokenAfter, readBrokenNote } from './broken-promises.ts';
import type { Database } from './tables.ts';

/** A merchant whose live site breaks promises or will, as far as the change that made it live found out. */
export interface BrokenLine {
  readonly merchant: string;
  /** What it breaks, with the change that broke it. */
  readonly broken: readonly StandingBreak[];
  readonly later: readonly LaterBreak[];
}

/** The merchants whose live site breaks promises, or will: emergencies, ends of live changes, and what was forced. */
export async function readBroken(db: Database): Promise<readonly BrokenLine[]> {
  const rows = await db
    .selectFrom('pointers')
    .innerJoin('audit', (join) =>
      join.onRef('audit.merchant', '=', 'pointers.merchant').onRef('audit.seq', '=', 'pointers.seq'),
    )
    .select(['audit.merchant', 'audit.seq', 'audit.action', 'audit.detail', 'audit.author', 'audit.reason', 'audit.at'])
    .where(sql<boolean>`audit.detail ?| array['breaks', 'stillBroken', 'breaksLater']`)
    .orderBy('audit.merchant')
    .execute();
  return rows.map(({ merchant, ...entry }) => brokenLine(merchant, entry));
}

/** What is broken after a merchant's change. */
export function brokenLine(merchant: string, entry: Parameters<typeof brokenAfter>[0]): BrokenLine {
  return { merchant, broken: brokenAfter(entry), later: readBrokenNote(entry.detail).later };
}
