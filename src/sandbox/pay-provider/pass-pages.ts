import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { limitUnderWay } from '../../http-guard/limit-under-way.ts';

/** Headers of the provider's answers that go on to the browser. */
const passedHeaders = [
  'content-type',
  'content-length',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
  'location',
];
const formType = 'application/x-www-form-urlencoded';
/** The page that ends an order waits until its messages were taken. */
const waitMs = 15_000;
/** Requests of one address that may be under way: a browser has six connections. */
const perAddress = 8;
/** Requests of everybody that may be under way, those included that wait for a connection. */
const underWay = 128;
const agentOptions: Agent.Options = {
  connections: 16,
  // One request on a connection at a time: an answer can only be that of its own request.
  pipelining: 1,
  connect: { timeout: 3_000 },
  maxResponseSize: 1024 * 1024,
};

/**
 * Shows the provider's pages at the platform's own address, because browsers reach no other one; nothing of them is kept. What
 * leaves is one of two constant paths, with query and form written anew: never the text of a request, and none of its headers.
 */
export function addPayPages(server: FastifyInstance, providerUrl: () => string | Promise<string>): void {
  void server.register(async (scope) => {
    const agent = new Agent(agentOptions);
    scope.addHook('onClose', () => agent.destroy());
    limitUnderWay(scope, perAddress);
    await scope.register(replyFrom, { undici: agent, disableRequestLogging: true });
    const passTo = (path: string) => async (request: FastifyRequest, reply: FastifyReply) => {
      const origin = await providerUrl();
      const isFull = (agent.stats[origin]?.size ?? 0) >= underWay;
      if (origin === '' || isFull) return sendUnreachable(reply);
      const form = request.method === 'POST' ? String(new URLSearchParams(Object(request.body))) : undefined;
      return reply.from(path, {
        getUpstream: () => origin,
        queryString: () => String(new URLSearchParams(Object(request.query))),
        ...(form === undefined ? { body: null } : { body: form, contentType: formType }),
        rewriteRequestHeaders: () => (form === undefined ? {} : { 'content-type': formType }),
        rewriteHeaders: (answered) =>
          Object.fromEntries(Object.entries(answered).filter(([name]) => passedHeaders.includes(name))),
        // A payment that was ended may not be ended again because its answer was lost.
        retryDelay: () => null,
        timeout: waitMs,
        onError: () => void sendUnreachable(reply),
      });
    };
    scope.get('/pay', passTo('/pay'));
    scope.post('/pay', passTo('/pay'));
    scope.get('/pay/pay.css', passTo('/pay/pay.css'));
  });
}

function sendUnreachable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The payment provider cannot be reached. Please try again in a moment.');
}
