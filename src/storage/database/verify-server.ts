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
