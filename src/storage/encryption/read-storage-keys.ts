import { randomBytes } from 'node:crypto';
import { readOrMakeSecret } from '../files/read-or-make-secret.ts';

const keyBytes = 32;

/** Where the keys come from: a text, or else a file that is made when it is missing. */
export interface KeySource {
  /** `LIVERY_STORAGE_KEY`: keys of 32 bytes in base64, the current one first, older ones after commas or spaces. */
  readonly given?: string | undefined;
  readonly file: string;
}

/** The keys that data are encrypted with, the current one first. Throws one sentence when a key is none. */
export function readStorageKeys({ given, file }: KeySource): readonly Uint8Array[] {
  const isGiven = given !== undefined && given.trim() !== '';
  const text = isGiven ? given : readOrMakeSecret(file, () => randomBytes(keyBytes).toString('base64'));
  const source = isGiven ? 'LIVERY_STORAGE_KEY' : file;
  const keys = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => Buffer.from(word, 'base64'));
  if (keys.length > 0 && keys.every(({ length }) => length === keyBytes)) return keys;
  throw new Error(`${source} must hold keys of ${keyBytes} bytes in base64 (openssl rand -base64 ${keyBytes}).`);
}
