import pg from 'pg';

/** How long a server may take to let a connection in before staff are refused, in milliseconds. */
export const ANSWER_MS = 1_000;

/**
 * Resolves when a PostgreSQL server lets a connection in, and rejects with a sentence when it is stopped or does not answer
 * in time. It asks on a connection of its own, so that a pool whose connections are all busy is not taken for silence.
 */
export async function verifyServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const message = `The database did not answer within ${ANSWER_MS} ms; nothing was changed. Try again when it answers.`;
    throw new Error(message, { cause: error });
  } finally {
    void client.end().catch(() => {});
  }
}

/** Thrown with one sentence when a service starts without its database. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** How long a server may take to let a starting service in, in milliseconds. */
const START_MS = 10_000;

/** Resolves when a PostgreSQL server lets a connection in. Throws `DatabaseUnreachableError`, which names no password. */
export async function requireServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_MS });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const place = `${hostname}:${port || '5432'}, database ${pathname.slice(1) || 'without a name'},`;
    const message = `The PostgreSQL server at ${place} cannot be used: ${reasonOf(error)}. Start it, or correct DATABASE_URL.`;
    throw new DatabaseUnreachableError(message, { cause: error });
  } finally {
    void client.end().catch(() => {});
  }
}

/** Why a connection failed; a host with several addresses gives several reasons and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
