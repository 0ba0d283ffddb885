import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Changes whenever any source of the engine does, so that a cache never shows what the engine no longer draws. */
export function engineVersion(): string {
  const folder = new URL('./', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update(readFileSync(new URL(name.replaceAll('\\', '/'), folder)));
  return hash.digest('hex').slice(0, 12);
}
