import { createHash, createPublicKey, verify } from 'node:crypto';

/** A signed approval as an entry has it. */
export interface Signed {
  readonly document: string;
  readonly origin: string;
  readonly passkey: string;
  readonly publicKey: string;
  readonly authenticatorData: string;
  readonly clientDataJSON: string;
  readonly signature: string;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const presentAndVerified = 0b101;

/** What is wrong with the signature of an approval by WebAuthn's rules: that it signs this document, here, by a verified person. */
export function signatureFaults(signed: Signed): readonly string[] {
  const { document, origin, publicKey, authenticatorData, clientDataJSON, signature } = signed;
  const faults: string[] = [];
  const data = bytesOf(authenticatorData);
  const client = bytesOf(clientDataJSON);
  const said = JSON.parse(client.toString('utf8')) as Readonly<Record<string, unknown>>;
  if (said['type'] !== 'webauthn.get') faults.push('is no answer to a question');
  if (said['origin'] !== origin) faults.push('comes from another origin');
  if (said['challenge'] !== sha256(document).toString('base64url')) faults.push('signs another document');
  if (!data.subarray(0, 32).equals(sha256(new URL(origin).hostname))) faults.push('is for another host');
  if (((data[32] ?? 0) & presentAndVerified) !== presentAndVerified) faults.push('is by nobody who was verified');
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
  const content = Buffer.concat([data, sha256(client)]);
  if (!verify(digest, content, key, bytesOf(signature))) faults.push('is none of its passkey');
  return faults;
}
