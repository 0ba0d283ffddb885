import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findHeaderFault } from './find-header-fault.ts';
import { findTargetFault } from './find-target-fault.ts';

/** Browsers wait for an answer before they ask again on a connection, and so do proxies. */
const mostWaiting = 16;

/**
 * Refuses requests that two servers could read differently, before any route sees them: 400 with the reason, and the
 * connection ends. What follows on such a connection is nobody's request, so it is refused as well, and so is who sends
 * request after request without waiting for answers.
 */
export function refuseMalformed(app: FastifyInstance): void {
  const refused = new WeakSet<Socket>();
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw;
    const before = waiting.get(socket) ?? 0;
    waiting.set(socket, before + 1);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    const fault = refused.has(socket)
      ? 'It came after a malformed request.'
      : before >= mostWaiting
        ? `At most ${mostWaiting} requests wait on a connection.`
        : (findTargetFault(raw.url ?? '') ?? findHeaderFault(raw));
    if (fault === undefined) return done();
    refused.add(socket);
    void refuse(reply, fault);
    return undefined;
  });
  // An answer before the end of the body: what is still to come must not be taken for a request, nor read for nothing.
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!raw.complete && announcesBody(raw)) void reply.header('connection', 'close');
    done(null, payload);
  });
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Answers 400 with the reason and lets the connection end. */
export function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(400)
    .headers({ connection: 'close', 'cache-control': 'no-store' })
    .send({ code: 'REQUEST_MALFORMED', message });
}
