import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** How long is waited for a PostgreSQL server, in milliseconds. */
export interface PostgresPatience {
  /** For a connection, or for one of the pool to be free. */
  readonly connectMs: number;
  /** For one statement, which the server ends by itself after that. */
  readonly statementMs: number;
  /** For the answer to a statement, when the server cannot even end it; longer than `statementMs`. */
  readonly answerMs: number;
  /** How long a transaction may hold its locks and say nothing. */
  readonly silenceMs: number;
}

const patience: PostgresPatience = {
  connectMs: 5_000,
  statementMs: 15_000,
  answerMs: 17_000,
  silenceMs: 30_000,
};

/** A connection that is not used for so long ends. */
const IDLE_MS = 30_000;

/**
 * A pool whose connections have limits of time. A connection on which no answer came in time is not used again, since the
 * answer may still come.
 */
export function openPostgresPool(url: string, limits: PostgresPatience = patience): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types: { getTypeParser: parserOf },
    keepAlive: true,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: IDLE_MS,
    query_timeout: limits.answerMs,
  });
  // A connection that the server ends is replaced by the pool; without a listener it would end the process. The pool
  // listens to those that are idle; one in use, between two statements of a transaction, needs a listener of its own.
  pool.on('error', () => {});
  // The limits of the server come as a statement, since poolers such as PgBouncer refuse them at the start of a connection.
  const limit = `set statement_timeout = ${limits.statementMs}; set idle_in_transaction_session_timeout = ${limits.silenceMs}`;
  pool.on('connect', (client) => {
    client.on('error', () => {});
    void client.query(limit).catch(() => {});
  });
  return {
    options: pool.options,
    connect: async () => dropAfterSilence(await pool.connect()),
    end: () => pool.end(),
  };
}

/** The client as the query builder uses it, given back for destruction once an answer did not come in time. */
function dropAfterSilence(client: pg.PoolClient): PostgresPoolClient {
  let isSilent = false;
  const query = async (text: unknown, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(String(text), [...values]);
    } catch (error) {
      isSilent ||= error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  };
  return {
    // The query builder asks with a cursor only where its dialect has one, and ours has none.
    query: query as PostgresPoolClient['query'],
    release: (isDiscarded) => client.release(isDiscarded === true || isSilent),
  };
}

const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
