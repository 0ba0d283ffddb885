import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Where a provider departs from the protocol; nothing of it is an honest answer. */
export interface Deviation {
  /** Issuer that its metadata name. */
  readonly metadataIssuer?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly nonce?: string;
  /** Signs with a key that it does not publish. */
  readonly isForged?: boolean;
  /** Its token endpoint, or its metadata, send the asker to this address. */
  readonly tokensMovedTo?: string;
  readonly metadataMovedTo?: string;
}

export interface DeviatingProvider {
  readonly issuer: string;
  /** Holds from the next answer on. */
  use(deviation: Deviation): void;
  /** The `nonce` that the sign-in page was opened with. */
  expect(nonce: string): void;
  close(): Promise<void>;
}

const clientId = 'livery-site';

/** An OpenID provider on a port of its own that says what a test has it say; its signatures are real. */
export async function openDeviatingProvider(): Promise<DeviatingProvider> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), use: 'sig', alg: 'RS256', kid: 'own' };
  let deviation: Deviation = {};
  let nonce = '';
  let issuer = '';
  const token = () =>
    new SignJWT({ nonce: deviation.nonce ?? nonce, email: 'liar@mail.example' })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setSubject('subject')
      .setIssuer(deviation.issuer ?? issuer)
      .setAudience(deviation.audience ?? clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(deviation.isForged ? foreign.privateKey : own.privateKey);
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<unknown>>> = {
    '/.well-known/openid-configuration': async (response) =>
      move(response, deviation.metadataMovedTo) ?? {
        issuer: deviation.metadataIssuer ?? issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        authorization_response_iss_parameter_supported: true,
      },
    '/keys': async () => ({ keys: [jwk] }),
    '/token': async (response) =>
      move(response, deviation.tokensMovedTo) ?? {
        access_token: 'theirs',
        token_type: 'bearer',
        id_token: await token(),
      },
  };
  const server = createServer((request, response) => {
    void answers[request.url ?? '']?.(response).then((body) => {
      if (response.writableEnded) return;
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    use: (next) => {
      deviation = next;
    },
    expect: (expected) => {
      nonce = expected;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Sends the asker elsewhere, with everything that it brought; nothing where the provider does not. */
function move(response: ServerResponse, to: string | undefined): object | undefined {
  if (to === undefined) return undefined;
  response.writeHead(307, { location: to }).end();
  return {};
}
