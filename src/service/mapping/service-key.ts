import { createECDH, createHash, hkdfSync } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, importJWK, type JWK } from 'jose';

/** The service's own key for bodies that browsers encrypt, where a platform takes plain JSON. */
export interface ServiceKey {
  /** What the call `keys` answers. */
  readonly published: { readonly keys: readonly JWK[] };
  /** The JSON in a compact JWE. Rejects what was encrypted for another key, or is damaged. */
  decrypt(jwe: string): Promise<unknown>;
}

/**
 * Derives the key from secrets that all nodes share, so that each decrypts what another one's key encrypted. The key of the
 * first is published; bodies for the older ones' keys are decrypted too, because an open page holds the key that it got.
 */
export function deriveServiceKey([current, ...older]: readonly [string, ...string[]]): ServiceKey {
  const pairs = [current, ...older].map(deriveKeyPair);
  const published = pairs.slice(0, 1).map(({ publicKey }) => publicKey);
  return {
    published: { keys: published },
    async decrypt(jwe) {
      const options = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] };
      const { kid } = decodeProtectedHeader(jwe);
      const pair = pairs.find(({ publicKey }) => publicKey.kid === kid) ?? pairs[0];
      if (!pair) throw new Error('There is no key.');
      const { plaintext } = await compactDecrypt(jwe, await pair.privateKey, options);
      return JSON.parse(Buffer.from(plaintext).toString('utf8'));
    },
  };
}

function deriveKeyPair(secret: string) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalarOf(secret));
  const point = curve.getPublicKey();
  const key: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const d = curve.getPrivateKey().toString('base64url').padStart(43, 'A');
  const kid = `service-${createHash('sha256').update(point).digest('base64url').slice(0, 8)}`;
  return {
    publicKey: { ...key, kid, use: 'enc', alg: 'ECDH-ES' },
    privateKey: importJWK({ ...key, d }, 'ECDH-ES'),
  };
}

/** A number below the order of the curve: its first bit is cleared, so that it needs no second try. */
function scalarOf(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'livery platform bodies', 32));
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  return bytes;
}
