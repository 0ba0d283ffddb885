import type { FastifyInstance } from 'fastify';
import { createLimitedServer } from '../http-guard/server-options.ts';
import type { SiteRegistry } from './live/site-registry.ts';
import { readPointer } from './store/read-pointer.ts';
import type { Database } from './store/tables.ts';

/** A brand that the service serves. */
export interface ServedBrand {
  readonly code: string;
  readonly name: string;
  readonly url: string;
  /** Address for machines that do not resolve `*.localhost`. */
  readonly fallbackUrl?: string;
}

interface BrandOptions {
  readonly db: Database;
  readonly registry: SiteRegistry;
  /** Merchants with a folder. */
  readonly merchants: readonly string[];
  readonly port: number;
  readonly firstBrandPort?: number | undefined;
}

/** Most brands that get a port of their own. */
const PORT_LIMIT = 50;

/** The brands with a folder, in order of their first publication, so that a new one moves no other's port. */
export async function listBrands({
  db,
  registry,
  merchants,
  port,
  firstBrandPort,
}: BrandOptions): Promise<ServedBrand[]> {
  const pointers = await Promise.all(merchants.map((code) => readPointer(db, code)));
  const live = pointers.flatMap((pointer) => pointer ?? []).sort((left, right) => left.ordinal - right.ordinal);
  return Promise.all(
    live.map(async ({ merchant }, index) => {
      const site = await registry.current(merchant);
      const hasPort = firstBrandPort !== undefined && index < PORT_LIMIT;
      return {
        code: merchant,
        name: site?.site.identity.name ?? merchant,
        url: `http://${merchant}.localhost:${port}/`,
        ...(hasPort ? { fallbackUrl: `http://localhost:${firstBrandPort + index}/` } : {}),
      };
    }),
  );
}

/** The brand that a fallback port belongs to. */
export function brandOfPort(brands: readonly ServedBrand[]): (port: number) => string | undefined {
  const codes = new Map(
    brands.flatMap(({ code, fallbackUrl }) => (fallbackUrl ? [[new URL(fallbackUrl).port, code]] : [])),
  );
  return (port) => codes.get(String(port));
}

/** Listens on the fallback ports too. A port that is taken is reported and left out; the brand keeps its own address. */
export async function openBrandPorts(
  app: FastifyInstance,
  brands: readonly ServedBrand[],
  onTrouble: (message: string) => void,
): Promise<() => void> {
  const servers = brands.flatMap(({ code, fallbackUrl }) => {
    if (!fallbackUrl) return [];
    const server = createLimitedServer((request, response) => app.routing(request, response));
    const { port } = new URL(fallbackUrl);
    return { server, port: Number(port), code };
  });
  await Promise.all(
    servers.map(
      ({ server, port, code }) =>
        new Promise<void>((resolve) => {
          server.once('error', (error) => {
            onTrouble(`Port ${port} for ${code} could not be opened: ${error.message}.`);
            resolve();
          });
          server.listen(port, '127.0.0.1', () => resolve());
        }),
    ),
  );
  return () => {
    for (const { server } of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}
