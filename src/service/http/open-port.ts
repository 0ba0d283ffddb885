import type { FastifyInstance } from 'fastify';

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

/** Listens. Throws `PortError` when the system does not let it; `setting` names what chose the port. */
export async function openPort(
  app: FastifyInstance,
  port: number,
  host = '127.0.0.1',
  setting = 'LIVERY_PORT',
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    throw new PortError(`Port ${port} of ${host} (${setting}) ${reason}.`, { cause: error });
  }
}
