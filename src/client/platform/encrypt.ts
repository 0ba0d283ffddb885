import { base64url, CompactEncrypt, importJWK, type JWK } from 'jose';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { nameDigestParameter, namesIn } from '../../contracts/named-calls.ts';

/** The platform's published encryption keys. */
export interface KeySet {
  readonly keys: readonly JWK[];
}

/**
 * Encrypts a body as compact JWE (RFC 7516) with the first published encryption key (rows; decision 4). Of a
 * call about somebody its header says whom as a digest, by which the door counts what it cannot read.
 */
export async function encryptBody(body: unknown, { keys }: KeySet, call?: EndpointName): Promise<string> {
  const key = keys.find(({ use }) => use === undefined || use === 'enc');
  if (!key) throw new Error('The platform publishes no key for encryption.');
  const alg = key.alg ?? (key.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES');
  const [name] = call === undefined ? [] : namesIn(call, { ...Object(body) });
  const plain = new TextEncoder().encode(JSON.stringify(body));
  return new CompactEncrypt(plain)
    .setProtectedHeader({
      alg,
      enc: 'A256GCM',
      ...(key.kid === undefined ? {} : { kid: key.kid }),
      ...(name === undefined ? {} : { [nameDigestParameter]: await digestOfName(name) }),
    })
    .encrypt(await importJWK(key, alg));
}

async function digestOfName(name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  return base64url.encode(new Uint8Array(hash, 0, 3));
}
