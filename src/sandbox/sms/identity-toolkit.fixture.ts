import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify, SignJWT } from 'jose';
import { makeDigits, makeToken } from '../accounts/secrets.ts';

export interface IdentityToolkit {
  /** What the setting `sms.firebaseEmulator` takes. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface ToolkitOptions {
  readonly apiKey: string;
  readonly projectId: string;
  readonly now?: () => number;
}

interface Session {
  readonly phoneNumber: string;
  readonly code: string;
  readonly until: number;
  failures: number;
}

type Body = Readonly<Record<string, unknown>>;
type Answer = Readonly<Record<string, unknown>>;

const sessionMs = 10 * 60_000;
const failuresAllowed = 5;

/** Thrown for what the service refuses, in its own words. */
class Refusal extends Error {}

/**
 * The part of Google's Identity Toolkit that signs people in by phone, on a port of its own, as its client package and a
 * platform speak to it. It checks numbers, sessions, codes and tokens, and says yes to nothing by itself. Codes are read
 * where the vendor's emulator has them: `/emulator/v1/projects/{project}/verificationCodes`.
 */
export async function openIdentityToolkit({
  apiKey,
  projectId,
  now = Date.now,
}: ToolkitOptions): Promise<IdentityToolkit> {
  const secret = randomBytes(32);
  const sessions = new Map<string, Session>();
  const users = new Map<string, { readonly localId: string; readonly phoneNumber: string; lastLoginAt: number }>();
  const issuer = `https://securetoken.google.com/${projectId}`;

  function send({ phoneNumber, recaptchaToken }: Body): Answer {
    if (typeof recaptchaToken !== 'string' || recaptchaToken === '') throw new Refusal('MISSING_RECAPTCHA_TOKEN');
    if (typeof phoneNumber !== 'string' || !/^\+[1-9]\d{6,14}$/.test(phoneNumber))
      throw new Refusal('INVALID_PHONE_NUMBER : Invalid format.');
    const sessionInfo = makeToken();
    sessions.set(sessionInfo, { phoneNumber, code: makeDigits(6), until: now() + sessionMs, failures: 0 });
    return { sessionInfo };
  }

  async function signIn({ sessionInfo, code }: Body): Promise<Answer> {
    const session = sessions.get(String(sessionInfo));
    if (!session) throw new Refusal('INVALID_SESSION_INFO');
    if (session.until <= now()) throw new Refusal('SESSION_EXPIRED');
    if (session.failures >= failuresAllowed) throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
    if (session.code !== code) {
      session.failures += 1;
      throw new Refusal('INVALID_CODE');
    }
    sessions.delete(String(sessionInfo));
    const { phoneNumber } = session;
    const isNewUser = !users.has(phoneNumber);
    const user = users.get(phoneNumber) ?? { localId: makeToken().slice(0, 28), phoneNumber, lastLoginAt: 0 };
    user.lastLoginAt = now();
    users.set(phoneNumber, user);
    const { localId } = user;
    return {
      idToken: await issue(localId, phoneNumber),
      refreshToken: makeToken(),
      expiresIn: '3600',
      localId,
      isNewUser,
      phoneNumber,
    };
  }

  function issue(localId: string, phoneNumber: string): Promise<string> {
    const at = Math.floor(now() / 1000);
    const firebase = { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' };
    return new SignJWT({ phone_number: phoneNumber, user_id: localId, auth_time: at, firebase })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(projectId)
      .setSubject(localId)
      .setIssuedAt(at)
      .setExpirationTime(at + 3600)
      .sign(secret);
  }

  async function lookUp({ idToken }: Body): Promise<Answer> {
    const rules = { issuer, audience: projectId, currentDate: new Date(now()) };
    const { payload } = await jwtVerify(String(idToken), secret, rules).catch(() => {
      throw new Refusal('INVALID_ID_TOKEN');
    });
    const user = [...users.values()].find(({ localId }) => localId === payload.sub);
    if (!user) throw new Refusal('USER_NOT_FOUND');
    const { localId, phoneNumber, lastLoginAt } = user;
    const providerUserInfo = [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }];
    return { users: [{ localId, phoneNumber, lastLoginAt: String(lastLoginAt), validSince: '0', providerUserInfo }] };
  }

  const codes = (): Answer => ({
    verificationCodes: [...sessions].map(([sessionInfo, { phoneNumber, code }]) => ({
      phoneNumber,
      sessionInfo,
      code,
    })),
  });
  const enforcement = { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' };
  const calls: Readonly<Record<string, (body: Body) => Answer | Promise<Answer>>> = {
    'GET /v1/recaptchaParams': () => ({ recaptchaSiteKey: 'of-no-worth', recaptchaStoken: 'of-no-worth' }),
    'GET /v2/recaptchaConfig': () => ({
      recaptchaKey: `projects/${projectId}/keys/of-no-worth`,
      recaptchaEnforcementState: [enforcement],
    }),
    'POST /v1/accounts:sendVerificationCode': send,
    'POST /v1/accounts:signInWithPhoneNumber': signIn,
    'POST /v1/accounts:lookup': lookUp,
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://toolkit');
    if (pathname === `/emulator/v1/projects/${projectId}/verificationCodes`) return codes();
    const call = calls[`${request.method} ${pathname.replace('/identitytoolkit.googleapis.com', '')}`];
    if (!call) throw new Refusal('NOT_FOUND');
    if (searchParams.get('key') !== apiKey) throw new Refusal('API key not valid. Please pass a valid API key.');
    return call(await readBody(request));
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return write(request, response, 204);
    return void answer(request).then(
      (value) => write(request, response, 200, value),
      (error: unknown) => {
        const message = error instanceof Refusal ? error.message : 'INTERNAL_ERROR';
        write(request, response, error instanceof Refusal ? 400 : 500, { error: { code: 400, message } });
      },
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body);
}

function write(request: IncomingMessage, response: ServerResponse, status: number, body?: Answer): void {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'GET, POST',
    'content-type': 'application/json',
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
