import type { FastifyInstance } from 'fastify';
import type { RunningAlarms } from '../alarms/start-alarms.ts';
import type { HostTable } from '../live/host-table.ts';
import type { SiteRegistry } from '../live/site-registry.ts';
import type { StreamHub } from '../live/stream-hub.ts';
import { createMetrics } from './metrics.ts';
import { openOperatorDoor } from './operator-door.ts';
import { createReadiness } from './readiness.ts';

/** What operators are notified of. */
export interface WatchedParts {
  readonly app: FastifyInstance;
  readonly hub: StreamHub;
  readonly hosts: Pick<HostTable, 'size'>;
  readonly registry: SiteRegistry;
  readonly alarms: Pick<RunningAlarms, 'list'> | undefined;
}

/** Health and metrics of a node, from before it serves until after it has ended. */
export interface Operators {
  /** Measures the parts; before the server listens. */
  watch(parts: WatchedParts): void;
  /** Players may come. */
  opened(): void;
  /** Players should go elsewhere. */
  ending(): void;
  close(): Promise<void>;
}

/** Opens the operators' port, or nothing where none is asked for. Throws `PortError`. */
export async function openOperators(
  place: { readonly address: string; readonly port: number } | undefined,
): Promise<Operators> {
  const nothing = () => undefined;
  if (!place) return { watch: nothing, opened: nothing, ending: nothing, close: () => Promise.resolve() };
  let watched: WatchedParts | undefined;
  const brands = () => watched?.hosts.size ?? 0;
  const alarms = () => watched?.alarms?.list() ?? [];
  const readiness = createReadiness({ brands, alarms });
  const metrics = createMetrics({ brands, alarms, streams: () => watched?.hub.size ?? 0 });
  const door = await openOperatorDoor({ ...place, health: readiness.health, metrics });
  return {
    watch(parts) {
      watched = parts;
      metrics.observe(parts.app);
      parts.registry.onAdoption(() => metrics.countAdoption());
    },
    opened: readiness.opened,
    ending: readiness.ending,
    close: door.close,
  };
}
