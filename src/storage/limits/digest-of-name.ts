import { createHash } from 'node:crypto';

/** What a JWE's header states of the name inside (`nameDigestParameter`). */
export function digestOfName(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 4);
}
