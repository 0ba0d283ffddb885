import type { HistoryEntryLine } from '../../../contracts/console/merchants.ts';
import type { HistoryEntry } from '../../store/read-history.ts';
import type { Database } from '../../store/tables.ts';
import { historyLineOf } from '../merchants/history-line.ts';

/** The change that made live the folder that a state was compiled from: the first one with the same source. */
export async function publicationOf(
  db: Database,
  merchant: string,
  { source }: Pick<HistoryEntry, 'source'>,
): Promise<HistoryEntryLine | undefined> {
  const entry = await db
    .selectFrom('audit')
    .select(['seq', 'release', 'action', 'author', 'reason', 'detail', 'at'])
    .where('merchant', '=', merchant)
    .where('source', '=', source)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return entry && historyLineOf(entry);
}
