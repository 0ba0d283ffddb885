import type { TracingSettings } from '../tracing/open-tracing.ts';
import type { SettingName } from './read-settings.ts';

/** Where traces go by the environment, whose form has been checked; nothing without a receiver. */
export function readTracing(values: ReadonlyMap<SettingName, string | undefined>): TracingSettings | undefined {
  const endpoint = values.get('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return undefined;
  const headers = listOf(values.get('OTEL_EXPORTER_OTLP_HEADERS')).map((header) => {
    const at = header.indexOf('=');
    return [header.slice(0, at), decodeURIComponent(header.slice(at + 1))] as const;
  });
  return {
    endpoint,
    headers: Object.fromEntries(headers),
    serviceName: values.get('OTEL_SERVICE_NAME') ?? 'livery',
    share: Number(values.get('OTEL_TRACES_SAMPLER_ARG') ?? 1),
    passedTo: listOf(values.get('LIVERY_TRACEPARENT_TO')).map((origin) => new URL(origin).origin),
  };
}

function listOf(text = ''): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
