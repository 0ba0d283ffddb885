/** Rows that one statement reads or writes: each column of each is a parameter, and a statement takes 65,535. */
const PAGE = 500;

/** Cuts a list into pages that one statement takes. */
export function* pagesOf<Row>(rows: readonly Row[], size = PAGE): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
