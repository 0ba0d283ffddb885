import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what lies in the database, and makes digests that nobody without the key can try out. */
export interface Cipher {
  /** Encrypts a text for one place, `table.column`; it can be read at no other. */
  encrypt(place: string, text: string): string;
  /** Reads what `encrypt` gave. Throws `LostKeyError` without its key, and an error when it was altered or moved. */
  decrypt(place: string, kept: string): string;
  /** How everything begins that `encrypt` gives: its version and the id of the current key. */
  readonly start: string;
  /** Whether a text is what `encrypt` gives. */
  isEncrypted(text: string): boolean;
  /** Whether the key of an encrypted text is there. */
  canRead(kept: string): boolean;
  /** A digest under the key: the same text gives the same digest, which says nothing about short texts such as codes. */
  fingerprint(text: string): string;
  /** The same digest under every key, the current one first: what finds a row that was written under an older key. */
  fingerprints(text: string): readonly [string, ...string[]];
  /** Names of the keys, the current one first; they give nothing of the keys away. */
  readonly keyIds: readonly [string, ...string[]];
}

/** The name of the key that a text was encrypted with, by the text or by its start; nothing for what is not encrypted. */
export function keyIdOf(kept: string): string | undefined {
  return /^1\.([\w-]{8})\./.exec(kept)?.[1];
}

/** Thrown when the key that a text was encrypted with is not among the keys. */
export class LostKeyError extends Error {
  constructor(place: string, keyId: string) {
    super(`What ${place} holds was encrypted with the key ${keyId}, which is not there: it cannot be read.`);
    this.name = 'LostKeyError';
  }
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Version, id of the key, and nonce, ciphertext and tag in one. */
const shape = /^1\.([\w-]{8})\.([\w-]*)$/;

/** A cipher whose first key encrypts; the others are older and only read. Each key has 32 bytes. */
export function openCipher(keys: readonly Uint8Array[]): Cipher {
  const known = new Map(keys.map((key) => [idOf(key), derive(key, 'encryption')]));
  const [current] = keys;
  if (!current) throw new Error('A cipher needs a key.');
  const currentId = idOf(current);
  const olderKeys = keys.slice(1).map((key) => derive(key, 'fingerprint'));
  const digest = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const fingerprintKey = derive(current, 'fingerprint');
  const fingerprint = (text: string) => digest(fingerprintKey, text);
  const encryptionKey = derive(current, 'encryption');
  return {
    encrypt: (place, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, encryptionKey, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `1.${currentId}.${sealed.toString('base64url')}`;
    },
    decrypt: (place, kept) => {
      const [, keyId = '', sealed = ''] = shape.exec(kept) ?? [];
      const key = known.get(keyId);
      if (keyId !== '' && !key) throw new LostKeyError(place, keyId);
      const bytes = Buffer.from(sealed, 'base64url');
      if (!key || bytes.length < nonceBytes + tagBytes) throw new Error(`What ${place} holds is not encrypted.`);
      const opening = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([opening.update(bytes.subarray(nonceBytes, -tagBytes)), opening.final()]).toString('utf8');
      } catch (cause) {
        throw new Error(`What ${place} holds was altered, or brought there from elsewhere.`, { cause });
      }
    },
    start: `1.${currentId}.`,
    isEncrypted: (text) => shape.test(text),
    canRead: (kept) => known.has(shape.exec(kept)?.[1] ?? ''),
    fingerprint,
    fingerprints: (text) => [fingerprint(text), ...olderKeys.map((key) => digest(key, text))],
    keyIds: [currentId, ...keys.slice(1).map(idOf)],
  };
}

/** The name that a key has in what it encrypted; it gives nothing of the key away. */
function idOf(key: Uint8Array): string {
  return createHash('sha256').update('livery storage key ').update(key).digest('base64url').slice(0, 8);
}

/** A key for one purpose, so that a digest reveals nothing about the encryption. */
function derive(key: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `livery storage ${purpose}`, 32));
}
