import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../http-guard/network-of.ts';
import { isOwnRequest } from '../../http-guard/is-own-request.ts';
import { markMaintenance } from '../http/mark-maintenance.ts';
import type { ServiceContext } from '../http/service-context.ts';
import type { StatusAnswer } from '../http/status-routes.ts';
import { createBrandPools } from './brand-pools.ts';
import { createClosedList, type Departure } from './closed-list.ts';
import { type CountableCall, countCall, giveBack, rememberPlace } from './count-call.ts';
import { type Fault, faults, refuse } from './door-faults.ts';
import { passOn } from './pass-on.ts';
import { readNames } from './read-names.ts';
import { closureOf } from './reachable-while-closed.ts';
import { sendTooMany } from './too-many.ts';
import { atEnd, visitEnd } from '../../http-guard/visit-end.ts';
import { createVisitSlots } from './visit-slots.ts';

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
    /** The call as it was counted. */
    countedCall: CountableCall | undefined;
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
    scope.decorateRequest('countedCall');
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
      const closure = await closureOf({ name: departure.call.name, site, request }, context);
      if (closure === 'maintenance') return refuse(markMaintenance(reply), faults.closed);
      if (closure === 'restricted') return refuse(reply, faults.restricted);
      request.departure = departure;
      return undefined;
    });
    scope.addHook('preHandler', async (request, reply) => {
      const { departure, site, visitEnd: end } = request;
      if (!departure || !site || !end) return undefined;
      const way = context.platforms.wayOf(site);
      const visit = { merchant: site.merchant, ca: way.translation?.ca };
      const free = pools.isFull(visit, way.origin) ? undefined : slots.enter(site.merchant);
      if (!free) return refuse(reply.header('retry-after', '2'), faults.busy);
      atEnd(end, free);
      const { name } = departure.call;
      const { names, body, isUnreadable } = await readNames(name, sentBody(request), way.translation?.key);
      request.body = body;
      const call = { merchant: site.merchant, name, request, names };
      const { waitMs, failures } = await countCall(context.limiter, call);
      request.countedFailures = failures;
      request.countedCall = call;
      if (waitMs === undefined) return isUnreadable ? refuse(reply, faults.unreadable) : undefined;
      const { merchant } = site;
      context.security.note({ event: 'lockout', outcome: 'refused', merchant, address: request.ip, reference: name });
      return sendTooMany(reply, waitMs);
    });
    scope.addHook('onResponse', async ({ countedFailures, countedCall }, { statusCode }) => {
      if (statusCode >= 400 || !countedFailures || !countedCall) return;
      // What is not given back ends with its window.
      await giveBack(context.limiter, countedFailures)
        .then(() => rememberPlace(context.limiter, countedCall))
        .catch((error: unknown) => scope.log.debug(error));
    });
    scope.all('/*', { bodyLimit: BODY_LIMIT, logLevel: 'error' }, (request, reply) => {
      const { departure, site, visitEnd: left } = request;
      if (!departure || !site || !left) return reply.callNotFound();
      if (departure.call.name === 'systemStatus') return answerStatus(request, reply);
      return passOn(request, reply, { departure, site, pools, left, way: context.platforms.wayOf(site) });
    });
  });
}

function sentBody({ body, headers }: FastifyRequest) {
  return { body: Buffer.isBuffer(body) ? body : undefined, contentType: headers['content-type'] };
}

function faultOf(request: FastifyRequest, { call }: Departure): Fault | undefined {
  const { headers } = request;
  // A cookie that another site makes a browser take would lead its player into a stranger's conversation.
  const changes = call.method !== 'GET' || call.givesCookie !== undefined;
  if (changes && !isOwnRequest(headers)) return faults.foreign;
  if (headers['transfer-encoding'] !== undefined) return faults.lengthless;
  return Number(headers['content-length'] ?? 0) > call.bodyLimit ? faults.large : undefined;
}
