import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { platformErrors } from '../../src/sandbox/errors.ts';
import { aStatus, openForeignPlatform } from '../../src/service/upstream/foreign-platform.fixture.ts';
import { movedPaths, ownPath } from './moved-paths.ts';
import { stackAddress } from './stack-address.ts';

type Json = Readonly<Record<string, unknown>>;

/** A merchant whose site configuration comes from a platform of another make, which passes what players do to ours. */
export interface ForeignSite {
  /** Lets the platform say a change; gives the body for the test door, which holds only what no platform decides. */
  readonly say: (patch: Json) => { readonly patch: Json; readonly platform: string };
  readonly close: () => Promise<void>;
}

/** What of site.json a platform decides; the rest stays the folder's. */
const decided = ['flags', 'template', 'resources', 'customerService', 'domainRoute', 'imageCDNs', 'maintenance'];

/**
 * Opens the scripted platform of one merchant. Its calls have other paths and its errors other codes, it spells on and
 * off in its own ways, sends flags that nobody knows and rules in an answer of their own that names no form.
 */
export async function openForeignSite(base: string): Promise<ForeignSite> {
  const platform = await openForeignPlatform(passToOurs);
  const folder = join(import.meta.dirname, '../../merchants', base);
  const file = (name: string): Json => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Json;
  let site: Json = pick(file('site.json'), decided);
  let fields: Json = asJson(file('registration.json')['fields']);
  return {
    say({ site: ofSite, registration, ...others }) {
      site = merge(site, pick(asJson(ofSite), decided));
      fields = merge(fields, asJson(asJson(registration)['fields']));
      platform.say(aStatus(infoOf(site), site['maintenance']));
      platform.rule({ value: { rules: fields } }, movedPaths['registerSettings']);
      const kept = Object.entries(asJson(ofSite)).filter(([name]) => !decided.includes(name));
      const paths = { systemStatus: platform.statusPath };
      const own = { ...Object.fromEntries(kept), paths, errorCodes: Object.fromEntries(ourCodes) };
      return { patch: { ...others, site: own }, platform: platform.url };
    },
    close: () => platform.close(),
  };
}

function infoOf({ flags, template, maintenance: _, ...lists }: Json): Json {
  const { systemStatus: _status, ...paths } = movedPaths;
  return {
    ...lists,
    whitelabel: { ...spelled(flags), LEGACY_SKIN: 'blue', NEWLOBBY9: 1 },
    mobileTemplate: spelled(template),
    paths: { ...paths, lobbyTiles: '/api/v2/tiles' },
    legacyTheme: { colour: 'blue' },
  };
}

const on = ['Y', 1, '1', true];
const off = ['N', 0, null, false, '0'];

/** The same switches in as many spellings as there are. */
function spelled(switches: unknown): Json {
  const entries = Object.entries(asJson(switches)).map(([name, value], index) => {
    if (typeof value !== 'boolean') return [name, value];
    const spellings = value ? on : off;
    return [name, spellings[index % spellings.length]];
  });
  return Object.fromEntries(entries) as Json;
}

/** Its code for each of ours. */
const ourCodes = Object.keys(platformErrors).map((code, index) => [`E-${1000 + index}`, code] as const);
const foreignCodes = new Map<unknown, string>(ourCodes.map(([foreign, own]) => [own, foreign]));

/** Hands a call that has its foreign path to our platform, and the answer back with a foreign code. */
function passToOurs(incoming: IncomingMessage, response: ServerResponse): void {
  const asked = incoming.url ?? '/';
  const path = ownPath(asked);
  if (path === asked && !asked.startsWith('/art/')) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"E-1999","message":"no such call"}');
    return;
  }
  const { sandboxPort: port } = stackAddress;
  const { method, headers } = incoming;
  const outgoing = send({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    const wait = answer.headers['retry-after'];
    const refused = { 'content-type': 'application/json', ...(wait === undefined ? {} : { 'retry-after': wait }) };
    response.writeHead(status, status < 400 ? answer.headers : refused);
    if (status < 400) answer.pipe(response);
    else void text(answer).then((body) => response.end(inForeignCodes(body)));
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

function inForeignCodes(body: string): string {
  const failure = asJson(JSON.parse(body || '{}'));
  const code = foreignCodes.get(failure['code']);
  return JSON.stringify(code === undefined ? failure : { ...failure, code });
}

function pick(value: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}

function merge(before: Json, change: Json): Json {
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(change)) {
    const isDeep = [before[name], value].every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
    merged[name] = isDeep ? merge(asJson(before[name]), asJson(value)) : value;
  }
  return merged;
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
