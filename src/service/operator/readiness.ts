import type { Alarm } from '../alarms/alarm-list.ts';

/** How a node is, as `/livery/health` says it. */
export interface Health {
  /** The process answers. */
  readonly alive: true;
  /** Whether a proxy should send players here. */
  readonly ready: boolean;
  /** Why it is not ready, in sentences. */
  readonly reasons: readonly string[];
  /** What somebody has to look at; players are served all the same. */
  readonly alarms: readonly Alarm[];
}

/** Whether a node should get players, as its start and its end go on. */
export interface Readiness {
  opened(): void;
  ending(): void;
  health(): Health;
}

interface ReadinessOptions {
  readonly brands: () => number;
  readonly alarms: () => readonly Alarm[];
}

/** Makes the readiness of a node that starts. A silent database or platform does not end it: what is live is in memory. */
export function createReadiness({ brands, alarms }: ReadinessOptions): Readiness {
  let state: 'starting' | 'open' | 'ending' = 'starting';
  return {
    opened: () => {
      state = 'open';
    },
    ending: () => {
      state = 'ending';
    },
    health: () => {
      const unready = state === 'open' && brands() === 0 ? ['No brand is published.'] : [];
      const reasons = state === 'open' ? unready : [`The service is ${state}.`];
      return { alive: true, ready: reasons.length === 0, reasons, alarms: alarms() };
    },
  };
}
