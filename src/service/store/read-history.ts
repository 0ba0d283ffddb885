import type { Override } from '../../contracts/origins.ts';
import type { Database } from './tables.ts';

/** One change of a merchant's pointer. */
export interface HistoryEntry {
  readonly seq: number;
  readonly release: string;
  readonly source: string;
  readonly action: string;
  readonly author: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly overrides: readonly Override[];
  readonly at: Date;
}

const columns = ['seq', 'release', 'source', 'action', 'author', 'reason', 'detail', 'overrides', 'at'] as const;

/** The changes of one merchant, newest first. */
export function readHistory(db: Database, merchant: string, limit: number): Promise<HistoryEntry[]> {
  return db
    .selectFrom('audit')
    .select(columns)
    .where('merchant', '=', merchant)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** One change by its `seq`; nothing when there is none. */
export function readHistoryEntry(db: Database, merchant: string, seq: number): Promise<HistoryEntry | undefined> {
  return db
    .selectFrom('audit')
    .select(columns)
    .where('merchant', '=', merchant)
    .where('seq', '=', seq)
    .executeTakeFirst();
}

/**
 * Where a rollback without a number goes: the newest entry with another release before the one that is live. After a
 * rollback the search goes on from the entry it went to, so that rolling back twice goes two steps back.
 */
export async function findRollbackTarget(db: Database, merchant: string): Promise<HistoryEntry | undefined> {
  const [live] = await readHistory(db, merchant, 1);
  if (!live) return undefined;
  const from = await originalSeq(db, merchant, live);
  return db
    .selectFrom('audit')
    .select(columns)
    .where('merchant', '=', merchant)
    .where('seq', '<', from)
    .where('release', '!=', live.release)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function originalSeq(db: Database, merchant: string, entry: HistoryEntry): Promise<number> {
  let current = entry;
  while (current.action === 'rollback' && typeof current.detail.to === 'number') {
    const target = await readHistoryEntry(db, merchant, current.detail.to);
    if (!target) break;
    current = target;
  }
  return current.seq;
}
