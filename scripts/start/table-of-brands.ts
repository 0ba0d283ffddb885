import type { ServedBrand } from '../../src/service/brands.ts';
import type { DemoAccounts } from './demo-accounts.ts';

/** One table: brand, address, demo account. */
export function tableOfBrands(brands: readonly ServedBrand[], accounts: DemoAccounts): string {
  const head = ['brand', 'address', 'without *.localhost', 'demo account'];
  const rows = [
    head,
    ...brands.map((brand) => [brand.name, brand.url, brand.fallbackUrl ?? '', accountOf(brand, accounts)]),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
    .join('\n');
}

function accountOf({ code, platformUrl }: ServedBrand, accounts: DemoAccounts): string {
  if (platformUrl !== undefined) return `accounts of ${new URL(platformUrl).host}`;
  return accounts[code] ?? 'register';
}
