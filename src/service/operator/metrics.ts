import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Alarm, alarmNames } from '../alarms/alarm-list.ts';

/** What the numbers are read from whenever somebody asks for them. */
export interface MeasuredParts {
  readonly streams: () => number;
  readonly brands: () => number;
  readonly alarms: () => readonly Alarm[];
}

/** Numbers of one node for Prometheus. */
export interface Metrics {
  /** Counts every answer of a server and how long it took. */
  observe(app: FastifyInstance): void;
  /** Counts a release that became the live one on this node. */
  countAdoption(): void;
  readonly contentType: string;
  /** All of them in the text format of Prometheus. */
  read(): Promise<string>;
}

/** Upper bounds in seconds: a page from memory takes a few milliseconds, a call waits for a platform up to ten seconds. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];

/** Makes the metrics of a node, in a registry of their own. */
export function createMetrics({ streams, brands, alarms }: MeasuredParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['route', 'status'];
  const answers = new Histogram({
    name: 'livery_answer_seconds',
    help: 'Time until a request was answered, by route and class of status.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const adoptions = new Counter({
    name: 'livery_releases_adopted_total',
    help: 'Releases that became the live one of a brand on this node.',
    registers,
  });
  addGauge(registry, 'livery_streams', 'Browsers that are open and hear of new releases.', streams);
  addGauge(registry, 'livery_brands', 'Brands that are published.', brands);
  new Gauge({
    name: 'livery_alarms',
    help: 'Alarms that are raised, by kind.',
    labelNames: ['name'],
    registers,
    collect() {
      for (const name of alarmNames) this.set({ name }, alarms().filter((alarm) => alarm.name === name).length);
    },
  });
  return {
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none';
        answers.observe({ route, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1_000);
      });
    },
    countAdoption: () => adoptions.inc(),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
