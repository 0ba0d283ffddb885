import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../storage/database/migrate.ts';
import { openTestDatabase } from '../../storage/database/test-database.fixture.ts';
import { adoptSteps } from './adopt-steps.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

const older = Object.entries(migrations).slice(0, 3);

it('goes on from the steps that older data have counted themselves', { timeout: 240_000 }, async () => {
  const { db, close } = await openTestDatabase<Tables>('embedded', {});
  await sql`drop table kysely_migration`.execute(db);
  await sql`create table migration (step integer primary key)`.execute(db);
  for (const [index, [, statements]] of older.entries()) {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await sql`insert into migration (step) values (${index + 1})`.execute(db);
  }
  for (let start = 0; start < 2; start += 1) {
    await adoptSteps(db);
    await migrate(db, migrations);
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  await close();
});
