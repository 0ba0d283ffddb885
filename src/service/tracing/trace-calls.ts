import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Spans } from './spans.ts';

/** What undici reports of a request on its channels. */
interface SentRequest {
  readonly origin: string | URL;
  readonly method: string;
  readonly path: string;
  addHeader(name: string, value: string): void;
}

interface CallEvent {
  readonly request: SentRequest;
  readonly response?: { readonly statusCode: number };
  readonly error?: Error;
}

const propagator = new W3CTraceContextPropagator();

/**
 * A span for each call that leaves within a request: the door's and those of pages, which both go by undici. The platforms
 * of `passedTo` are sent the trace. Gives what ends it.
 */
export function traceCalls({ tracer, contexts }: Spans, passedTo: readonly string[]): () => void {
  const open = new WeakMap<SentRequest, Span>();
  const begin = ({ request }: CallEvent) => {
    const parent = contexts.active();
    if (!trace.getSpan(parent)) return;
    const { origin, host, port, protocol } = new URL(String(request.origin));
    const attributes = {
      'http.request.method': request.method,
      'url.path': request.path.split('?', 1)[0],
      'server.address': host.replace(/:\d+$/, ''),
      'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
    };
    const span = tracer.startSpan(`platform ${request.method}`, { kind: SpanKind.CLIENT, attributes }, parent);
    open.set(request, span);
    if (!passedTo.includes(origin)) return;
    propagator.inject(trace.setSpan(parent, span), request, { set: (to, name, value) => to.addHeader(name, value) });
  };
  const end = ({ request, response, error }: CallEvent) => {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    if (response) span.setAttribute('http.response.status_code', response.statusCode);
    if (error || (response && response.statusCode >= 500)) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  const hear = [
    ['undici:request:create', (event: unknown) => begin(event as CallEvent)],
    ['undici:request:headers', (event: unknown) => end(event as CallEvent)],
    ['undici:request:error', (event: unknown) => end(event as CallEvent)],
  ] as const;
  for (const [name, listener] of hear) subscribe(name, listener);
  return () => {
    for (const [name, listener] of hear) unsubscribe(name, listener);
  };
}
