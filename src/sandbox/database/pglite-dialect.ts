import type { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection, Dialect, QueryResult } from 'kysely';
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** Kysely over the embedded database, whose one connection is handed from caller to caller in the order of asking. */
export function pgliteDialect(client: PGlite): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await client.query<R>(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery() {
      throw new Error('The embedded database does not stream results.');
    },
  };
  const run = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  let last = Promise.resolve();
  let give = () => {};
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => {
        const turn = last;
        let free = () => {};
        last = new Promise<void>((resolve) => {
          free = resolve;
        });
        await turn;
        give = free;
        return connection;
      },
      releaseConnection: async () => give(),
      beginTransaction: () => run('begin'),
      commitTransaction: () => run('commit'),
      rollbackTransaction: () => run('rollback'),
      destroy: () => client.close(),
    }),
  };
}
