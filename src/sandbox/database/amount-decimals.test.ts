import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../storage/database/migrate.ts';
import { databaseKinds, openTestDatabase } from '../../storage/database/test-database.fixture.ts';
import { balanceOf } from '../wallet/ledger.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '028'));

it.each(databaseKinds)(
  'keeps every amount of before, and takes those of every currency (%s)',
  async (kind) => {
    const { db, close } = await openTestDatabase<Tables>(kind, older);
    await sql`insert into merchant (code) values ('m')`.execute(db);
    await sql`insert into account (merchant, name, name_key, type, created_at) values ('m', 'a', 'a', 0, now())`.execute(
      db,
    );
    await sql`insert into ledger (merchant, account, kind) values ('m', 1, 'main'), ('m', null, 'main')`.execute(db);
    await sql`insert into movement (merchant, kind, note, created_at) values ('m', 'opening', '', now())`.execute(db);
    await sql`insert into entry (movement, ledger, amount) values (1, 1, 12.5), (1, 2, -12.5)`.execute(db);
    await migrate(db, migrations);
    const amounts = async () =>
      (await db.selectFrom('entry').select('amount').orderBy('ledger').execute()).map((row) => row.amount);
    expect(await amounts()).toEqual(['12.50', '-12.50']);
    const balances = await Promise.all([0, 2, 3].map((decimals) => balanceOf(db, 1, decimals)));
    expect(balances).toEqual(['12', '12.50', '12.500']);
    await sql`update entry set amount = amount * 0.01`.execute(db).catch(() => undefined);
    expect(await amounts(), 'nothing finer than three decimals is written').toEqual(['12.50', '-12.50']);
    await sql`update entry set amount = sign(amount) * 0.125`.execute(db);
    expect(await balanceOf(db, 1, 3)).toBe('0.125');
    await close();
  },
  120_000,
);
