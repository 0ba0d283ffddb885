import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findHeaderFault } from './find-header-fault.ts';
import { findTargetFault } from './find-target-fault.ts';

/**
 * Refuses requests that two servers could read differently, before any route sees them: 400 with the reason, and the
 * connection ends. What follows on such a connection is nobody's request, so it is refused as well.
 */
export function refuseMalformed(app: FastifyInstance): void {
  const refused = new WeakSet<Socket>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    const fault = refused.has(raw.socket)
      ? 'It came after a malformed request.'
      : (findTargetFault(raw.url ?? '') ?? findHeaderFault(raw));
    if (fault === undefined) return undefined;
    refused.add(raw.socket);
    return refuse(reply, fault);
  });
}

/** Answers 400 with the reason and lets the connection end. */
export function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(400)
    .headers({ connection: 'close', 'cache-control': 'no-store' })
    .send({ code: 'REQUEST_MALFORMED', message });
}
