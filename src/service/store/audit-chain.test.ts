import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresServer } from '../../storage/database/postgres-server.fixture.ts';
import { appendAlone, appendToChain, CHAIN_START, readChain, readHead } from './audit-chain.ts';
import { createHeadNotes } from './note-heads.ts';
import { openStore, type Store } from './open-store.ts';
import { openTestStore } from './test-store.fixture.ts';

describe.each(['embedded', 'server'] as const)('the audit chain (%s)', (kind) => {
  const nodes: Store[] = [];
  let stop = async () => {};
  beforeAll(async () => {
    const server = kind === 'server' ? await startPostgresServer() : undefined;
    if (server) stop = server.stop;
    const open = () => (server ? openStore({ dataDir: '', databaseUrl: server.url }) : openTestStore());
    nodes.push(await open());
    if (server) nodes.push(await open());
  }, 240_000);
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await stop();
  });
  const nodeOf = (index: number) => {
    const node = nodes[index % nodes.length];
    if (!node) throw new Error('There is a node.');
    return node;
  };

  it('has no gap, no fork and no entry of a change that was taken back, however many write at once @C-410', async () => {
    const { db } = nodeOf(0);
    const writes = Array.from({ length: 24 }, async (_, index) => {
      const node = nodeOf(index);
      const facts = [
        { kind: 'act' as const, body: { what: `first ${index}` } },
        { kind: 'act' as const, body: { what: `second ${index}` } },
      ];
      if (index % 4 !== 3) return appendAlone(node.db, facts);
      return node.db
        .transaction()
        .execute(async (tx) => {
          await appendToChain(tx, facts);
          throw new Error('taken back');
        })
        .catch(() => undefined);
    });
    await Promise.all(writes);
    const entries = await readChain(db, { after: 0, limit: 100 });
    expect(entries.map(({ n }) => Number(n))).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    const previous = [CHAIN_START, ...entries.map(({ hash }) => hash)];
    expect(entries.map((entry) => entry.previous)).toEqual(previous.slice(0, -1));
    expect(new Set(entries.map(({ body }) => body)).size).toBe(36);
    expect(await readHead(db)).toMatchObject({ hash: previous.at(-1) });
  });

  it('only grows: the store refuses to change or delete an entry @C-411', async () => {
    const { db } = nodeOf(0);
    await expect(db.updateTable('audit_chain').set({ body: '{}' }).where('n', '=', 3).execute()).rejects.toThrow(
      'only grows',
    );
    await expect(db.deleteFrom('audit_chain').where('n', '=', 36).execute()).rejects.toThrow('only grows');
    await expect(appendToChain(db, [{ kind: 'act', body: {} }])).rejects.toThrow('within a transaction');
  });

  it('stands with its end in the log of the service, each end once @C-412', async () => {
    const { db } = nodeOf(0);
    const lines: string[] = [];
    const look = createHeadNotes(db, { note: (_, message) => void lines.push(message) });
    await look();
    await look();
    await appendAlone(db, [{ kind: 'act', body: { what: 'one more' } }]);
    await look();
    const { n, hash } = await readHead(db);
    expect([lines.length, lines[1]]).toEqual([2, `The audit chain ends at ${n}:${hash}`]);
  });
});
