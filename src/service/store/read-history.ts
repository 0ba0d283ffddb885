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

/** The changes of one merchant before a `seq`, newest first. */
export function readHistoryBefore(
  db: Database,
  merchant: string,
  { seq, limit }: { readonly seq: number; readonly limit: number },
): Promise<HistoryEntry[]> {
  return db
    .selectFrom('audit')
    .select(columns)
    .where('merchant', '=', merchant)
    .where('seq', '<', seq)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}
