import type { MovedMerchant } from '../../../contracts/console/api.ts';
import { readHistory } from '../../store/read-history.ts';
import type { ConsoleContext } from '../console-context.ts';
import { historyLineOf } from './history-line.ts';

const MOST = 20;

/** What changed of a merchant since it stood at `seq`, the newest 20. */
export async function movedSince(
  { db }: Pick<ConsoleContext, 'db'>,
  merchant: string,
  seq: number,
): Promise<MovedMerchant> {
  const entries = await readHistory(db, merchant, MOST);
  return {
    merchant,
    seq: entries[0]?.seq ?? 0,
    since: entries.filter((entry) => entry.seq > seq).map(historyLineOf),
  };
}
