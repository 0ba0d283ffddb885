import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FormsPart } from '../../contracts/release.ts';
import { readJsonPart } from '../live/live-site.ts';
import type { ServiceContext } from './service-context.ts';

/** What the platform enforces: the effective site and its rules, for who holds the shared secret. */
export function addInternalRoutes(app: FastifyInstance, { registry, parts }: ServiceContext, secret: string): void {
  app.get<{ Params: { merchant: string } }>('/livery/internal/site/:merchant', async (request, reply) => {
    if (!isSecret(request.headers['livery-internal'], secret))
      return reply.code(403).send({ code: 'FORBIDDEN', message: 'The internal key is missing or wrong.' });
    const live = await registry.current(request.params.merchant);
    if (!live) return reply.code(404).send({ code: 'MERCHANT_UNKNOWN', message: 'There is no such merchant.' });
    const { pointer, site, manifest } = live;
    const etag = `"${pointer.seq}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const forms = await readJsonPart<FormsPart>(parts, manifest.parts.forms);
    return reply.send({ release: pointer.release, seq: pointer.seq, site, forms, rules: site.rules });
  });
}

function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const left = Buffer.from(typeof given === 'string' ? given : '');
  const right = Buffer.from(secret);
  return left.length === right.length && timingSafeEqual(left, right);
}
