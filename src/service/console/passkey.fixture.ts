import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator does otherwise than a browser that keeps to the rules. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly challenge?: string;
  readonly counter?: number;
}

/** A passkey of software, for tests without a browser: ES256, counting. */
export interface TestPasskey {
  readonly id: string;
  create(options: PublicKeyCredentialCreationOptionsJSON, deviation?: Deviation): RegistrationResponseJSON;
  get(options: PublicKeyCredentialRequestOptionsJSON, deviation?: Deviation): AuthenticationResponseJSON;
}

const flags = { present: 1, verified: 4, attested: 64 };
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** Makes a passkey for an origin. */
export function createTestPasskey(origin: string): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;
  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const;
  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (also: number, { rpId, isVerified = true, counter = ++count }: Deviation) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | also);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), head]);
  };
  return {
    id: text(id),
    create: ({ challenge }, deviation = {}) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([
        authData(flags.attested, deviation),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ]);
      const object = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(data)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, deviation)),
          attestationObject: text(isoCBOR.encode(object)),
          transports: ['internal'],
        },
      };
    },
    get: ({ challenge }, deviation = {}) => {
      const client = clientData('webauthn.get', challenge, deviation);
      const data = authData(0, deviation);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      };
    },
  };
}
