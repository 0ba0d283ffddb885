import type { Payment } from './use-payments.ts';

/** Heads of the columns, and what stands below each. */
export type CsvColumn = readonly [head: string, cell: (payment: Payment) => string];

/** What a cell must not begin with: a program that opens the file would take it for a formula. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * Payments as CSV (RFC 4180): every cell in quotes, lines end in CR LF. Amounts are the platform's decimal texts, in Latin
 * digits with a point whatever the language, so that every program reads them as numbers. A cell that would be a formula has
 * an apostrophe before it. It begins with a byte order mark, without which spreadsheets take Urdu for another writing.
 */
export function paymentsCsv(columns: readonly CsvColumn[], payments: readonly Payment[]): string {
  const rows = [columns.map(([head]) => head), ...payments.map((payment) => columns.map(([, cell]) => cell(payment)))];
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

function quoted(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
