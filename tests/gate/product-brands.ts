import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Codes of the brands that belong to the product, each with the theme of the same name. The gate answers for these and
 * for `tests/brands`; a brand that somebody adds is their own, and no check of the product fails for it.
 */
export const productBrands = ['amber', 'chamak', 'karat', 'ninety', 'soda', 'tide'] as const;

/** Folders of the product's brands and of those that tests keep, from the project's root. */
export function productFolders(root: string): readonly string[] {
  const odd = readdirSync(join(root, 'tests/brands'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [...productBrands.map((code) => `merchants/${code}`), ...odd.map(({ name }) => `tests/brands/${name}`)];
}

/** What the product's format holds for: everything but folders of `merchants` and `themes` that are somebody's own. */
export function formattedPaths(root: string): readonly string[] {
  const besides = readdirSync(root).filter(
    (name) => !['merchants', 'themes', 'node_modules', '.git', 'dist'].includes(name),
  );
  return [...besides, ...productBrands.flatMap((code) => [`merchants/${code}`, `themes/${code}`])];
}
