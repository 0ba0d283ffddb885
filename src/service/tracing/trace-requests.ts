import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Spans } from './spans.ts';

/** Open for hours; its end says nothing. */
const untraced = ['/livery/stream'];

/** A span for each request, within which its route runs. It holds no address, no query and nothing that a player sent. */
export function traceRequests(app: FastifyInstance, { tracer, contexts }: Spans): void {
  const open = new WeakMap<FastifyRequest, { readonly span: Span; readonly context: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    if (untraced.includes(route)) return done();
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'livery.request_id': request.id };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    const context = trace.setSpan(ROOT_CONTEXT, span);
    open.set(request, { span, context });
    contexts.with(context, done);
  });
  // The parts of a body arrive outside of what the first hook began.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = open.get(request)?.context;
    if (context) contexts.with(context, done);
    else done();
  });
  const end = (request: FastifyRequest, status?: number) => {
    const span = open.get(request)?.span;
    if (!span) return;
    open.delete(request);
    if (request.site) span.setAttribute('livery.merchant', request.site.merchant);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request);
    done();
  });
}
