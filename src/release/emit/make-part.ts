import { createHash } from 'node:crypto';
import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { Hash, Part, PartKind } from '../../contracts/release.ts';

/** A part that may be kept from players: origins and enforced rules never leave the service. */
export interface EmittedPart extends Part {
  readonly private: boolean;
}

/** Names bytes by their content. */
export function makePart(kind: PartKind, mediaType: string, bytes: Uint8Array, isPrivate = false): EmittedPart {
  return { hash: hashOf(bytes), kind, mediaType, bytes, private: isPrivate };
}

/** A JSON part in canonical form: equal values give equal parts. */
export function makeJsonPart(value: unknown, isPrivate = false): EmittedPart {
  return makePart('json', 'application/json; charset=utf-8', Buffer.from(canonicalJson(value)), isPrivate);
}

/** Lower-case hex SHA-256. */
export function hashOf(content: string | Uint8Array): Hash {
  return createHash('sha256').update(content).digest('hex');
}
