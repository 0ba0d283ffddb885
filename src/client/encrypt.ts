import { CompactEncrypt, importJWK, type JWK } from 'jose';

/** The platform's published encryption keys. */
export interface KeySet {
  readonly keys: readonly JWK[];
}

/** Encrypts a body as compact JWE (RFC 7516) with the first published encryption key (rows; decision 4). */
export async function encryptBody(body: unknown, { keys }: KeySet): Promise<string> {
  const key = keys.find(({ use }) => use === undefined || use === 'enc');
  if (!key) throw new Error('The platform publishes no key for encryption.');
  const alg = key.alg ?? (key.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES');
  const plain = new TextEncoder().encode(JSON.stringify(body));
  return new CompactEncrypt(plain)
    .setProtectedHeader({ alg, enc: 'A256GCM', ...(key.kid === undefined ? {} : { kid: key.kid }) })
    .encrypt(await importJWK(key, alg));
}
