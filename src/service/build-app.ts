import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { addClientRoutes } from './http/client-routes.ts';
import { addInternalRoutes } from './http/internal-routes.ts';
import { addLiveRoutes } from './http/live-routes.ts';
import { addPageRoutes } from './http/page-routes.ts';
import { addPartRoutes } from './http/part-routes.ts';
import { addPlatformRoutes } from './http/platform-routes.ts';
import { addPreviewRoutes } from './http/preview-routes.ts';
import type { HostResolver } from './http/resolve-host.ts';
import type { ServiceContext } from './http/service-context.ts';
import { addStartPage } from './http/start-page.ts';
import { addStatusRoutes } from './http/status-routes.ts';
import { addTestRoutes } from './http/test-routes.ts';
import { addWebManifestRoutes } from './http/web-manifest-routes.ts';
import { addResponseHeaders } from './security/response-headers.ts';
import type { Database } from './store/tables.ts';

interface AppOptions {
  readonly context: ServiceContext;
  readonly resolveHost: HostResolver;
  readonly internalKey: string;
  readonly db: Database;
  readonly merchantsDir: string;
  /** Believes `X-Forwarded-*` of a proxy in front. */
  readonly trustProxy: boolean;
}

/** Puts the HTTP side together: host first, then routes. */
export async function buildApp({
  context,
  resolveHost,
  internalKey,
  db,
  merchantsDir,
  trustProxy,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy, bodyLimit: 1024 * 1024, logger: { level: 'warn' }, forceCloseConnections: true });
  addResponseHeaders(app);
  app.decorateRequest('site', null);
  app.decorateRequest('previewOf', null);
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/livery\/(internal|test)\//.test(request.url)) return;
    const owner = await resolveHost(request.host, request.raw.socket.localPort ?? 0);
    if (owner.kind === 'unknown') {
      return reply.code(421).type('text/plain; charset=utf-8').send('No site is served at this address.\n');
    }
    if (owner.kind === 'preview') {
      request.previewOf = owner.merchant;
      request.site = context.previews.current(owner.merchant) ?? null;
      return;
    }
    request.site = owner.kind === 'brand' ? ((await context.registry.current(owner.merchant)) ?? null) : null;
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n'));
  app.setErrorHandler((error: { statusCode?: number; code?: string; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    // A visitor who left before the answer is no fault of ours.
    if (status >= 500 && !request.socket.destroyed) request.log.error(error);
    const message = status >= 500 ? 'Something went wrong on our side.' : error.message;
    return reply.code(status).send({ code: status >= 500 ? 'INTERNAL' : (error.code ?? 'BAD_REQUEST'), message });
  });
  // Parts and assets bring their own encodings; pages and answers are compressed on the way.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { 1: 4 } } });
  addStartPage(app, context);
  addPageRoutes(app, context);
  addPartRoutes(app, context);
  addLiveRoutes(app, context);
  const answerStatus = addStatusRoutes(app, context);
  addPreviewRoutes(app, context.previews);
  addClientRoutes(app, context);
  addWebManifestRoutes(app, context);
  addInternalRoutes(app, context, internalKey);
  if (context.test) addTestRoutes(app, context, { db, merchantsDir });
  addPlatformRoutes(app, context, answerStatus);
  return app;
}
