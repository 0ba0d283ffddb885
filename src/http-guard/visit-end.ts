import type { FastifyReply } from 'fastify';

/**
 * Fires once the answer is over or its connection is gone, whichever comes first; it has fired already when the visitor
 * left before.
 */
export function visitEnd(reply: FastifyReply): AbortSignal {
  const visit = new AbortController();
  onVisitEnd(reply, () => visit.abort());
  return visit.signal;
}

/**
 * Runs `action` once at that moment, at once when it has passed: for what every request does, since a signal that fires
 * writes down an error with its stack. An answer that waits behind another on its connection hears nothing of its end, so
 * the connection is listened to as well.
 */
export function onVisitEnd({ raw, request }: FastifyReply, action: () => void): void {
  const { socket } = request.raw;
  if (raw.destroyed || socket.destroyed) {
    action();
    return;
  }
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    action();
  };
  // As many answers may wait on a connection as one address may have.
  socket.setMaxListeners(128);
  raw.on('close', end);
  socket.on('close', end);
}

/** Runs `action` at the end of a visit, at once when it has ended. */
export function atEnd(end: AbortSignal, action: () => void): void {
  if (end.aborted) action();
  else end.addEventListener('abort', action, { once: true });
}
