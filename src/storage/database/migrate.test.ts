import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { openTestDatabase } from './test-database.fixture.ts';

const older = { '001-first': ['create table first (id integer)'] };
const newer = { ...older, '002-more': ['alter table first add column more text'] };

it('goes back to the build before over the tables of a newer one, and forward again', async () => {
  const { db, close } = await openTestDatabase('embedded', newer);
  await migrate(db, older);
  await sql`insert into first (id) values (1)`.execute(db);
  const third = { ...newer, '003-third': ['create table third (id integer)'] };
  await migrate(db, third);
  await migrate(db, newer);
  expect((await sql`select id, more from first`.execute(db)).rows).toEqual([{ id: 1, more: null }]);
  expect((await sql`select id from third`.execute(db)).rows).toEqual([]);
  await close();
});

it('refuses the tables of a newer build that took something away', async () => {
  const { db, close } = await openTestDatabase('embedded', {
    ...newer,
    '003-less-cut': ['alter table first drop column more'],
  });
  await expect(migrate(db, newer)).rejects.toThrow(
    /^A newer build has changed the tables [^.]*\(step 003-less-cut\): start that build, or restore a backup/,
  );
  await close();
});
