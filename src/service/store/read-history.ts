import type { Override } from '../../contracts/origins.ts';
import { pagesOf } from './pages-of.ts';
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

/** How many changes a merchant has. */
export async function countHistory(db: Database, merchant: string): Promise<number> {
  const count = db.selectFrom('audit').select(({ fn }) => fn.countAll<string>().as('all'));
  return Number((await count.where('merchant', '=', merchant).executeTakeFirstOrThrow()).all);
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

/** Named changes of many merchants, as `readHistoryEntry` gives them: by merchant, then by \`seq\`. */
export async function readHistoryEntries(
  db: Database,
  wanted: readonly { readonly merchant: string; readonly seq: number }[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, HistoryEntry>>> {
  const found = new Map<string, Map<number, HistoryEntry>>();
  for (const some of pagesOf(wanted)) {
    const rows = await db
      .selectFrom('audit')
      .select(['merchant', ...columns])
      .where((eb) =>
        eb(
          eb.refTuple('merchant', 'seq'),
          'in',
          some.map(({ merchant, seq }) => eb.tuple(merchant, seq)),
        ),
      )
      .execute();
    for (const { merchant, ...entry } of rows)
      found.set(merchant, (found.get(merchant) ?? new Map<number, HistoryEntry>()).set(entry.seq, entry));
  }
  return found;
}
