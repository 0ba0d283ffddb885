import { Agent } from 'undici';
import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import type { PlatformCall } from '../../contracts/platform-call.ts';
import { passedRequestHeaders } from '../door/passed-headers.ts';
import { platformAddress } from '../door/platform-address.ts';
import type { PlatformWay } from './platforms.ts';
import { readLimited } from './read-limited.ts';

/** How long a platform may take before its silence is an answer, in milliseconds. */
export const answerMs = 10_000;

/** A call that the service makes by itself, not for a player's request. */
export interface OwnCall {
  /** Operation id. */
  readonly name: string;
  /** Path under which the site has it. */
  readonly path: string;
  readonly merchant: string;
  readonly query?: URLSearchParams;
  readonly body?: string;
  readonly init: Pick<RequestInit, 'signal' | 'redirect'> & { readonly headers: Readonly<Record<string, string>> };
}

const agents = new Map<string, Agent>();

/**
 * Asks a platform in its own words and gives the answer in those of the contract. Rejects as `fetch` does, and with a
 * sentence where a secret of the mapping is missing.
 */
export async function callPlatform(
  { origin, translation }: PlatformWay,
  { name, path, merchant, query = new URLSearchParams(), body, init }: OwnCall,
  fetch = globalThis.fetch,
): Promise<Response> {
  const call = callNamed(name);
  if (!translation) {
    const url = platformAddress(path, origin);
    for (const [key, value] of query) url.searchParams.append(key, value);
    return fetch(url, { ...init, method: call.method, ...(body === undefined ? {} : { body }) });
  }
  const given = body === undefined ? {} : { body: Buffer.from(body), contentType: contentTypeIn(init.headers) };
  const mapped = await translation.request({ call, path, merchant, query, ...given });
  if ('refused' in mapped) return new Response('{"code":"CALL_ABSENT"}', { status: 404 });
  const url = platformAddress(mapped.path, origin);
  url.search = mapped.query.toString();
  const { json = body, method } = mapped;
  const { 'if-none-match': tag, ...own } = init.headers;
  const response = await fetch(url, {
    ...init,
    method,
    headers: {
      ...translation.headers({ ...passedRequestHeaders(lowered(own)), merchant }),
      ...(tag === undefined ? {} : { 'if-none-match': tag }),
      ...(mapped.json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: json }),
    ...trusting(translation.ca),
  });
  if (response.status === 304 || !translation.isAnswerMapped(call)) return response;
  const answer = translation.answer(call, response.status, await readLimited(response.body ?? []));
  const etag = response.headers.get('etag');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers: etag === null ? {} : { etag } });
}

function contentTypeIn(headers: Readonly<Record<string, string>>): string | undefined {
  return lowered(headers)['content-type'];
}

/** A call of the list by its name. Throws for a name that is not there. */
function callNamed(name: string): PlatformCall {
  const call = platformCalls.find((one) => one.name === name);
  if (!call) throw new Error(`There is no call "${name}".`);
  return call;
}

/** What makes a `fetch` check a server by these certificates alone; nothing without any. */
export function trusting(ca: string | undefined): { readonly dispatcher?: Agent } {
  return ca === undefined ? {} : { dispatcher: agentFor(ca) };
}

function agentFor(ca: string): Agent {
  const agent = agents.get(ca) ?? new Agent({ connect: { ca } });
  agents.set(ca, agent);
  return agent;
}

function lowered(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
