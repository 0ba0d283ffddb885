import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a test that claims rows runs on: the product, its brands, and the tests themselves. */
const proved = '{src,schemas,merchants,themes,scripts,tests/{acceptance,support,brands,snapshot,faults}}/**/*';

/** One hash of all sources and tests, 16 hexadecimal digits: an outcome says something of these alone. About 0.3 s. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(proved, { cwd: root, exclude: ['**/node_modules/**'] }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
