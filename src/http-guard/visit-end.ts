import type { FastifyReply } from 'fastify';

/**
 * Fires once the answer is over or its connection is gone, whichever comes first; it has fired already when the visitor
 * left before. An answer that waits behind another on its connection hears nothing of its end, so the connection is
 * listened to as well.
 */
export function visitEnd({ raw, request }: FastifyReply): AbortSignal {
  const { socket } = request.raw;
  const visit = new AbortController();
  const end = () => {
    raw.off('close', end);
    socket.off('close', end);
    visit.abort();
  };
  if (raw.destroyed || socket.destroyed) {
    visit.abort();
    return visit.signal;
  }
  // As many answers may wait on a connection as one address may have.
  socket.setMaxListeners(128);
  raw.once('close', end);
  socket.once('close', end);
  return visit.signal;
}

/** Runs `action` at the end of a visit, at once when it has ended. */
export function atEnd(end: AbortSignal, action: () => void): void {
  if (end.aborted) action();
  else end.addEventListener('abort', action, { once: true });
}
