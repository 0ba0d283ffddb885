import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../live/live-site.ts';
import type { ServiceContext } from './service-context.ts';

/** The specification's status call, answered from the live release; its ETag rises with the pointer. */
export function addStatusRoutes(app: FastifyInstance, { readStatus }: ServiceContext): void {
  app.get('/wps/system/status', async (request, reply) => {
    const { site } = request;
    if (!site) return reply.callNotFound();
    const status = await readStatus(site, request.ip);
    const etag = `"${site.pointer.seq}-${status.status}${status.regionRestriction ? 'r' : ''}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send({ value: statusValue(site, status) });
  });
}

function statusValue(
  { site, pointer }: LiveSite,
  { ip, regionRestriction }: { ip: string; regionRestriction: boolean },
) {
  return {
    location: { ip },
    maintenance: site.maintenance,
    regionRestriction,
    pointer,
    info: {
      whitelabel: site.flags,
      promotions: site.promotions,
      mobileTemplate: site.template,
      customerService: site.customerService,
      resources: site.resources,
      paths: site.paths,
      imageCDNs: site.imageHosts,
      mainDomain: site.identity.domains[0] ?? '',
      domainRoute: site.identity.domains,
      register: { forms: site.forms },
    },
  };
}
