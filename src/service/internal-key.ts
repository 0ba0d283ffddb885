import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the secret that opens this service's internal calls, anew at every start, and leaves it where the platform on
 * this machine reads it: in a file that appears whole and that nobody else may open.
 */
export function makeInternalKey(file: string): string {
  const key = randomBytes(32).toString('hex');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, key, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
  return key;
}
