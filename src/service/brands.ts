import type { Server } from 'node:http';
import { connect } from 'node:net';
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
  /** The platform of its own that its players' calls go to: accounts of the sandbox are none there. */
  readonly platformUrl?: string;
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
        ...(site?.platformUrl === undefined ? {} : { platformUrl: site.platformUrl }),
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

/** Brands whose fallback addresses are listened on. */
export interface OpenedBrands {
  /** The same brands; one whose port belongs to another program has no fallback address. */
  readonly brands: readonly ServedBrand[];
  close(): void;
}

/** Listens on the fallback ports too. A port that is taken is reported and left out; the brand keeps its own address. */
export async function openBrandPorts(
  app: FastifyInstance,
  brands: readonly ServedBrand[],
  onTrouble: (message: string) => void,
): Promise<OpenedBrands> {
  const opened = await Promise.all(
    brands.map(async (brand) => {
      const { fallbackUrl, ...rest } = brand;
      if (!fallbackUrl) return { brand };
      const port = Number(new URL(fallbackUrl).port);
      const server = createLimitedServer((request, response) => app.routing(request, response));
      const fault = (await isAnswered(port, '::1')) ? 'another program has it' : await listen(server, port);
      if (fault === undefined) return { brand, server };
      onTrouble(`Port ${port} for ${brand.code} could not be opened: ${fault}. Its own address works all the same.`);
      return { brand: rest };
    }),
  );
  return {
    brands: opened.map(({ brand }) => brand),
    close: () => {
      for (const { server } of opened) {
        server?.close();
        server?.closeAllConnections();
      }
    },
  };
}

/** Gives why a server cannot listen; nothing when it does. */
function listen(server: Server, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
}

/** Whether somebody answers at a port: `localhost` leads browsers to `::1` first, where we do not listen. */
function isAnswered(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
