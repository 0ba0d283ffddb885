import { once } from 'node:events';
import type { Server } from 'node:http';

/** Where a server listens, and which setting says so. */
export interface ListenPlace {
  readonly port: number;
  readonly host: string;
  readonly setting: string;
}

/** Thrown with one sentence when a port cannot be listened on. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/** What the system says of a port → why it cannot be used, and what to do. */
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use: stop what uses it, or set another port',
  EACCES: 'may not be used by this user: set one above 1023',
  EADDRNOTAVAIL: 'belongs to an address that this machine does not have: correct the address',
};

/** Has something listen by `act`. Throws `PortError` when the system does not let it. */
export async function openPort(place: ListenPlace, act: (place: ListenPlace) => Promise<unknown>): Promise<void> {
  const { port, host, setting } = place;
  try {
    await act(place);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    throw new PortError(`Port ${port} of ${host} (${setting}) ${reason}.`, { cause: error });
  }
}

/** Listens with a plain server. Throws `PortError`. */
export function listenOn(server: Server, place: ListenPlace): Promise<void> {
  return openPort(place, ({ port, host }) => once(server.listen(port, host), 'listening'));
}
