import type { FastifyInstance } from 'fastify';

/** What is no page and is opened as one all the same shows nothing, and stands in no frame. */
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** A worker takes the policy of its own script, so a script says nothing of what may be loaded. */
const scriptPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer. Pages bring their content policy; what has none gets the one of data. */
export function addResponseHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const hasPolicy = type === '' || type.startsWith('text/html') || reply.hasHeader('content-security-policy');
    if (!hasPolicy) reply.header('content-security-policy', type.includes('javascript') ? scriptPolicy : dataPolicy);
    done(null, payload);
  });
}
