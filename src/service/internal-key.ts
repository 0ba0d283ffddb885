import { randomBytes } from 'node:crypto';
import { readOrMakeSecret } from '../storage/files/read-or-make-secret.ts';

/** Reads the secret that service and platform share; the first of the two to start makes it. */
export function readInternalKey(file: string): string {
  return readOrMakeSecret(file, () => randomBytes(32).toString('hex'));
}
