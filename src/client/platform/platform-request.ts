import { GATEWAY_MOBILE, platformHeaders } from '../../contracts/call-headers.ts';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { SitePart } from '../../contracts/site.ts';
import { PlatformError } from './platform-error.ts';
import type { CallOptions } from '../runtime-types.ts';
import type { SessionRecord } from '../session/session-types.ts';

/** Calls that the specification lists with a token field (decision 3). */
const tokenCalls: readonly EndpointName[] = [
  'logout',
  'announcements',
  'favouriteAdd',
  'favouriteRemove',
  'favouriteIds',
  'favourites',
  'recentAdd',
];

export interface CallContext {
  readonly site: SitePart;
  readonly session?: SessionRecord;
  readonly standalone: boolean;
}

/** What of a call's options is sent; what it may hold for which call was checked where the call was made. */
export interface SentParts extends Pick<CallOptions, 'form' | 'headers'> {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

export interface PreparedCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Builds a call: path, merchant code, module id, gateway and token (rows A-315… ). Encryption comes after. */
export function prepareCall(name: EndpointName, options: SentParts, context: CallContext): PreparedCall {
  const { site, session, standalone } = context;
  const endpoint = endpoints[name];
  const path = site.paths[name] ?? endpoint.path;
  if (path === '') throw new PlatformError('EMPTY_URL', `The path of the call "${name}" is empty.`, 0);
  const code = site.identity.code;
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const token = site.settings['api.tokenInQuery'] === true && tokenCalls.includes(name) ? session?.token : undefined;
  const fields = { ...(inQuery ? { merchantCode: code } : {}), ...options.query, ...(token ? { token } : {}) };
  // Some platforms read the fields of a DELETE from its body; some proxies drop bodies (row G-308).
  const isInBody = endpoint.method === 'DELETE' && site.settings['api.deleteInBody'] === true;
  const query = queryOf(isInBody ? {} : fields);
  const { type, body } = bodyOf(isInBody ? { body: fields } : options);
  return {
    url: query === '' ? path : `${path}?${query}`,
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      [platformHeaders.merchant]: code,
      [platformHeaders.module]: endpoint.module,
      [platformHeaders.gateway]: String(GATEWAY_MOBILE),
      ...(session ? { Authorization: `Bearer ${session.token}` } : {}),
      ...(name === 'login' && standalone ? { [platformHeaders.device]: 'OTHERS' } : {}),
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  };
}

function queryOf(values: NonNullable<SentParts['query']>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}

function bodyOf({ body, form }: Pick<SentParts, 'body' | 'form'>): { type?: string; body?: string } {
  if (body === undefined) return {};
  if (form === 'urlencoded') {
    return {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(Object.entries(body ?? {})).toString(),
    };
  }
  return { type: 'application/json', body: JSON.stringify(body) };
}
