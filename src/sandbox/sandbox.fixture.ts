import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { CompactEncrypt, importJWK } from 'jose';
import type { EndpointName } from '../contracts/endpoints.ts';
import { endpoints } from '../contracts/endpoints.ts';
import { copyEmptyDatabase } from '../storage/database/empty-database.fixture.ts';
import { openCipher } from '../storage/encryption/cipher.ts';
import type { ContributionBase } from '../contracts/feature.ts';
import type { SitePart } from '../contracts/site.ts';
import { buildForms, slotIds } from '../engine/index.ts';
import type { SiteOptions } from '../engine/site.fixture.ts';
import { aSitePart } from '../engine/site.fixture.ts';
import { features } from '../features/index.ts';
import { startProvider } from './pay-provider/start-provider.ts';
import type { EffectiveSite } from './site/site-source.ts';
import { type SandboxOptions, startSandbox } from './start-sandbox.ts';

/** Answer of a call in a test; most values are texts by name. */
export interface TestAnswer<T = Readonly<Record<string, string>>> {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: T;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export interface TestCall {
  readonly merchant?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the body as JWE. */
  readonly encrypted?: boolean;
}

const everyRoute = features.flatMap(({ routes }) => routes ?? []);
// Object.fromEntries forgets which slot has which item type; every slot keeps its own items here.
const everySlot = Object.fromEntries(
  slotIds.map((slot) => [
    slot,
    features.flatMap(({ contributes }): readonly ContributionBase[] => contributes?.[slot] ?? []),
  ]),
) as unknown as SitePart['slots'];

/** Effective sites by merchant, as the service would publish them. */
export function anEffectiveSite(options: SiteOptions): EffectiveSite {
  const site = aSitePart({ routes: everyRoute, ...options, slots: { ...everySlot, ...options.slots } });
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return { release: 'release-1', site, rules: site.rules, forms: buildForms({ rules: site.rules, site }, hash) };
}

/** A sandbox of its own whose clock, sites and scenarios a test owns. Its data go with it, unless a test names their folder. */
export async function openTestSandbox({
  keepDataIn,
  ...more
}: { readonly keepDataIn?: string } & Partial<SandboxOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-sandbox-'));
  const dataDir = keepDataIn ?? join(folder, 'data');
  const database = join(dataDir, 'postgres');
  if (!existsSync(database)) await copyEmptyDatabase(database);
  const sites = new Map<string, EffectiveSite>();
  let offset = 0;
  const running = await startSandbox({
    port: 0,
    staffPort: 0,
    dataDir,
    artDir: join(folder, 'art'),
    cipher: openCipher([randomBytes(32)]),
    serviceUrl: 'http://127.0.0.1:1',
    internalKey: () => 'key-of-the-machine',
    test: true,
    isDemonstration: true,
    now: () => new Date(Date.now() + offset),
    sites: { get: async (merchant) => sites.get(merchant) },
    keepProvider: async ({ onReady, ...options }) => {
      // A process for each test would cost a second; what is said goes over HTTP here too.
      const provider = await startProvider({ now: more.now ?? (() => new Date(Date.now() + offset)), ...options });
      onReady();
      const { url, close } = provider;
      return { url: () => url, reach: async () => url, pid: () => undefined, close };
    },
    ...more,
  });

  async function call<T = Readonly<Record<string, string>>>(
    name: EndpointName,
    options: TestCall = {},
  ): Promise<TestAnswer<T>> {
    const { merchant = 'm-test', query = {}, body, token, headers = {}, encrypted = false } = options;
    const { method, path } = endpoints[name];
    const answer = await fetch(`${running.url}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        merchant,
        ...(body === undefined ? {} : { 'content-type': encrypted ? 'application/jose' : 'application/json' }),
        ...(encrypted ? { encryption: 'JWE' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: encrypted ? await encrypt(body, merchant) : JSON.stringify(body) }),
    });
    const read = await answer.json();
    return { status: answer.status, code: read.code, value: read.value, body: read, headers: answer.headers };
  }

  async function encrypt(body: unknown, merchant = 'm-test'): Promise<string> {
    const { keys } = (await call<{ keys: JWK[] }>('keys', { merchant })).value;
    const [key] = keys;
    if (!key?.kid) throw new Error('The sandbox publishes no key.');
    const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid };
    const plain = new TextEncoder().encode(JSON.stringify(body));
    return new CompactEncrypt(plain).setProtectedHeader(header).encrypt(await importJWK(key, 'ECDH-ES'));
  }

  return {
    url: running.url,
    staffUrl: running.staffUrl,
    sandbox: running.sandbox,
    call,
    encrypt,
    publish: (merchant: string, options: SiteOptions = {}) => sites.set(merchant, anEffectiveSite(options)),
    given: async (merchant: string, scenario: object) => {
      const body = JSON.stringify({ merchant, ...scenario });
      await fetch(`${running.staffUrl}/test/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    },
    login: (merchant: string, username: string, more: object = {}) =>
      call('login', {
        merchant,
        encrypted: true,
        body: { username, password: 'Livery-2026', type: 'username', ...more },
      }),
    pass: (ms: number) => {
      offset += ms;
    },
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>;
