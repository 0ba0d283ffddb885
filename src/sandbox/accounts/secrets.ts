import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A token with 256 bits of chance, in a form that is safe in headers. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret that is itself random, such as a token: its SHA-256. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Random digits, for codes that people type. */
export function makeDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}
