import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../contracts/endpoints.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { ServiceContext } from './service-context.ts';

/** Answers the status call. */
export type StatusAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The specification's status call, answered from the live release; its ETag rises with the pointer. Gives the answer,
 * for sites that have the call under another path.
 */
export function addStatusRoutes(app: FastifyInstance, { readStatus, passes }: ServiceContext): StatusAnswer {
  // What is the same for every visitor of a release is written once.
  const written = new WeakMap<LiveSite, string>();
  const shared = (site: LiveSite) => {
    const known = written.get(site);
    if (known !== undefined) return known;
    const { pointer } = site;
    const made = JSON.stringify({ maintenance: site.site.maintenance, pointer, info: infoOf(site) }).slice(1);
    written.set(site, made);
    return made;
  };
  const answer: StatusAnswer = async (request, reply) => {
    const { site } = request;
    if (!site) {
      reply.callNotFound();
      return reply;
    }
    const isTester = await passes.isTester(site.merchant, request.headers.cookie);
    const status = await readStatus(site, request.ip, { patient: true, isTester });
    if (status.status === 'unknown') {
      const message = 'The platform does not say whether this visitor may see the site.';
      return reply.code(502).header('cache-control', 'no-store').send({ code: 'PLATFORM_UNREACHABLE', message });
    }
    const etag = `"${site.pointer.seq}-${status.status}${status.regionRestriction ? 'r' : ''}${status.isTester ? 't' : ''}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { ip, regionRestriction } = status;
    const testing = status.isTester ? { testing: true } : {};
    const own = JSON.stringify({ location: { ip }, regionRestriction, ...testing }).slice(0, -1);
    return reply.type('application/json; charset=utf-8').send(`{"value":${own},${shared(site)}}`);
  };
  app.get(endpoints.systemStatus.path, answer);
  return answer;
}

/** The shape is `StatusInfo` of schemas/platform.openapi.yaml. */
function infoOf({ site, pointer }: LiveSite) {
  const numbers = Object.entries(site.template).map(([name, isOn]) => [name, isOn ? 1 : 0]);
  return {
    customerService: site.customerService,
    domainRoute: site.identity.domains,
    mobileTemplate: Object.fromEntries(numbers),
    paths: site.paths,
    register: { release: pointer.release, rules: site.rules },
    resources: site.resources,
    whitelabel: site.flags,
    mainDomain: site.identity.domains[0] ?? '',
    imageCDNs: site.imageHosts,
  };
}
