import { createHash, createPublicKey, type JsonWebKey } from 'node:crypto';
import { decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';
import type { Change } from '../../../contracts/console/impact.ts';
import type { PasskeyAnswer } from '../../../contracts/console/passkeys.ts';

/** What a second person signs: that exactly these releases go live of a change set, or of its undo, or nothing. */
export interface ApprovalDocument {
  /** The first kind of approval had no end. */
  readonly kind: 'livery-approval-1' | 'livery-approval-2' | 'livery-undo-1';
  readonly changeSet: string;
  /** Id of who proposed it. */
  readonly author: string;
  readonly approver: { readonly id: string; readonly name: string };
  readonly reason: string;
  /** ISO 8601; the changes are applied as of then. */
  readonly at: string;
  /** ISO 8601: it starts by itself then. */
  readonly startAt?: string;
  /** ISO 8601: it ends by itself then. */
  readonly until?: string;
  readonly changes: readonly Change[];
  /**
   * Where each merchant stands, and the release that it gets; none is known yet of a set that starts later, and no merchant
   * is named of a stop that still runs.
   */
  readonly merchants: Readonly<Record<string, { readonly base: number; readonly release?: string }>>;
  /** Random, so that nobody knows the challenge before it is asked. */
  readonly nonce: string;
}

/** What a second person signs of a rollback that lets money move: that exactly this release of a merchant goes live. */
export interface RollBackDocument extends Pick<ApprovalDocument, 'approver' | 'reason' | 'at' | 'nonce'> {
  readonly kind: 'livery-rollback-1';
  readonly merchant: string;
  /** The `seq` whose state comes back. */
  readonly to: number;
  /** Where the merchant stands. */
  readonly base: number;
  readonly release: string;
}

/** What a second person signs of a payment: that exactly this is given for an application, which is known by its number alone. */
export interface RewardDocument extends Pick<ApprovalDocument, 'author' | 'approver' | 'reason' | 'at' | 'nonce'> {
  readonly kind: 'livery-reward-1';
  readonly merchant: string;
  readonly application: number;
  /** Decimal text. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Whatever a passkey signs. */
export type SignedDocument = ApprovalDocument | RollBackDocument | RewardDocument;

/** A signed approval with everything that it takes to check it without the store. */
export interface SignedApproval {
  /** Canonical JSON of the document; the challenge is its SHA-256. */
  readonly document: string;
  readonly origin: string;
  readonly passkey: string;
  /** The passkey's public key as SPKI, base64. */
  readonly publicKey: string;
  readonly authenticatorData: string;
  readonly clientDataJSON: string;
  readonly signature: string;
}

/** What a passkey signs for a document, base64url. */
export function challengeOf(document: string): string {
  return createHash('sha256').update(document).digest('base64url');
}

/** An approval as it is kept. */
export function signedApproval(
  document: string,
  { response: { id, response } }: PasskeyAnswer,
  { publicKey, origin }: { readonly publicKey: Uint8Array; readonly origin: string },
): SignedApproval {
  const { authenticatorData, clientDataJSON, signature } = response;
  return { document, origin, passkey: id, publicKey: spkiOf(publicKey), authenticatorData, clientDataJSON, signature };
}

/** A public key in the form that every tool reads (SPKI, base64) of a COSE key: EC, RSA or Edwards. */
export function spkiOf(cose: Uint8Array): string {
  const key = decodeCredentialPublicKey(Uint8Array.from(cose)) as unknown as ReadonlyMap<number, number | Uint8Array>;
  const text = (label: number) => {
    const value = key.get(label);
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64url') : '';
  };
  const jwk: Readonly<Record<number, JsonWebKey>> = {
    1: { kty: 'OKP', crv: 'Ed25519', x: text(-2) },
    2: { kty: 'EC', crv: 'P-256', x: text(-2), y: text(-3) },
    3: { kty: 'RSA', n: text(-1), e: text(-2) },
  };
  const own = jwk[Number(key.get(1))];
  if (!own) throw new Error('The passkey has a key of a kind that was not offered.');
  return createPublicKey({ key: own, format: 'jwk' }).export({ format: 'der', type: 'spki' }).toString('base64');
}
