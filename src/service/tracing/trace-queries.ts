import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { type EndedQuery, queryChannel } from '../../storage/database/query-channel.ts';
import type { Spans } from './spans.ts';

/** A span for each statement that a request led to, with its text and never its values. Gives what ends it. */
export function traceQueries({ tracer, contexts }: Spans): () => void {
  const hear = (event: unknown) => {
    const parent = contexts.active();
    if (!trace.getSpan(parent)) return;
    const { sql, milliseconds, hasFailed } = event as EndedQuery;
    const endedAt = Date.now();
    const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
    const options = { kind: SpanKind.CLIENT, attributes, startTime: endedAt - milliseconds };
    const span = tracer.startSpan(`database ${verb}`, options, parent);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endedAt);
  };
  queryChannel.subscribe(hear);
  return () => {
    queryChannel.unsubscribe(hear);
  };
}
