import type { RunningBrand } from './start-stack.ts';

/** Accounts that the sandbox seeds for every brand. */
export const demoAccounts = 'demo / demo1234';

/** One table: brand, address, demo accounts. */
export function tableOfBrands(brands: readonly RunningBrand[]): string {
  const head = ['brand', 'address', 'without *.localhost', 'demo accounts'];
  const rows = [head, ...brands.map(({ name, url, fallbackUrl }) => [name, url, fallbackUrl ?? '', demoAccounts])];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
