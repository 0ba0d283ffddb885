import { Agent, request as sendPlain } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent as SecureAgent, request as sendSecure } from 'node:https';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from './service-context.ts';
import type { StatusAnswer } from './status-routes.ts';

/** How long the platform may take before its silence is an answer. */
const ANSWER_MS = 10_000;
// A picture may be drawn while it is waited for, but a browser has six connections: one that waits for long holds up calls.
const PICTURE_MS = 5000;

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
]);

/**
 * Passes platform calls and pictures on. The merchant comes from the host, whatever the browser says. The status is the
 * service's to answer, also where a site has it under another path: it holds what lies above the platform's word.
 */
export function addPlatformRoutes(app: FastifyInstance, context: ServiceContext, answerStatus: StatusAnswer): void {
  const pool = { keepAlive: true, maxSockets: 256 };
  const agents = { plain: new Agent(pool), secure: new SecureAgent(pool) };
  app.addHook('onClose', async () => {
    agents.plain.destroy();
    agents.secure.destroy();
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const pass = (request: FastifyRequest, reply: FastifyReply) => passOn(context, agents, request, reply);
    scope.all('/wps/*', { bodyLimit: 20 * 1024 * 1024 }, pass);
    scope.get('/art/*', pass);
    // A platform may have its calls elsewhere (rows A-316, G-303); no other path leads out.
    scope.all('/*', { bodyLimit: 20 * 1024 * 1024 }, (request, reply) => {
      const call = movedCall(request);
      if (call === 'systemStatus') return answerStatus(request, reply);
      return call ? pass(request, reply) : reply.callNotFound();
    });
  });
}

/** The call that a site has under this path. */
function movedCall({ site, url }: FastifyRequest): string | undefined {
  const path = url.split('?', 1)[0];
  return Object.entries(site?.site.paths ?? {}).find(([, moved]) => moved === path)?.[0];
}

function passOn(
  { sandboxUrl }: ServiceContext,
  agents: { readonly plain: Agent; readonly secure: SecureAgent },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const { site } = request;
  if (!site) {
    reply.callNotFound();
    return reply;
  }
  if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') {
    return reply.code(403).send({ code: 'CROSS_SITE', message: 'Calls from other sites are refused.' });
  }
  return new Promise((resolve) => {
    const answerOnce = (code: number, body: { code: string; message: string }) => {
      if (!reply.sent) void reply.code(code).header('cache-control', 'no-store').send(body);
      resolve(reply);
    };
    const to = new URL(request.url, site.platformUrl ?? sandboxUrl);
    const isSecure = to.protocol === 'https:';
    const send = isSecure ? sendSecure : sendPlain;
    const outgoing = send(to, {
      agent: isSecure ? agents.secure : agents.plain,
      method: request.method,
      headers: forwardedHeaders(request, site.merchant),
      timeout: request.url.startsWith('/art/') ? PICTURE_MS : ANSWER_MS,
    });
    outgoing.on('timeout', () => {
      answerOnce(504, { code: 'PLATFORM_TIMEOUT', message: 'The platform did not answer in time.' });
      outgoing.destroy();
    });
    outgoing.on('error', () =>
      answerOnce(502, { code: 'PLATFORM_UNREACHABLE', message: 'The platform cannot be reached.' }),
    );
    outgoing.on('response', (incoming) => {
      void reply
        .code(incoming.statusCode ?? 502)
        .headers(endToEnd(incoming.headers))
        .send(incoming);
      resolve(reply);
    });
    request.raw.on('aborted', () => outgoing.destroy());
    if (request.body) request.raw.pipe(outgoing);
    else outgoing.end();
  });
}

function forwardedHeaders(request: FastifyRequest, merchant: string): IncomingHttpHeaders {
  return {
    ...endToEnd(request.headers),
    merchant,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}
