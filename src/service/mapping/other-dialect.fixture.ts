import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { encryptBody, type KeySet } from '../../client/platform/encrypt.ts';
import { platformErrors } from '../../sandbox/errors.ts';

type Json = Readonly<Record<string, unknown>>;

/** The worked example of docs/platform.md: how the platform below speaks. */
export const otherDialect: Json = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../docs/examples/platform.json'), 'utf8'),
);

/** What reached the platform. */
interface Arrival {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** A real HTTP platform of another make, which keeps its accounts and money in ours. */
export interface OtherDialect {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  close(): Promise<void>;
}

interface DialectOptions {
  /** Ours, which does what players ask. */
  readonly platformUrl: string;
  /** Key that every call must show in x-api-key; absent: none. */
  readonly key?: string;
  /** Certificate and its key in PEM; absent: plain HTTP. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** The call of ours that does it: method, path with query, body. */
  readonly ours: (match: readonly string[], fields: Json) => readonly [string, string, unknown?];
  readonly answer?: (value: Json) => unknown;
}

const routes: readonly Route[] = [
  {
    method: 'POST',
    pattern: /^\/auth\/sign-in$/,
    ours: (_match, { credentials, via }) => {
      const { login, secret } = asJson(credentials);
      if (via !== 'web') throw new Error('The sign-in does not say via what.');
      return ['POST', '/wps/session/login', { username: login, password: secret, type: 'username' }];
    },
    answer: ({ token, userName, type, firstTimeLogin }) => ({
      session: { id: token },
      player: { alias: userName, kind: type, isNew: firstTimeLogin ? 'Y' : 'N' },
    }),
  },
  {
    method: 'GET',
    pattern: /^\/brands\/([a-z0-9-]+)\/wallet$/,
    ours: () => ['GET', '/wps/wallet'],
    answer: ({ sumBalance }) => ({ funds: { available: sumBalance } }),
  },
  {
    method: 'POST',
    pattern: /^\/history\/bets$/,
    ours: (_match, { pageNo, pageSize, ...others }) => [
      'GET',
      `/wps/records/bets?${queryOf({ ...others, page: pageNo, pageSize })}`,
    ],
    answer: ({ list, totalPages, ...others }) => ({
      ...others,
      pages: totalPages,
      rows: (Array.isArray(list) ? list : []).map(({ id, gameName, ...bet }: Json) => ({
        ...bet,
        ref: id,
        game: { title: gameName },
      })),
    }),
  },
  {
    method: 'GET',
    pattern: /^\/cashier\/(deposit|withdraw)$/,
    ours: ([direction = ''], fields) => ['GET', `/wps/wallet/methods?${queryOf({ ...fields, direction })}`],
    answer: ({ list }) => list,
  },
];

/**
 * Opens the platform: everything below /gateway/v3, POST for records, plain JSON for the login, every answer HTTP 200 in
 * {ok, data, error}, codes of its own, the player's token in x-session. What it has no own words for is ours in its envelope.
 */
export async function openOtherDialect({ platformUrl, key, tls }: DialectOptions): Promise<OtherDialect> {
  const arrivals: Arrival[] = [];
  const keys = async (headers: Record<string, string>) =>
    (await (await fetch(new URL('/wps/keys', platformUrl), { headers })).json()) as KeySet;
  const answer = async (incoming: IncomingMessage): Promise<Buffer | Json> => {
    const url = new URL(incoming.url ?? '/', 'http://platform');
    const sent = await text(incoming);
    const { method = 'GET', headers } = incoming;
    arrivals.push({
      method,
      path: url.pathname + url.search,
      headers,
      body: sent === '' ? undefined : JSON.parse(sent),
    });
    if (key !== undefined && headers['x-api-key'] !== key) return refusal('K-1', 'unknown operator');
    if (!url.pathname.startsWith('/gateway/v3/')) return refusal('K-2', 'no such call');
    const path = url.pathname.slice('/gateway/v3'.length);
    const fields: Json = sent === '' ? Object.fromEntries(url.searchParams) : asJson(JSON.parse(sent));
    const [route, match] = routes
      .filter((one) => one.method === method)
      .map((one) => [one, one.pattern.exec(path)] as const)
      .find(([, found]) => found !== null) ?? [undefined, null];
    const [ownMethod, ownPath, body] = route
      ? route.ours(match?.slice(1) ?? [], fields)
      : ([method, path + url.search, sent === '' ? undefined : JSON.parse(sent)] as const);
    const token = headers['x-session'];
    const isSecret = body !== undefined && encrypted.has(ownPath);
    const content = isSecret ? await encryptBody(body, await keys(passed(headers))) : JSON.stringify(body);
    const type = isSecret
      ? { 'content-type': 'application/jose', encryption: 'JWE' }
      : { 'content-type': 'application/json' };
    const response = await fetch(new URL(ownPath, platformUrl), {
      method: ownMethod,
      headers: {
        ...passed(headers),
        ...(typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : type),
      },
      ...(body === undefined ? {} : { body: content }),
    });
    if (!response.headers.get('content-type')?.includes('json')) return Buffer.from(await response.arrayBuffer());
    const json = asJson(await response.json());
    if (!response.ok) return refusal(codeOf(json['code']), String(json['message']), json['value']);
    return {
      ok: true,
      data: route?.answer ? route.answer(asJson(json['value'])) : 'value' in json ? json['value'] : json,
    };
  };
  const handle: Parameters<typeof createServer>[1] = (incoming, response) => {
    void answer(incoming).then(
      (body) => {
        const isJson = !Buffer.isBuffer(body);
        response.writeHead(200, isJson ? { 'content-type': 'application/json' } : { 'content-type': 'image/svg+xml' });
        response.end(isJson ? JSON.stringify(body) : body);
      },
      () => response.writeHead(500).end(),
    );
  };
  const server: Server = tls ? createSecureServer(tls, handle) : createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrivals,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Calls that ours takes encrypted alone. */
const encrypted = new Set(['/wps/session/login', '/wps/wallet/withdraw']);

/** Its code for one of ours: T-1000, T-1001, … in the order of our list. */
function codeOf(own: unknown): string {
  return `T-${1000 + Object.keys(platformErrors).indexOf(String(own))}`;
}

function refusal(no: string, words: string, more?: unknown): Json {
  return { ok: false, error: { no, text: words, ...(more === undefined ? {} : { more }) } };
}

/** What ours is notified of a call besides; who calls and from where. */
function passed(headers: IncomingMessage['headers']): Record<string, string> {
  const names = [
    'merchant',
    'moduleid',
    'gateway',
    'device',
    'captcha-id',
    'accept-language',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

function queryOf(fields: Json): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
