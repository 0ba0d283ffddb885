import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { FastifyInstance } from 'fastify';
import type { ConsoleRole } from '../../contracts/console/roles.ts';
import { openEngineTools } from '../../release/engine-tools.ts';
import { openCipher } from '../../storage/encryption/cipher.ts';
import { createLimiter } from '../../storage/limits/limiter.ts';
import type { SecurityEvent } from '../../storage/security-log/security-log.ts';
import { openPlainLog } from '../log/service-log.ts';
import { openPublishing, type Publishing } from '../publishing/publishing.fixture.ts';
import { buildConsoleApp } from './build-console-app.ts';
import type { ConsoleContext } from './console-context.ts';
import { createConsoleHub } from './events/console-hub.ts';
import { createSummaries } from './flags/live-summaries.ts';
import { makeLink } from './people/links.ts';

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
}

/** An answer with its JSON; tests know what they asked. */
export interface TestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they asked for
  readonly json: any;
}

/** A console over an empty store, with a clock that stands still. */
export interface TestConsole extends Publishing {
  readonly context: ConsoleContext;
  readonly app: FastifyInstance;
  /** What the security log was told, oldest first. */
  readonly notes: readonly SecurityEvent[];
  call(method: 'GET' | 'POST', path: string, more?: CallOptions): Promise<TestAnswer>;
  /** Joins by a one-time link and stays signed in. */
  join(name: string, role?: ConsoleRole): Promise<Staff>;
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
export async function openTestConsole(): Promise<TestConsole> {
  const publishing = await openPublishing();
  const { db, publisher, compiler, parts, now } = publishing;
  const notes: SecurityEvent[] = [];
  const context: ConsoleContext = {
    db,
    publisher,
    compiler,
    parts,
    now,
    tools: await openEngineTools(join(import.meta.dirname, '../../..')),
    streams: { countOf: () => 0 },
    limiter: createLimiter({ db, now }),
    security: { note: (event) => void notes.push(event), close: () => {} },
    cipher: openCipher([randomBytes(32)]),
    origin: testOrigin,
    summaries: createSummaries({ db, parts }),
    events: createConsoleHub(),
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
    const json = response.body === '' ? undefined : JSON.parse(response.body);
    return { status: response.statusCode, headers: response.headers, json };
  };
  return {
    ...publishing,
    context,
    app,
    notes,
    call,
    code,
    signIn: ({ name, password: typed = password, code: shown }) =>
      call('POST', '/sign-in', { body: { name, password: typed, code: shown } }),
    async join(name, role = 'administrator') {
      const { link } = await makeLink(context, { role, name });
      const token = new URL(link).hash.slice(1);
      const begun = await call('POST', '/join', { body: { token, name, password } });
      const { secret, recoveryCodes } = begun.json;
      const confirmed = await call('POST', '/join/confirm', { body: { token, code: code(secret) } });
      const cookie = String(confirmed.headers['set-cookie']).split(';')[0] ?? '';
      // A code works once, so that the next one has to be waited for.
      publishing.pass(30_000);
      return {
        name,
        secret,
        recoveryCodes,
        cookie,
        get: (path) => call('GET', path, { cookie }),
        post: (path, body) => call('POST', path, { cookie, body }),
      };
    },
    async close() {
      await app.close();
      context.events.close();
      await publishing.close();
    },
  };
}
