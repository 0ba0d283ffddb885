import type { History, HistoryEntryLine } from '../../../contracts/console/merchants.ts';
import { limitOf } from '../http/limit-of.ts';

/** Which part of a history is asked for. */
export interface HistoryQuestion {
  readonly limit: number;
  /** Entries before this one alone; absent: the latest. */
  readonly before?: number;
}

/** What `?limit=` (50 unless it says so) and `?before=` ask for; a place that no history has is none. */
export function historyQuestionOf(query: Readonly<Record<string, unknown>>): HistoryQuestion {
  const before = Number(query['before']);
  return { limit: limitOf(query, 50), ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}) };
}

interface Part<Row, Entry> {
  readonly limit: number;
  readonly all: number;
  /** What a part that ends with a row gives as `before` of the next one. */
  placeOf(row: Row): number;
  entryOf(row: Row): Entry;
}

/** A part of a history by its rows, of which one more than the limit was asked for. */
export function historyPart<Row, Entry extends HistoryEntryLine>(
  rows: readonly Row[],
  { limit, all, placeOf, entryOf }: Part<Row, Entry>,
): History<Entry> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { entries: shown.map(entryOf), all, ...(last ? { next: placeOf(last) } : {}) };
}
