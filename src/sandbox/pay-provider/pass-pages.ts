import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const passedHeaders = [
  'content-type',
  'content-security-policy',
  'cache-control',
  'referrer-policy',
  'x-content-type-options',
  'location',
] as const;
/** The page that ends an order waits until its messages were taken. */
const waitMs = 15_000;

/**
 * Shows the provider's pages at the platform's own address, because browsers reach no other one; nothing of them is kept. What
 * leaves is one of two constant paths, with the query written anew: never the text of a request.
 */
export function addPayPages(server: FastifyInstance, providerUrl: () => string): void {
  const passTo =
    (path: string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const query = new URLSearchParams(Object(request.query));
      const body = request.method === 'POST' ? { body: new URLSearchParams(Object(request.body)) } : {};
      try {
        const answer = await fetch(`${providerUrl()}${path}?${query}`, {
          ...{ method: request.method, redirect: 'manual', ...body },
          signal: AbortSignal.timeout(waitMs),
        });
        for (const name of passedHeaders) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        return await reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      } catch {
        return reply
          .code(503)
          .header('retry-after', '2')
          .type('text/plain; charset=utf-8')
          .send('The payment provider cannot be reached. Please try again in a moment.');
      }
    };
  server.get('/pay', passTo('/pay'));
  server.post('/pay', passTo('/pay'));
  server.get('/pay/pay.css', passTo('/pay/pay.css'));
}
