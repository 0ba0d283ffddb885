import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const patterns = [
  'schemas/*.json',
  'src/contracts/**/*.ts',
  'src/engine/**/*.{ts,json}',
  'src/release/**/*.ts',
  'src/features/index.ts',
  'src/features/*/feature.ts',
  'src/**/strings/*.json',
];

/** Everything besides a merchant's folder and its theme that a release depends on: paths below the root, in order. */
export async function listEngineFiles(rootDir: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: rootDir })) if (!file.endsWith('.test.ts')) files.push(file);
  return files.sort();
}

/** Names everything besides a merchant's folder and its theme that a release depends on. */
export async function hashEngine(rootDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listEngineFiles(rootDir))
    hash.update(`${file}\0`).update(await readFile(join(rootDir, file)));
  return hash.digest('hex');
}
