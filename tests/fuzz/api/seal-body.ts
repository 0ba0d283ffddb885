import { CompactEncrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Sealing } from './make-request.ts';

/** Encrypts bytes for the platform's first key, rightly or with one fault. */
export async function sealBody(
  bytes: Buffer,
  sealing: Exclude<Sealing, 'plain'>,
  { keys: [known] }: { readonly keys: readonly JWK[] },
): Promise<string> {
  if (!known) throw new Error('The platform publishes no key.');
  const right = await encrypt(bytes, known, known.kid);
  const [header = '', key = '', nonce = '', text = '', tag = ''] = right.split('.');
  const withHeader = (fields: object) => [encodeHeader(fields), key, nonce, text, tag].join('.');
  switch (sealing) {
    case 'right':
      return right;
    case 'foreignKey': {
      const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
      return encrypt(bytes, await exportJWK(publicKey), known.kid);
    }
    case 'unknownKid':
      return encrypt(bytes, known, 'of-nobody');
    case 'noAlgorithm':
      return withHeader({ alg: 'none', enc: 'none', kid: known.kid });
    case 'cutOff':
      return right.slice(0, right.length / 2);
    case 'spoilt':
      return [header, key, nonce, [...text].reverse().join(''), tag].join('.');
    case 'slowAlgorithm':
      // Whoever believed this header would hash two thousand million times.
      return withHeader({
        alg: 'PBES2-HS512+A256KW',
        enc: 'A256GCM',
        p2c: 2_000_000_000,
        p2s: 'AAAA',
        zip: 'DEF',
        kid: known.kid,
      });
  }
}

async function encrypt(bytes: Buffer, key: JWK, kid: string | undefined): Promise<string> {
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', ...(kid === undefined ? {} : { kid }) };
  return new CompactEncrypt(bytes).setProtectedHeader(header).encrypt(await importJWK(key, 'ECDH-ES'));
}

function encodeHeader(fields: object): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}
