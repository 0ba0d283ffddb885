import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../storage/limits/network-of.ts';
import { maintenanceCode, restrictionCode } from '../../contracts/maintenance.ts';
import { isOwnRequest } from '../../http-guard/is-own-request.ts';
import { markMaintenance } from '../http/mark-maintenance.ts';
import type { ServiceContext } from '../http/service-context.ts';
import type { StatusAnswer } from '../http/status-routes.ts';
import type { LiveSite } from '../live/live-site.ts';
import { type BrandPools, createBrandPools } from './brand-pools.ts';
import { createClosedList, type Departure } from './closed-list.ts';
import { countCall, giveBack } from './count-call.ts';
import { passedAnswerHeaders, passedRequestHeaders } from './passed-headers.ts';
import { closureOf } from './reachable-while-closed.ts';
import { sendTooMany } from './too-many.ts';
import { atEnd, visitEnd } from '../http/visit-end.ts';
import { createVisitSlots } from './visit-slots.ts';

/** How long a platform may take before its silence is an answer. */
const ANSWER_MS = 10_000;
// A picture may be drawn while it is waited for, but a browser has six connections: one that waits for long holds up calls.
const PICTURE_MS = 5_000;
/** The largest body of any call. */
const BODY_LIMIT = 22 * 1024 * 1024;

/** A body above this lies in memory long enough to be counted. */
const LARGE_BODY = 256 * 1024;

const slotLimits = { perAddress: 64, perBrand: 512, large: { perAddress: 4, all: 32 } };
const poolLimits = { underWay: 256, kept: 1_000 };

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request is on the closed list; absent for what is not the platform's. */
    departure: Departure | null;
    /** Ends with the answer or the connection. */
    visitEnd: AbortSignal | null;
    /** What the call counted as a failure until it goes well. */
    countedFailures: readonly string[] | undefined;
  }
}

/**
 * The one way out to platforms. Only calls of the closed list leave, by a path that is the list's and never the
 * request's; the merchant comes from the host, whatever the browser says. A body is read whole before a connection is
 * taken, so that a slow sender holds none. The status is the service's to answer, also where a site has it under another
 * path: it holds what lies above the platform's word. Where the site is closed to a visitor, that and customer service is
 * all that is answered (rows ).
 */
export function addPlatformDoor(app: FastifyInstance, context: ServiceContext, answerStatus: StatusAnswer): void {
  const find = createClosedList();
  const slots = createVisitSlots(slotLimits);
  const pools = createBrandPools(poolLimits);
  app.addHook('onClose', () => pools.destroy());
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    await scope.register(replyFrom, { undici: pools, disableRequestLogging: true });
    scope.decorateRequest('departure', null);
    scope.decorateRequest('visitEnd', null);
    scope.decorateRequest('countedFailures');
    scope.addHook('onRequest', async (request, reply) => {
      const { site } = request;
      const departure = site && find(site.site, request.method, request.url.split('?', 1)[0] ?? '');
      if (!departure) return reply.callNotFound();
      const fault = faultOf(request, departure);
      if (fault) return refuse(reply, fault);
      const free = slots.arrive(networkOf(request.ip), departure.call.bodyLimit > LARGE_BODY);
      if (!free) return refuse(reply.header('retry-after', '2'), faults.busy);
      request.visitEnd = visitEnd(reply);
      atEnd(request.visitEnd, free);
      const closure = await closureOf({ name: departure.call.name, site, request }, context.readStatus);
      if (closure === 'maintenance') return refuse(markMaintenance(reply), faults.closed);
      if (closure === 'restricted') return refuse(reply, faults.restricted);
      request.departure = departure;
      return undefined;
    });
    scope.addHook('preHandler', async (request, reply) => {
      const { departure, site, visitEnd: end } = request;
      if (!departure || !site || !end) return undefined;
      const free = pools.isFull(site.merchant, originOf(site, context)) ? undefined : slots.enter(site.merchant);
      if (!free) return refuse(reply.header('retry-after', '2'), faults.busy);
      atEnd(end, free);
      const call = { merchant: site.merchant, name: departure.call.name, request };
      const { waitMs, failures } = await countCall(context.limiter, call);
      request.countedFailures = failures;
      if (waitMs === undefined) return undefined;
      const reference = departure.call.name;
      const { merchant } = site;
      context.security.note({ event: 'lockout', outcome: 'refused', merchant, address: request.ip, reference });
      return sendTooMany(reply, waitMs);
    });
    scope.addHook('onResponse', async ({ countedFailures }, { statusCode }) => {
      if (statusCode >= 400 || !countedFailures) return;
      // What is not given back ends with its window.
      await giveBack(context.limiter, countedFailures).catch((error: unknown) => scope.log.debug(error));
    });
    scope.all('/*', { bodyLimit: BODY_LIMIT, logLevel: 'error' }, (request, reply) => {
      const { departure, site, visitEnd: left } = request;
      if (!departure || !site || !left) return reply.callNotFound();
      if (departure.call.name === 'systemStatus') return answerStatus(request, reply);
      return passOn(request, reply, { departure, site, pools, left, origin: originOf(site, context) });
    });
  });
}

interface Way {
  readonly departure: Departure;
  readonly site: LiveSite;
  readonly pools: BrandPools;
  readonly left: AbortSignal;
  readonly origin: string;
}

function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { departure, site, pools, left, origin }: Way,
): FastifyReply {
  const { call, path } = departure;
  const { body } = request;
  return pools.visit({ merchant: site.merchant, left }, () =>
    reply.from(path, {
      getUpstream: () => origin,
      method: call.method,
      queryString: (_search, url) => new URLSearchParams(url.split('?').slice(1).join('?')).toString(),
      ...(Buffer.isBuffer(body) && body.length > 0
        ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
        : {}),
      rewriteRequestHeaders: (_request, headers) => ({
        ...passedRequestHeaders(request.headers),
        ...lengthOf(headers['content-length']),
        merchant: site.merchant,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': request.protocol,
      }),
      rewriteHeaders: (headers) => passedAnswerHeaders(headers, call),
      // What failed is not sent again: the player's tap may have been carried out.
      retryDelay: () => null,
      timeout: call.path.startsWith('/art/') ? PICTURE_MS : ANSWER_MS,
      onError: (_failed, { error }) => {
        const isLate = 'statusCode' in error && error.statusCode === 504;
        if (!reply.sent) refuse(reply, isLate ? faults.late : faults.unreachable);
      },
    }),
  );
}

function originOf({ platformUrl }: LiveSite, { sandboxUrl }: ServiceContext): string {
  return new URL(platformUrl ?? sandboxUrl).origin;
}

function lengthOf(length: unknown): Record<string, string> {
  return length === undefined ? {} : { 'content-length': String(length) };
}

interface Fault {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const faults = {
  foreign: { status: 403, code: 'CROSS_SITE', message: 'Calls from other sites are refused.' },
  lengthless: { status: 411, code: 'LENGTH_REQUIRED', message: 'A body must say its length.' },
  large: { status: 413, code: 'BODY_TOO_LARGE', message: 'The body is larger than this call takes.' },
  closed: { status: 503, code: maintenanceCode, message: 'System upgrading, please try again later' },
  restricted: { status: 403, code: restrictionCode, message: 'Your IP address or location is blocked' },
  busy: { status: 503, code: 'DOOR_BUSY', message: 'Too many calls are under way. Try again in a moment.' },
  late: { status: 504, code: 'PLATFORM_TIMEOUT', message: 'The platform did not answer in time.' },
  unreachable: { status: 502, code: 'PLATFORM_UNREACHABLE', message: 'The platform cannot be reached.' },
} as const satisfies Record<string, Fault>;

function faultOf(request: FastifyRequest, { call }: Departure): Fault | undefined {
  const { headers } = request;
  if (call.method !== 'GET' && !isOwnRequest(headers)) return faults.foreign;
  if (headers['transfer-encoding'] !== undefined) return faults.lengthless;
  return Number(headers['content-length'] ?? 0) > call.bodyLimit ? faults.large : undefined;
}

function refuse(reply: FastifyReply, { status, code, message }: Fault): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ code, message });
}
