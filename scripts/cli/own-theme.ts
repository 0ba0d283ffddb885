import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nearestName } from '../../src/release/nearest-name.ts';
import { packs } from '../brand/packs.ts';
import { merchantFolders, themeFolders, themesDir } from './folders.ts';
import { UsageError } from './verb.ts';

/**
 * The theme of a brand or of its own name, with the brands that have it. @throws UsageError when there is none, or when it
 * comes with Livery: brands that share it would change too.
 */
export function ownTheme(name: string): { readonly id: string; readonly brands: readonly string[] } {
  const themeOf = new Map(merchantFolders().map(({ dir }) => [basename(dir), readTheme(dir)]));
  const id = themeOf.get(name) ?? name;
  if (!/^[a-z][a-z0-9-]*$/.test(id) || !existsSync(join(themesDir, id))) {
    const nearest = nearestName(name, [...themeOf.keys(), ...themeFolders().map(({ dir }) => basename(dir))]);
    throw new UsageError(`There is no brand and no theme "${name}"${nearest ? `: did you mean ${nearest}?` : '.'}`);
  }
  if (packs.some((pack) => pack === id)) {
    throw new UsageError(
      `${id} comes with Livery, and other brands have it. Make one of your own with \`livery theme new <id> --like ${id}\`, and name it in merchant.json.`,
    );
  }
  return { id, brands: [...themeOf].flatMap(([code, theme]) => (theme === id ? [code] : [])) };
}

/** What a brand's merchant.json says of its theme; nothing when it cannot be read. */
function readTheme(dir: string): string | undefined {
  try {
    const merchant: unknown = JSON.parse(readFileSync(join(dir, 'merchant.json'), 'utf8'));
    const isNamed = typeof merchant === 'object' && merchant !== null && 'theme' in merchant;
    return isNamed && typeof merchant.theme === 'string' ? merchant.theme : undefined;
  } catch {
    return undefined;
  }
}
