import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Every value of a merchant's and its theme's JSON by its place: `site.json#/flags/CBS3`, `themes/soda/theme.json#/core/…`. */
export function leavesOfFolder(dir: string, themeDir: string): Readonly<Record<string, string>> {
  return {
    ...leavesBelow(dir, ''),
    ...(existsSync(themeDir) ? leavesBelow(themeDir, `themes/${basename(themeDir)}/`) : {}),
  };
}

function leavesBelow(dir: string, prefix: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of globSync('**/*.json', { cwd: dir }).sort()) {
    addLeaves(JSON.parse(readFileSync(join(dir, file), 'utf8')), `${prefix}${file}#`, found);
  }
  return found;
}

function addLeaves(value: unknown, place: string, found: Record<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    found[place] = String(value);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    addLeaves(item, `${place}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, found);
  }
}
