import { createECDH, hkdfSync } from 'node:crypto';
import { compactDecrypt, importJWK, type JWK } from 'jose';

/** The service's own key for bodies that browsers encrypt, where a platform takes plain JSON. */
export interface ServiceKey {
  /** What the call `keys` answers. */
  readonly published: { readonly keys: readonly JWK[] };
  /** The JSON in a compact JWE. Rejects what was encrypted for another key, or is damaged. */
  decrypt(jwe: string): Promise<unknown>;
}

const kid = 'service-1';

/** Derives the key from a secret that all nodes share, so that each decrypts what another one's key encrypted. */
export function deriveServiceKey(secret: string): ServiceKey {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalarOf(secret));
  const point = curve.getPublicKey();
  const publicKey: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const d = curve.getPrivateKey().toString('base64url').padStart(43, 'A');
  const key = importJWK({ ...publicKey, d }, 'ECDH-ES');
  return {
    published: { keys: [{ ...publicKey, kid, use: 'enc', alg: 'ECDH-ES' }] },
    async decrypt(jwe) {
      const options = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] };
      const { plaintext } = await compactDecrypt(jwe, await key, options);
      return JSON.parse(Buffer.from(plaintext).toString('utf8'));
    },
  };
}

/** A number below the order of the curve: its first bit is cleared, so that it needs no second try. */
function scalarOf(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'livery platform bodies', 32));
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  return bytes;
}
