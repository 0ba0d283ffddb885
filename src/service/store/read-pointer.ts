import { pagesOf } from './pages-of.ts';
import type { Database } from './tables.ts';

/** A merchant's pointer with what the live release was compiled from. */
export interface StoredPointer {
  readonly merchant: string;
  readonly ordinal: number;
  readonly seq: number;
  readonly release: string;
  readonly source: string;
  readonly folder: string;
  readonly engine: string;
}

const columns = ['merchant', 'ordinal', 'seq', 'release', 'source', 'folder', 'engine'] as const;

/** The pointer of one merchant; nothing before its first release. */
export function readPointer(db: Database, merchant: string): Promise<StoredPointer | undefined> {
  return db.selectFrom('pointers').select(columns).where('merchant', '=', merchant).executeTakeFirst();
}

/** The pointers of many merchants, by merchant; one that was never published is left out. */
export async function readPointers(
  db: Database,
  merchants: readonly string[],
): Promise<ReadonlyMap<string, StoredPointer>> {
  const pointers = new Map<string, StoredPointer>();
  for (const some of pagesOf(merchants)) {
    const rows = await db.selectFrom('pointers').select(columns).where('merchant', 'in', some).execute();
    for (const row of rows) pointers.set(row.merchant, row);
  }
  return pointers;
}

/** Notes that a folder or engine state was looked at and led to the same release. */
export async function markCompiled(
  db: Database,
  merchant: string,
  state: { folder: string; engine: string; made_by: string },
): Promise<void> {
  await db.updateTable('pointers').set(state).where('merchant', '=', merchant).execute();
}
