import type { CsvColumn } from '../text/csv.ts';
import { csvOf } from '../text/csv.ts';
import { saveFile } from './save-file.ts';

/** The largest page that the platform gives. */
const pageSize = 100;

/** One page of a list of the platform. */
export interface ListPage<T> {
  readonly list: readonly T[];
  readonly totalPages: number;
}

/** A list to keep as a file. */
export interface SavedList<T> {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn<T>[];
  /** Asks for one page. */
  pageOf(asked: { readonly page: number; readonly pageSize: number }): Promise<ListPage<T>>;
}

/** Keeps every line of a list, once, as a CSV file of the player's device. Throws what the platform answers. */
export async function saveList<T extends { readonly id: number }>({
  name,
  columns,
  pageOf,
}: SavedList<T>): Promise<void> {
  // A line that is made in the meantime moves the others down, so that one comes on two pages.
  const lines = new Map<number, T>();
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const answer = await pageOf({ page, pageSize });
    for (const line of answer.list) lines.set(line.id, line);
    totalPages = answer.totalPages;
  }
  saveFile(`${name}.csv`, csvOf(columns, [...lines.values()]), 'text/csv;charset=utf-8');
}
