import compress from '@fastify/compress';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { CONSOLE_API, type ConsoleRefusal } from '../../contracts/console/api.ts';
import { refuseMalformed } from '../../http-guard/refuse-malformed.ts';
import { serverOptions } from '../../http-guard/server-options.ts';
import { requestIdOf } from '../log/request-id.ts';
import { limitUnderWay } from '../../http-guard/limit-under-way.ts';
import { addResponseHeaders } from '../security/response-headers.ts';
import type { ConsoleContext } from './console-context.ts';
import { authorise } from './http/authorise.ts';
import { checkScope } from './http/check-scope.ts';
import { RefusedError, statusOf } from './http/console-refusal.ts';
import type { ConsoleRoute } from './http/console-route.ts';
import type { Assets } from '../store/assets.ts';
import { addConsolePages } from './http/console-pages.ts';
import { consoleRoutes } from './http/console-routes.ts';
import { refuseUnkeepable } from './http/refuse-unkeepable.ts';
import { writeSessionCookie } from './http/session-cookie.ts';

/** Requests of one address that may be under way at once; a console has one stream and a few calls. */
const UNDER_WAY_PER_ADDRESS = 64;

/** How the console's own server is made. */
export interface ConsoleAppOptions {
  readonly trustedProxies: readonly string[];
  /** Hears of requests. */
  readonly log: FastifyBaseLogger;
  /** Folder of the console's build, whose pages stand beside the API; absent for the API alone. */
  readonly consoleDir?: string | undefined;
  /** Files of other builds. */
  readonly assets?: Pick<Assets, 'find'> | undefined;
}

/** The console's own server: it shares no route with the brands, and is reached by the console's host alone. */
export async function buildConsoleApp(
  context: ConsoleContext,
  { trustedProxies, log, consoleDir, assets }: ConsoleAppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 1024 * 1024,
    loggerInstance: log,
    genReqId: requestIdOf(trustedProxies.length > 0),
    forceCloseConnections: true,
    // What a call takes is taken exactly: nothing is turned into another type or left out in silence.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  refuseMalformed(app);
  limitUnderWay(app, UNDER_WAY_PER_ADDRESS, `${CONSOLE_API}/events`);
  addResponseHeaders(app);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('consoleSession', null);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'same-origin').header('referrer-policy', 'no-referrer');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof RefusedError) {
      const { code, retryAfterSeconds } = error.refusal;
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      return reply.code(statusOf[code]).send(error.refusal);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(refusal('INVALID', error.message));
    if (!request.socket.destroyed) request.log.error(error);
    reply.header('x-request-id', request.id);
    return reply.code(500).send(refusal('INTERNAL', 'Something went wrong on our side.'));
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { 1: 4 } } });
  for (const route of consoleRoutes) addRoute(app, context, route);
  const pages = { frames: context.frames, assets };
  const sendPage = consoleDir === undefined ? undefined : addConsolePages(app, consoleDir, pages);
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    if (sendPage && isPageVisit(request)) return sendPage(reply);
    return reply.send(refusal('NOT_FOUND', 'There is no such address.'));
  });
  return app;
}

function addRoute(app: FastifyInstance, context: ConsoleContext, route: ConsoleRoute): void {
  app.route({
    method: route.method,
    url: `${CONSOLE_API}${route.path}`,
    exposeHeadRoute: false,
    schema: route.schema,
    // Before the body is read: who may not do it is refused whatever they sent.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.consoleSession = (await authorise(context, route, request)) ?? null;
    },
    preValidation: async ({ body }) => refuseUnkeepable(body),
    preHandler: async ({ consoleSession, params, query, body }) => {
      if (consoleSession && route.right !== 'anybody')
        checkScope(consoleSession.person, route, { params, query, body });
    },
    handler: async (request, reply) => {
      const { body, ip, headers, consoleSession } = request;
      const answer = await route.answer({
        context,
        session: consoleSession ?? undefined,
        body,
        // Fastify gives both as plain records.
        params: request.params as Readonly<Record<string, string>>,
        query: request.query as Readonly<Record<string, unknown>>,
        address: ip,
        browser: headers['user-agent'] ?? '',
        setSession: (token) => void reply.header('set-cookie', writeSessionCookie(context.origin, token)),
        reply,
      });
      return reply.sent ? reply : reply.send(answer);
    },
  });
}

/** Whether somebody opens an address in a browser, who reads no JSON. */
function isPageVisit({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith(CONSOLE_API) && headers.accept?.includes('text/html') === true;
}

function refusal(code: ConsoleRefusal['code'], message: string): ConsoleRefusal {
  return { code, message };
}
