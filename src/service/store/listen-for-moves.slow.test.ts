import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PostgresServer } from '../../storage/database/postgres-server.fixture.ts';
import { startPostgresServer } from '../../storage/database/postgres-server.fixture.ts';
import { pauseBeforeAttempt } from './keep-listening.ts';
import type { MoveListener } from './listen-for-moves.ts';
import { listenForMoves } from './listen-for-moves.ts';
import { openStore, type Store } from './open-store.ts';

const lost = 'The connection for notifications was lost; the slow poll takes over until it is back.';
const back = 'The connection for notifications is back.';

/** Longer than any test: whatever is heard was not heard by the poll. */
const NEVER_MS = 3_600_000;

describe('listening over a server that goes and comes back', () => {
  let server: PostgresServer;
  let store: Store;
  let listener: MoveListener | undefined;
  let heard: string[];
  let said: string[];

  const listen = async (pollMs: number) => {
    listener = await listenForMoves(store, {
      pollMs,
      onNews: ({ merchant, seq }) => heard.push(`${merchant}:${seq}`),
      onTrouble: (message) => said.push(message),
    });
    return listener;
  };
  const notify = (payload: string) => sql`select pg_notify('livery_pointer', ${payload})`.execute(store.db);

  beforeEach(async () => {
    [heard, said] = [[], []];
    server = await startPostgresServer();
    store = await openStore({ dataDir: '', databaseUrl: server.url });
  }, 240_000);

  afterEach(async () => {
    server.thaw();
    await listener?.close();
    await store.close();
    await server.stop();
  });

  it('hears notifications after a restart, what was moved meanwhile, and says once that it was lost and is back', async () => {
    const { isNotified } = await listen(NEVER_MS);
    await server.halt();
    await expect.poll(() => said).toEqual([lost]);
    expect(isNotified()).toBe(false);
    // Long enough for several attempts, none of which is told.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await server.start();
    // As if another node had been quicker: it happened before this one listens again, so no notification tells it.
    await sql`insert into audit (merchant, seq, release, source, action, author, reason, detail, overrides)
      values ('karat', 7, 'r', 's', 'publish', 'mira', 'meanwhile', '{}', '[]')`.execute(store.db);
    await expect.poll(isNotified, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => heard).toContain('karat:7');
    await notify('soda:3');
    await expect.poll(() => heard).toContain('soda:3');
    expect(said).toEqual([lost, back]);
  }, 240_000);

  it('takes a frozen server for lost, comes back when it goes on, and closes while it is frozen', async () => {
    const { isNotified, close } = await listen(500);
    server.freeze();
    await expect.poll(isNotified, { timeout: 10_000 }).toBe(false);
    server.thaw();
    await expect.poll(isNotified, { timeout: 20_000 }).toBe(true);
    expect(said.filter((message) => message === lost)).toHaveLength(1);
    expect(said.filter((message) => message === back)).toHaveLength(1);
    server.freeze();
    const startedAt = performance.now();
    await close();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  }, 240_000);
});

it('waits longer with each failure up to a cap, and never the same time everywhere', () => {
  const longest = [0, 1, 2, 3, 10, 1_000].map((failures) => pauseBeforeAttempt(failures, 0));
  expect(longest).toEqual([250, 500, 1_000, 2_000, 10_000, 10_000]);
  expect(pauseBeforeAttempt(2, 1)).toBe(500);
});
