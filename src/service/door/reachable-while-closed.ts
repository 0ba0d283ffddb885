import type { FastifyRequest } from 'fastify';
import type { EndpointName } from '../../contracts/endpoints.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { PassChecks } from '../passes/pass-checks.ts';
import type { StatusReader } from '../pages/read-status.ts';

/** Why a site answers a visitor's call only where the call is one of customer service. */
export type Closure = 'maintenance' | 'restricted';

/** Calls by which somebody who stands before a closed site reaches customer service (row A-216); the chat's page among them. */
export const reachableWhileClosed = [
  'customerService',
  'chatLaunch',
  'chatEnter',
  'chatWindow',
  'chatSay',
  'chatStyle',
  'chatScript',
] as const satisfies readonly (EndpointName | 'chatEnter' | 'chatWindow' | 'chatSay' | 'chatStyle' | 'chatScript')[];

/** The status is the service's own to tell; pictures are everybody's, and many times what calls are. */
const neverAsksForRegion: readonly string[] = [...reachableWhileClosed, 'systemStatus', 'picture', 'webClipProfile'];

/**
 * Whether a call finds the site closed: under maintenance for everybody but testers, by its region for this visitor (rows A-217,
 * A region that nobody tells closes no call: the platform that is silent about it answers none, or decides itself.
 */
export async function closureOf(
  { name, site, request }: { readonly name: string; readonly site: LiveSite; readonly request: FastifyRequest },
  { readStatus, passes }: { readonly readStatus: StatusReader; readonly passes: Pick<PassChecks, 'isTester'> },
): Promise<Closure | undefined> {
  const isReachable = name === 'systemStatus' || reachableWhileClosed.some((reachable) => reachable === name);
  const { maintenance } = site.site;
  const isTester = maintenance && !isReachable && (await passes.isTester(site.merchant, request.headers.cookie));
  if (maintenance && !isTester) return isReachable ? undefined : 'maintenance';
  if (neverAsksForRegion.includes(name)) return undefined;
  const { status } = await readStatus(site, request.ip, { isTester });
  return status === 2 ? 'restricted' : undefined;
}
