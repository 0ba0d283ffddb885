import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import Fastify from 'fastify';
import { refuseMalformed } from '../../http-guard/refuse-malformed.ts';
import { serverOptions } from '../../http-guard/server-options.ts';
import type { ServedBrand } from '../brands.ts';
import type { SiteRegistry } from '../live/site-registry.ts';
import { renderStartPage } from './render-start-page.ts';
import { addStatesPage } from './states/add-states-page.ts';

/** The start page of a development start. */
export interface StartPageOptions {
  /** Port of the page, loopback only. */
  readonly port: number;
  /** Port of the brands that it shows. */
  readonly servicePort: number;
  readonly brands: readonly ServedBrand[];
  /** Gives what is live of a brand. */
  readonly siteOf: SiteRegistry['current'];
  /** Where the sandbox shows outbox and demo accounts. */
  readonly staffUrl: string;
  /** Where the console is; absent where there is none. */
  readonly consoleOrigin?: string | undefined;
  /** Where the reference is; absent where there is none. */
  readonly docsUrl?: string | undefined;
}

/**
 * Opens the start page: brands as living cards, demo accounts, outbox. It has a port of its own, so that no proxy in
 * front of the brands can show it, and answers to names of this machine only.
 */
export async function openStartPage(options: StartPageOptions): Promise<{ close(): Promise<void> }> {
  const { port, servicePort, brands, staffUrl, siteOf } = options;
  const page = Fastify({ ...serverOptions, logger: false, forceCloseConnections: true });
  refuseMalformed(page);
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  page.addHook('onRequest', async (request, reply) => {
    // The outbox and the demo accounts are data of this page alone.
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'same-origin');
    if (hosts.includes(request.headers.host ?? '')) return undefined;
    return reply.code(421).type('text/plain; charset=utf-8').send('The start page answers on this machine only.\n');
  });
  const headers = {
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': startPolicy(servicePort),
  };
  page.get('/', (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(renderStartPage(brands, options)),
  );
  addStatesPage(page, { brands, siteOf, servicePort, headers });
  page.get('/start.css', (_request, reply) => sendFile('start-page.css', 'text/css; charset=utf-8', reply));
  page.get('/states.css', (_request, reply) => sendFile('states/states-page.css', 'text/css; charset=utf-8', reply));
  page.get('/start.js', (_request, reply) => sendFile('start-page.js', 'text/javascript; charset=utf-8', reply));
  const own = brands.filter(({ platformUrl }) => platformUrl === undefined);
  const codes = own.map(({ code }) => code).join(',');
  for (const [name, query] of [
    ['outbox', ''],
    ['demo-accounts', `?brands=${codes}`],
  ] as const) {
    page.get(`/${name}`, async (_request, reply) => {
      const answer = await fetch(`${staffUrl}/${name}${query}`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      reply.header('cache-control', 'no-store');
      if (!answer?.ok)
        return reply.code(502).send({ code: 'PLATFORM_UNREACHABLE', message: 'The sandbox does not answer.' });
      return reply.type('application/json').send(await answer.text());
    });
  }
  await page.listen({ port, host: '127.0.0.1' });
  return { close: () => page.close() };
}

async function sendFile(name: string, mediaType: string, reply: FastifyReply): Promise<FastifyReply> {
  const content = await readFile(join(import.meta.dirname, name));
  return reply.type(mediaType).header('cache-control', 'no-cache').send(content);
}

function startPolicy(servicePort: number): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `frame-src http://*.localhost:${servicePort}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
