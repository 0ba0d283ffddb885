import { describe, expect, it } from 'vitest';
import { readTracing } from './read-tracing.ts';

describe('readTracing', () => {
  it('gives nothing without a receiver, whatever else is set', () => {
    expect(readTracing(new Map([['OTEL_SERVICE_NAME', 'lobby']]))).toBeUndefined();
  });

  it('reads headers as the convention writes them, and origins without a slash behind them', () => {
    const values = new Map([
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'],
      ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20a=b,x-team=lobby'],
      ['OTEL_TRACES_SAMPLER_ARG', '0.05'],
      ['LIVERY_TRACEPARENT_TO', 'https://One.example:443,http://two.example:8080'],
    ] as const);
    expect(readTracing(values)).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: { authorization: 'Bearer a=b', 'x-team': 'lobby' },
      serviceName: 'livery',
      share: 0.05,
      passedTo: ['https://one.example', 'http://two.example:8080'],
    });
  });
});
