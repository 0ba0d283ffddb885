import type { MerchantHistory } from '../../../contracts/console/merchants.ts';
import { countHistory, readHistory, readHistoryBefore } from '../../store/read-history.ts';
import { readPointer } from '../../store/read-pointer.ts';
import type { Database } from '../../store/tables.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { historyLineOf } from './history-line.ts';
import { historyPart, type HistoryQuestion } from './history-part.ts';

/** A part of what happened to a merchant; places are `seq`s. @throws RefusedError `NOT_FOUND`. */
export async function readMerchantHistory(
  db: Database,
  merchant: string,
  { limit, before }: HistoryQuestion,
): Promise<MerchantHistory> {
  const pointer = await readPointer(db, merchant);
  if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const rows = await (before === undefined
    ? readHistory(db, merchant, limit + 1)
    : readHistoryBefore(db, merchant, { seq: before, limit: limit + 1 }));
  const all = await countHistory(db, merchant);
  return {
    ...{ merchant, seq: pointer.seq },
    ...historyPart(rows, { limit, all, placeOf: ({ seq }) => seq, entryOf: historyLineOf }),
  };
}
