import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { JWK } from 'jose';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Database } from '../database/open-database.ts';

/** The platform's encryption keys (decision 4). */
export interface KeyRing {
  /** Public keys as a JWKS, the current one first. */
  publicKeys(): Promise<{ readonly keys: readonly JWK[] }>;
  /** The JSON inside a compact JWE for one of our keys; nothing when it cannot be read. */
  open(jwe: string): Promise<unknown>;
}

const algorithm = 'ECDH-ES';
const day = 86_400_000;
/** A key is offered for 30 days and read for 7 more, for pages that still hold it. */
const offeredMs = 30 * day;
const readMs = 37 * day;

const place = 'encryption_key.private_jwk';

/** Keys kept in the database, their private halves encrypted: they survive a restart and rotate by age. */
export function createKeyRing(db: Database, cipher: Cipher, now: () => Date): KeyRing {
  let making: Promise<void> | undefined;
  const since = (ms: number) => new Date(now().getTime() - ms);

  async function usable() {
    const keys = await db
      .selectFrom('encryption_key')
      .selectAll()
      .where('created_at', '>', since(readMs))
      .orderBy('created_at', 'desc')
      .execute();
    // A pair whose private half cannot be read must not be offered any more.
    return keys.filter(({ private_jwk }) => cipher.canRead(private_jwk));
  }

  async function make(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { crv: 'P-256', extractable: true });
    const kid = crypto.randomUUID();
    const created = { kid, created_at: now() };
    const shown = { ...(await exportJWK(publicKey)), kid, use: 'enc', alg: algorithm };
    const hidden = { ...(await exportJWK(privateKey)), kid, alg: algorithm };
    await db
      .insertInto('encryption_key')
      .values({
        ...created,
        public_jwk: JSON.stringify(shown),
        private_jwk: cipher.encrypt(place, JSON.stringify(hidden)),
      })
      .execute();
  }

  return {
    async publicKeys() {
      let keys = await usable();
      if (!keys[0] || keys[0].created_at <= since(offeredMs)) {
        making ??= make().finally(() => {
          making = undefined;
        });
        await making;
        keys = await usable();
      }
      return { keys: keys.map((key) => key.public_jwk as JWK) };
    },
    async open(jwe) {
      try {
        const { kid } = decodeProtectedHeader(jwe);
        const found = (await usable()).find((key) => key.kid === kid);
        if (!found) return undefined;
        const key = await importJWK(JSON.parse(cipher.decrypt(place, found.private_jwk)), algorithm);
        const allowed = { keyManagementAlgorithms: [algorithm], contentEncryptionAlgorithms: ['A256GCM'] };
        const { plaintext } = await compactDecrypt(jwe, key, allowed);
        return JSON.parse(new TextDecoder().decode(plaintext));
      } catch {
        // Whatever is wrong with the text, the caller learns only that it cannot be read.
        return undefined;
      }
    },
  };
}
