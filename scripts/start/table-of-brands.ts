import type { DemoAccounts } from './demo-accounts.ts';
import type { RunningBrand } from './start-stack.ts';

/** One table: brand, address, demo account. */
export function tableOfBrands(brands: readonly RunningBrand[], accounts: DemoAccounts): string {
  const head = ['brand', 'address', 'without *.localhost', 'demo account'];
  const rows = [
    head,
    ...brands.map(({ code, name, url, fallbackUrl }) => [name, url, fallbackUrl ?? '', accounts[code] ?? 'register']),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}
