import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../http-guard/network-of.ts';
import { countCall } from '../door/count-call.ts';
import { sendTooMany } from '../door/too-many.ts';
import { releaseEvent } from '../live/release-event.ts';
import { shownSeq } from '../live/shown-seq.ts';
import type { AppliedNote } from '../live/stream-hub.ts';
import type { ServiceContext } from './service-context.ts';
import { visitEnd } from '../../http-guard/visit-end.ts';

/**
 * What a browser reports that could not load or compose a release and kept its last good one, or in whose page a part of
 * the release broke.
 */
interface BrowserReport {
  readonly release: string;
  readonly seq: number;
  readonly reason: string;
  readonly part?: string;
  /** Path of the page that shows an error card; absent for what no player sees. */
  readonly page?: string;
  /** The platform call that failed last before the card. */
  readonly call?: string;
}

const browserReport = {
  type: 'object',
  required: ['release', 'seq', 'reason'],
  additionalProperties: false,
  properties: {
    release: { type: 'string', maxLength: 64 },
    seq: { type: 'integer' },
    reason: { type: 'string', maxLength: 1000 },
    part: { type: 'string', maxLength: 120 },
    page: { type: 'string', maxLength: 200 },
    call: { type: 'string', maxLength: 200 },
  },
} as const;

const appliedNote = {
  type: 'object',
  required: ['stream', 'seq', 'waited'],
  additionalProperties: false,
  properties: {
    stream: { type: 'string', maxLength: 24 },
    seq: { type: 'integer', minimum: 1 },
    waited: { type: 'integer', minimum: 0, maximum: 60_000 },
  },
} as const;

/** The pointer, pushed and polled, and how it arrives. */
export function addLiveRoutes(app: FastifyInstance, { hub, limiter, cards }: ServiceContext): void {
  app.get('/livery/pointer', async (request, reply) => {
    const { site } = request;
    if (!site) return reply.callNotFound();
    const etag = `"${site.pointer.seq}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send({ ...site.pointer, manifest: site.manifest });
  });

  app.post<{ Body: BrowserReport }>(
    '/livery/report',
    { bodyLimit: 4096, schema: { body: browserReport } },
    async (request, reply) => {
      const { site, body } = request;
      if (!site) return reply.callNotFound();
      const { waitMs } = await countCall(limiter, { merchant: site.merchant, name: 'report', request, names: [] });
      if (waitMs !== undefined) return sendTooMany(reply, waitMs);
      if (body.page === undefined && body.part === undefined) hub.refused(site.channel ?? site.merchant, body.seq);
      if (body.page !== undefined) {
        const card = { ...body, page: body.page, merchant: site.merchant };
        const reference = await cards.keep(card);
        request.log.warn({ ...card, reference }, 'a player saw an error card');
        return reply.send({ reference });
      }
      request.log.warn(
        { merchant: site.merchant, ...body },
        body.part === undefined ? 'a browser refused a release' : 'a part broke in a browser',
      );
      return reply.code(204).send();
    },
  );

  // A page has one word for each release that its own stream announced to it, so that no further limit is needed.
  app.post<{ Body: AppliedNote }>(
    '/livery/applied',
    { bodyLimit: 256, schema: { body: appliedNote } },
    async ({ site, body }, reply) => {
      if (!site) return reply.callNotFound();
      return reply.code(hub.applied(site.channel ?? site.merchant, body) ? 204 : 404).send();
    },
  );

  app.get<{ Querystring: { seq?: string; reports?: string } }>(
    '/livery/stream',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { site } = request;
      if (!site) return reply.callNotFound();
      // A browser that reconnects says which state it has; one that is behind is notified at once.
      const known = shownSeq(request.headers['last-event-id'] ?? request.query.seq, site.pointer.seq);
      const greeting = known < site.pointer.seq ? { greeting: releaseEvent(undefined, site) } : {};
      if (
        !hub.join(reply.raw, {
          merchant: site.channel ?? site.merchant,
          ip: networkOf(request.ip),
          end: visitEnd(reply),
          seq: known,
          reports: request.query.reports === '1',
          ...greeting,
        })
      ) {
        return reply
          .code(503)
          .header('retry-after', '30')
          .send({ code: 'STREAMS_FULL', message: 'Too many open streams.' });
      }
      // The stream outlives the release that was live as it was opened, and would keep it in memory.
      request.site = null;
      return reply.hijack();
    },
  );
}
