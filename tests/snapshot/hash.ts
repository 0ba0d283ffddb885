import { createHash } from 'node:crypto';
import { canonicalJson } from '../../src/contracts/canonical-json.ts';

/** First 20 hexadecimal digits of the SHA-256 of bytes or text: names what the store holds. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

/** Hash of a value, whatever the order of its keys. */
export function hashOfValue(value: unknown): string {
  return hashOf(canonicalJson(value));
}
