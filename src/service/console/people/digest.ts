import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for links and cookies. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret of many random bits is kept: nothing of it can be tried out. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
