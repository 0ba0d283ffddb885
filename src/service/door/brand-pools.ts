import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dispatcher, Pool } from 'undici';

interface Visit {
  readonly merchant: string;
  /** Certificates in PEM that a platform's is checked against; absent: the usual ones. */
  readonly ca?: string | undefined;
  /** Fires when the browser has left. */
  readonly left: AbortSignal;
}

/** Connections to platforms, for each brand its own: what one brand's calls wait for holds up no other. */
export interface BrandPools {
  /** What the proxy sends by; only within `visit`. */
  readonly request: Dispatcher['request'];
  /** Runs what sends for a brand. */
  visit<Result>(visit: Visit, send: () => Result): Result;
  /** Whether so much of a brand is under way to a platform that no more is taken. */
  isFull(visit: Pick<Visit, 'merchant' | 'ca'>, origin: string): boolean;
  destroy(): Promise<void>;
}

const poolOptions: Pool.Options = {
  connections: 64,
  // One request on a connection at a time: an answer can only be that of its own request.
  pipelining: 1,
  keepAliveTimeout: 4_000,
  connect: { timeout: 3_000 },
  maxResponseSize: 32 * 1024 * 1024,
};

/** Makes the pools. `underWay` is the most that one brand may have under way to one platform, the waiting included. */
export function createBrandPools({ underWay, kept }: { underWay: number; kept: number }): BrandPools {
  const visits = new AsyncLocalStorage<Visit>();
  const pools = new Map<string, Pool>();
  const poolOf = ({ merchant, ca }: Visit, origin: string): Pool => {
    const key = keyOf(merchant, origin, ca);
    const pool = pools.get(key) ?? openPool(origin, ca);
    pools.delete(key);
    pools.set(key, pool);
    for (const [old, idle] of pools) {
      if (pools.size <= kept) break;
      if (idle.stats.size > 0) continue;
      pools.delete(old);
      void idle.close();
    }
    return pool;
  };
  const request = (options: Dispatcher.RequestOptions, ...rest: unknown[]) => {
    const visit = visits.getStore();
    if (!visit) throw new Error('A request to a platform is sent outside the visit of a brand.');
    const pool = poolOf(visit, new URL(String(options.origin)).origin);
    return Reflect.apply(pool.request, pool, [{ ...options, signal: visit.left }, ...rest]);
  };
  return {
    request: request as Dispatcher['request'],
    visit: (visit, send) => visits.run(visit, send),
    isFull: ({ merchant, ca }, origin) => (pools.get(keyOf(merchant, origin, ca))?.stats.size ?? 0) >= underWay,
    destroy: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}

function openPool(origin: string, ca: string | undefined): Pool {
  return new Pool(origin, ca === undefined ? poolOptions : { ...poolOptions, connect: { ...poolOptions.connect, ca } });
}

function keyOf(merchant: string, origin: string, ca = ''): string {
  return `${merchant} ${origin} ${ca}`;
}
