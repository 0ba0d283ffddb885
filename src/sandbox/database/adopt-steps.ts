import { sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Database } from './open-database.ts';

/** Takes over the numbered steps that older data count in a table of their own, so that no step is applied twice. */
export async function adoptSteps(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ is_there: boolean }>`select to_regclass('migration') is not null as is_there`.execute(
      transaction,
    );
    if (!rows[0]?.is_there) return;
    const counted = await sql<{ done: number }>`select coalesce(max(step), 0)::int as done from migration`.execute(
      transaction,
    );
    // The table as the migrator makes it when it finds none.
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      transaction,
    );
    for (const name of Object.keys(migrations).slice(0, counted.rows[0]?.done)) {
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
    await sql`drop table migration`.execute(transaction);
  });
}
