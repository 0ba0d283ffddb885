import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { traceCalls } from './trace-calls.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRequests } from './trace-requests.ts';

/** Where traces go, and how many. */
export interface TracingSettings {
  /** Address of an OTLP receiver over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** What the receiver wants to see, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Share of the requests that are traced, 0 to 1. */
  readonly share: number;
  /** Origins of platforms that are sent which trace a call belongs to. */
  readonly passedTo: readonly string[];
}

/** Traces of players' requests, with the calls to platforms and the statements that they led to. */
export interface Tracing {
  /** Traces the requests of a server whose routes are added afterwards. */
  watch(app: FastifyInstance): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Sends traces of one node to a receiver; the module and its packages are loaded only where somebody asks for traces. A
 * trace begins here: what a browser says of one is not believed.
 */
export function openTracing(settings: TracingSettings, node: string): Tracing {
  const { endpoint, headers, serviceName, share, passedTo } = settings;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': node }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers: { ...headers } }),
      }),
    ],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  const spans = { tracer: provider.getTracer('livery'), contexts };
  const endings = [traceCalls(spans, passedTo), traceQueries(spans)];
  return {
    watch: (app) => traceRequests(app, spans),
    async close() {
      for (const end of endings) end();
      // A receiver that is away keeps nobody from ending.
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
}
