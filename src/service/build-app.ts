import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { refuseMalformed } from '../http-guard/refuse-malformed.ts';
import { serverOptions } from '../http-guard/server-options.ts';
import type { Console } from './console/open-console.ts';
import { proofPath, proofText } from './domains/prove-domain.ts';
import { addPlatformDoor } from './door/platform-door.ts';
import { addClientRoutes } from './http/client-routes.ts';
import { addInternalRoutes } from './http/internal-routes.ts';
import { addFrameRoutes } from './http/frame-routes.ts';
import { addFrameScript } from './http/frame-script.ts';
import { addLiveRoutes } from './http/live-routes.ts';
import { addPageRoutes } from './http/page-routes.ts';
import { addPassRoutes } from './http/pass-routes.ts';
import { addPartRoutes } from './http/part-routes.ts';
import { addPreviewRoutes } from './http/preview-routes.ts';
import type { HostResolver } from './http/resolve-host.ts';
import type { ServiceContext } from './http/service-context.ts';
import { addStatusRoutes } from './http/status-routes.ts';
import { addTestRoutes } from './http/test-routes.ts';
import { addWebManifestRoutes } from './http/web-manifest-routes.ts';
import { requestIdOf } from './log/request-id.ts';
import { limitUnderWay } from '../http-guard/limit-under-way.ts';
import { addResponseHeaders } from './security/response-headers.ts';
import { createSceneSites } from './scenes/scene-site.ts';
import type { Database } from './store/tables.ts';
import type { Tracing } from './tracing/open-tracing.ts';

/** Requests of one address that may be under way at once, those for the platform included. */
const UNDER_WAY_PER_ADDRESS = 128;

/** Pages that are no brand's, such as those of the documentation. */
export interface OwnPages {
  /** Whether a request is theirs. */
  owns(request: IncomingMessage): boolean;
  answer(request: IncomingMessage, response: ServerResponse): void;
}

interface AppOptions {
  readonly context: ServiceContext;
  readonly resolveHost: HostResolver;
  readonly internalKey: string;
  readonly db: Database;
  readonly merchantsDir: string;
  /** Proxies in front whose word on a visitor's address and protocol is believed. */
  readonly trustedProxies: readonly string[];
  /** Hears of requests. */
  readonly log: FastifyBaseLogger;
  readonly onTrouble: (message: string) => void;
  /** Answers for its own host before any route of a brand is asked. */
  readonly console?: Pick<Console, 'owns' | 'answer'> | undefined;
  /** Answers its own requests before any route of a brand is asked. */
  readonly ownPages?: OwnPages | undefined;
  /** Traces the requests of brands; absent: nobody wants traces. */
  readonly tracing?: Pick<Tracing, 'watch'> | undefined;
}

/** Puts the HTTP side together: host first, then routes. */
export async function buildApp({
  context,
  resolveHost,
  internalKey,
  db,
  merchantsDir,
  trustedProxies,
  log,
  onTrouble,
  console: ownConsole,
  ownPages,
  tracing,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1024 * 1024,
    loggerInstance: log,
    genReqId: requestIdOf(trustedProxies.length > 0),
    forceCloseConnections: true,
  });
  // Before anybody owns a request: what follows a malformed one on its connection is nobody's, whatever host it names.
  refuseMalformed(app);
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const isOfConsole = ownConsole?.owns(raw.headers.host ?? '') === true;
    const owner = isOfConsole ? ownConsole : ownPages?.owns(raw) === true ? ownPages : undefined;
    if (owner === undefined) return done();
    reply.hijack();
    owner.answer(raw, reply.raw);
    return undefined;
  });
  tracing?.watch(app);
  limitUnderWay(app, UNDER_WAY_PER_ADDRESS);
  addResponseHeaders(app);
  app.decorateRequest('site', null);
  app.decorateRequest('previewOf', null);
  app.decorateRequest('frame', null);
  app.decorateRequest('scene', null);
  const sceneSites = createSceneSites();
  if (context.frames) addFrameRoutes(app, context.frames);
  if (trustedProxies.length === 0) warnOfUnknownProxy(app, onTrouble);
  app.addHook('onRequest', async (request, reply) => {
    if (request.frame || /^\/livery\/(internal|test)\//.test(request.url)) return;
    const owner = resolveHost(request.raw.headers.host ?? '', request.raw.socket.localPort ?? 0);
    if (owner.kind === 'unknown') {
      const hint =
        context.startOrigin === undefined ? '' : ` The start page is at ${context.startOrigin}/ on its own machine.`;
      return reply.code(421).type('text/plain; charset=utf-8').send(`No site is served at this address.${hint}\n`);
    }
    if (owner.kind === 'preview') {
      request.previewOf = owner.merchant;
      request.site = context.previews.current(owner.merchant) ?? null;
      return;
    }
    if (owner.kind === 'scene') {
      const live = await context.registry.current(owner.merchant);
      request.scene = owner.scene;
      request.site = live ? sceneSites(live, owner.scene) : null;
      return;
    }
    const host = (request.raw.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
    const token = request.url === proofPath ? context.hosts.tokenOf(host) : undefined;
    // Whoever leads a proven domain here goes on showing its proof.
    if (token !== undefined) return reply.type('text/plain; charset=utf-8').send(`${proofText(token)}\n`);
    const main = context.hosts.mainOf(host);
    if (main !== undefined)
      return reply.header('cache-control', 'no-cache').redirect(`${request.protocol}://${main}${request.url}`, 308);
    request.site = owner.kind === 'brand' ? ((await context.registry.current(owner.merchant)) ?? null) : null;
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n'));
  app.setErrorHandler((error: { statusCode?: number; code?: string; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    // A visitor who left before the answer is no fault of ours.
    if (status >= 500 && !request.socket.destroyed) request.log.error(error);
    // The log has the line under this id.
    if (status >= 500) void reply.header('x-request-id', request.id);
    const message = status >= 500 ? 'Something went wrong on our side.' : error.message;
    return reply.code(status).send({ code: status >= 500 ? 'INTERNAL' : (error.code ?? 'BAD_REQUEST'), message });
  });
  // Parts and assets bring their own encodings; pages and answers are compressed on the way.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { 1: 4 } } });
  addFrameScript(app);
  addPageRoutes(app, context);
  addPartRoutes(app, context);
  addLiveRoutes(app, context);
  const answerStatus = addStatusRoutes(app, context);
  addPreviewRoutes(app, context.previews);
  addPassRoutes(app, context);
  addClientRoutes(app, context);
  addWebManifestRoutes(app, context);
  addInternalRoutes(app, context, internalKey);
  if (context.test) addTestRoutes(app, context, { db, merchantsDir });
  addPlatformDoor(app, context, answerStatus);
  return app;
}

/** Says once that a proxy stands in front which is not named: its players share what one address may have. */
function warnOfUnknownProxy(app: FastifyInstance, onTrouble: (message: string) => void): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return done();
    isSaid = true;
    onTrouble(
      `A proxy at ${request.ip} is in front and not named in LIVERY_TRUST_PROXY: all its players count as one address and share 64 streams, 64 calls and ${UNDER_WAY_PER_ADDRESS} requests under way.`,
    );
    done();
  });
}
