import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresPool } from './postgres-pool.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.fixture.ts';
import { requireServer } from './verify-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgresServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
}, 120_000);

const brief = { connectMs: 1_000, statementMs: 300, answerMs: 600, silenceMs: 400 };

function open(): Kysely<unknown> {
  return new Kysely({ dialect: new PostgresDialect({ pool: openPostgresPool(server.url, brief) }) });
}

it('ends a statement that takes too long, and the transaction of somebody who says nothing', async () => {
  const db = open();
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toThrow('statement timeout');
  const silent = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await sql`select 1`.execute(tx);
  });
  await expect(silent).rejects.toThrow();
  await db.destroy();
}, 60_000);

it('waits for no answer of a frozen server, and uses none of its connections again', async () => {
  const db = open();
  await sql`select 1`.execute(db);
  server.freeze();
  const startedAt = performance.now();
  await expect(sql`select 2`.execute(db)).rejects.toThrow('Query read timeout');
  // The connection on which the answer may still come is gone: a new one is tried, and not let in.
  await expect(sql`select 3`.execute(db)).rejects.toThrow(/timeout/);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  server.thaw();
  const { rows } = await sql<{ four: number }>`select 4 as four`.execute(db);
  expect(rows).toEqual([{ four: 4 }]);
  await db.destroy();
}, 60_000);

it('says where a server was looked for, and no password, when a service starts without it', async () => {
  const unreachable = requireServer('postgres://livery:secret@127.0.0.1:1/brands');
  await expect(unreachable).rejects.toThrow(
    'The PostgreSQL server at 127.0.0.1:1, database brands, cannot be used: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct DATABASE_URL.',
  );
});
