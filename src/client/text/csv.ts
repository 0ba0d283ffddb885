/** Heads of the columns, and what stands below each for a line. */
export type CsvColumn<T> = readonly [head: string, cell: (line: T) => string];

/** What a cell must not begin with: a program that opens the file would take it for a formula. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;
/** An amount that left: a number for every program. */
const negative = /^-\d+(\.\d+)?$/;

/**
 * Lines as CSV (RFC 4180): every cell in quotes, lines end in CR LF. Amounts are the platform's decimal texts, in Latin
 * digits with a point whatever the language, so that every program reads them as numbers. A cell that would be a formula has
 * an apostrophe before it. It begins with a byte order mark, without which spreadsheets take Urdu for another writing.
 */
export function csvOf<T>(columns: readonly CsvColumn<T>[], lines: readonly T[]): string {
  const rows = [columns.map(([head]) => head), ...lines.map((line) => columns.map(([, cell]) => cell(line)))];
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(text: string): string {
  return `"${(formula.test(text) && !negative.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
