import { hostname } from 'node:os';
import type { Tracing, TracingSettings } from './open-tracing.ts';

/** Loads what sends traces, where somebody wants them. */
export async function loadTracing(settings: TracingSettings | undefined): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(settings, hostname());
}
