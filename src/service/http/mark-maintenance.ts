import type { FastifyReply } from 'fastify';
import { maintenanceHeader, maintenanceRetrySeconds } from '../../contracts/maintenance.ts';

/** Makes an answer one of a site under maintenance: 503, when to ask again, and that it is ours (row A-216). */
export function markMaintenance(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', maintenanceRetrySeconds).header(maintenanceHeader, '1');
}
