import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { FastifyInstance } from 'fastify';
import type { ProposedBody } from '../../contracts/console/applications.ts';
import type { RollBackBody } from '../../contracts/console/merchants.ts';
import type { ConsoleRole, Grant } from '../../contracts/console/roles.ts';
import type { DeskPlace } from '../../contracts/desk.ts';
import { openEngineTools } from '../../release/engine-tools.ts';
import { type Cipher, openCipher } from '../../storage/encryption/cipher.ts';
import { createLimiter } from '../../storage/limits/limiter.ts';
import type { SecurityEvent } from '../../storage/security-log/security-log.ts';
import { createStreamHub, type StreamHub } from '../live/stream-hub.ts';
import { openPlainLog } from '../log/service-log.ts';
import { openPublishing, type Publishing } from '../publishing/publishing.fixture.ts';
import { buildConsoleApp } from './build-console-app.ts';
import type { ConsoleContext } from './console-context.ts';
import { createConsoleHub } from './events/console-hub.ts';
import { createFrames } from '../preview/frames.ts';
import { createFindPair } from './frames/frame-pairs.ts';
import { createSummaries } from './flags/live-summaries.ts';
import { makeLink } from './people/links.ts';
import { createTestDesk, type TestDesk } from './support/desk.fixture.ts';
import { createTestPasskey, type TestPasskey } from './passkey.fixture.ts';

const root = join(import.meta.dirname, '../../..');

/** Where the console of tests is. */
export const testOrigin = 'https://console.example.com';
const password = 'correct horse battery';

/** Somebody who is signed in. */
export interface Staff {
  readonly name: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  readonly cookie: string;
  /** Asks with the session of this person. */
  get(path: string): Promise<TestAnswer>;
  post(path: string, body: unknown): Promise<TestAnswer>;
  /** Approves a change set with the passkey of this person; gives the first answer that is none of success. */
  approve(changeSet: string, reason?: string): Promise<TestAnswer>;
  /** Undoes a change set, signed with the passkey of this person; gives the first answer that is none of success. */
  undo(changeSet: string, reason?: string): Promise<TestAnswer>;
  /** Rolls a merchant back, signed with the passkey of this person; gives the first answer that is none of success. */
  rollBack(merchant: string, body: RollBackBody): Promise<TestAnswer>;
  /** Pays for an application what was proposed, signed with the passkey of this person; gives the first answer that is none of success. */
  pay(place: DeskPlace, proposed: Omit<ProposedBody, 'reason'>): Promise<TestAnswer>;
  readonly passkey: TestPasskey;
}

/** An answer with its JSON; tests know what they asked. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they asked for
  readonly json: any;
  readonly bytes: Buffer;
}

/** A console over an empty store, with a clock that stands still. */
export interface TestConsole extends Publishing {
  readonly context: ConsoleContext;
  readonly app: FastifyInstance;
  /** Live chat at the platform. */
  readonly desk: TestDesk;
  /** Open pages of players. */
  readonly hub: StreamHub;
  /** What the security log was told, oldest first. */
  readonly notes: readonly SecurityEvent[];
  /** What the log of the service was notified of acts that the chain lacks. */
  readonly troubles: readonly string[];
  call(method: 'GET' | 'POST', path: string, more?: CallOptions): Promise<TestAnswer>;
  /** Joins by a one-time link, adds a passkey unless told otherwise, and stays signed in. */
  join(
    name: string,
    role?: ConsoleRole,
    more?: Omit<Grant, 'role'> & { readonly hasPasskey?: boolean },
  ): Promise<Staff>;
  signIn(body: { readonly name: string; readonly password?: string; readonly code: string }): Promise<TestAnswer>;
  /** The code that an authenticator app shows. */
  code(secret: string): string;
}

interface CallOptions {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a console for one test file. */
export async function openTestConsole({
  cipher = openCipher([randomBytes(32)]),
}: {
  readonly cipher?: Cipher;
} = {}): Promise<TestConsole> {
  const publishing = await openPublishing();
  const { db, publisher, compiler, parts, now } = publishing;
  const notes: SecurityEvent[] = [];
  const troubles: string[] = [];
  const hub = createStreamHub({ total: 100, perAddress: 100, heartbeatMs: 60_000 });
  const desk = createTestDesk(now);
  const context: ConsoleContext = {
    db,
    desk,
    publisher,
    compiler,
    parts,
    now,
    tools: await openEngineTools(root),
    streams: hub,
    folders: { merchantsDir: join(root, 'tests/brands'), themesDir: join(root, 'themes') },
    limiter: createLimiter({ db, now }),
    security: { note: (event) => void notes.push(event), close: () => {} },
    cipher,
    origin: testOrigin,
    summaries: createSummaries({ db, parts }),
    events: createConsoleHub(),
    frames: createFrames({ origin: 'https://preview.example.com', consoleOrigin: testOrigin }),
    brandHosts: ['play.example.com'],
    findPair: createFindPair(),
    onTrouble: (message) => void troubles.push(message),
  };
  const app = await buildConsoleApp(context, { trustedProxies: [], log: openPlainLog().requests });
  const code = (secret: string) => new TOTP({ secret }).generate({ timestamp: now().getTime() });
  const call: TestConsole['call'] = async (method, path, { body, cookie, headers } = {}) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(method === 'POST' ? { origin: testOrigin } : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const json = isJson && response.body !== '' ? JSON.parse(response.body) : undefined;
    return { status: response.statusCode, headers: response.headers, json, bytes: response.rawPayload };
  };
  return {
    ...publishing,
    desk,
    hub,
    context,
    app,
    notes,
    troubles,
    call,
    code,
    signIn: ({ name, password: typed = password, code: shown }) =>
      call('POST', '/sign-in', { body: { name, password: typed, code: shown } }),
    async join(name, role = 'administrator', { hasPasskey = true, ...scope } = {}) {
      const { link } = await makeLink(context, { role, name, ...scope });
      const token = new URL(link).hash.slice(1);
      const joining = await call('POST', '/join', { body: { token, name, password } });
      const { secret, recoveryCodes } = joining.json;
      const confirmed = await call('POST', '/join/confirm', { body: { token, code: code(secret) } });
      const cookie = String(confirmed.headers['set-cookie']).split(';')[0] ?? '';
      // A code works once, so that the next one has to be waited for.
      publishing.pass(30_000);
      const post: Staff['post'] = (path, body) => call('POST', path, { cookie, body });
      const passkey = createTestPasskey(testOrigin);
      if (hasPasskey) {
        const { json } = await post('/passkeys/begin', {});
        await post('/passkeys', { attempt: json.attempt, name: 'Laptop', response: passkey.create(json.options) });
      }
      const sign = async (path: string, body: object) => {
        const asked = await post(`${path}/begin`, body);
        if (asked.status !== 200) return asked;
        const signature = { attempt: asked.json.attempt, response: passkey.get(asked.json.options) };
        return post(path, { ...body, signature });
      };
      return {
        name,
        secret,
        recoveryCodes,
        cookie,
        passkey,
        get: (path) => call('GET', path, { cookie }),
        post,
        approve: (changeSet, reason = 'seen') => sign(`/change-sets/${changeSet}/approve`, { reason }),
        undo: (changeSet, reason = 'back') => sign(`/change-sets/${changeSet}/undo`, { reason }),
        pay: ({ merchant, id }, proposed) =>
          sign(`/applications/${merchant}/${id}/pay`, { ...proposed, reason: 'seen' }),
        rollBack: (merchant, body) => sign(`/merchants/${merchant}/roll-back`, body),
      };
    },
    async close() {
      await app.close();
      context.events.close();
      hub.close();
      await publishing.close();
    },
  };
}
