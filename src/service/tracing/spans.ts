import type { ContextManager, Tracer } from '@opentelemetry/api';

/** What spans are made with; nothing of it is global, so that two nodes of a test do not meet. */
export interface Spans {
  readonly tracer: Tracer;
  /** Knows within which span something runs. */
  readonly contexts: ContextManager;
}
