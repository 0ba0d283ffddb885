import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderStartPage } from '../start/render-start-page.ts';
import { sendPage } from './page-routes.ts';
import type { ServiceContext } from './service-context.ts';

const startDir = join(import.meta.dirname, '../start');

/** The start page of a machine: brands as living cards, demo accounts, outbox. `/` of a brand is its lobby, in place (row A-009). */
export function addStartPage(app: FastifyInstance, context: ServiceContext): void {
  const { brands, port, sandboxUrl } = context;
  app.get('/', async (request, reply) => {
    if (request.site || request.previewOf !== null) return sendPage(context, request, reply);
    reply
      .header('cache-control', 'no-store')
      .header('x-frame-options', 'DENY')
      .header('content-security-policy', startPolicy(port));
    return reply.type('text/html; charset=utf-8').send(renderStartPage(brands, sandboxUrl));
  });
  const sendFile = async (name: string, mediaType: string, reply: FastifyReply) =>
    reply
      .type(mediaType)
      .header('cache-control', 'no-cache')
      .send(await readFile(join(startDir, name)));
  app.get('/livery/start.css', (_request, reply) => sendFile('start-page.css', 'text/css; charset=utf-8', reply));
  app.get('/livery/start.js', (_request, reply) => sendFile('start-page.js', 'text/javascript; charset=utf-8', reply));
  for (const name of ['outbox', 'demo-accounts']) {
    app.get(`/livery/start/${name}`, async (request, reply) => {
      if (request.site || !isLoopback(request.ip)) return reply.callNotFound();
      const answer = await fetch(`${sandboxUrl}/${name}`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      reply.header('cache-control', 'no-store');
      if (!answer?.ok)
        return reply.code(502).send({ code: 'PLATFORM_UNREACHABLE', message: 'The sandbox does not answer.' });
      return reply.type('application/json').send(await answer.text());
    });
  }
}

function startPolicy(port: number): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `frame-src http://*.localhost:${port}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function isLoopback(ip: string): boolean {
  return ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
}
