import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { PgliteClient } from './pglite-client.ts';

/** Kysely over the embedded database: one connection, handed from one caller to the next. */
export function pgliteDialect(client: PgliteClient): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function pgliteDriver(client: PgliteClient): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await client.query(query.sql, query.parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery() {
      throw new Error('The embedded database does not stream results.');
    },
  };
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql));
  const turns = createTurns();
  return {
    init: async () => {},
    acquireConnection: async () => {
      await turns.take();
      return connection;
    },
    beginTransaction: async () => void (await run('begin')),
    commitTransaction: async () => void (await run('commit')),
    rollbackTransaction: async () => void (await run('rollback')),
    releaseConnection: async () => turns.give(),
    destroy: () => client.close(),
  };
}

/** A lock that hands itself to callers in the order in which they asked. */
function createTurns(): { take(): Promise<void>; give(): void } {
  const queue: (() => void)[] = [];
  let taken = false;
  return {
    take: () => {
      if (!taken) {
        taken = true;
        return Promise.resolve();
      }
      return new Promise<void>((resolve) => queue.push(resolve));
    },
    give: () => {
      const next = queue.shift();
      if (next) next();
      else taken = false;
    },
  };
}
