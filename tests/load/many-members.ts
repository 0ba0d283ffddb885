import { sql } from 'kysely';
import { sealPersonal } from '../../src/sandbox/accounts/personal-data.ts';
import type { TestSandbox } from '../../src/sandbox/sandbox.fixture.ts';

const batch = 2_000;

/**
 * Puts so many members directly below an agent; each deposited once and bets three times in the last weeks. Rows are written
 * straight into the tables: through the calls of the platform they would take an hour.
 */
export async function withManyMembers(
  { sandbox }: TestSandbox,
  { merchant, agent, count }: { readonly merchant: string; readonly agent: number; readonly count: number },
): Promise<void> {
  const { db, cipher, catalogue, now } = sandbox;
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, place) => ({
      ...sealPersonal(cipher, merchant, { name: `${agent}member${String(from + place).padStart(5, '0')}` }),
      ...{ merchant, type: 0, upline: agent, password_hash: null, created_at: now() },
    }));
    await db.insertInto('account').values(rows).execute();
  }
  const node = catalogue.games.find(({ gameType }) => gameType === 'RNG')?.nodeId ?? '';
  const at = sql`${now()}::timestamptz - interval '1 hour' * ((account.id * 7 + turn * 131) % 600)`;
  await sql`insert into bet (merchant, account, node_id, stake, payout, created_at)
    select ${merchant}, account.id, ${node}, 10 + (account.id * turn) % 90, (account.id * turn * 7) % 100, ${at}
    from account cross join generate_series(1, 3) as turn where upline = ${agent}`.execute(db);
  await sql`insert into ledger (merchant, account, kind)
    select ${merchant}, id, 'main' from account where upline = ${agent} union all select ${merchant}, null, 'main'
    on conflict do nothing`.execute(db);
  const kinds = { 1: 'deposit', 2: 'stake', 3: 'payout' };
  for (const [turn, kind] of Object.entries(kinds)) {
    const amount = kind === 'stake' ? sql`-(10 + account.id % 90)` : sql`200 + account.id % 50`;
    await sql`with made as (
        insert into movement (merchant, kind, note, created_at)
        select ${merchant}, ${kind}, account.id::text,
          ${now()}::timestamptz - interval '1 hour' * ((account.id * 7 + ${Number(turn)}::int * 131) % 600)
        from account where upline = ${agent} returning id, note)
      insert into entry (movement, ledger, amount)
      select made.id, ledger.id, case when ledger.account is null then -(${amount}) else ${amount} end
      from made join account on account.id = made.note::int
      join ledger on ledger.merchant = ${merchant} and (ledger.account = account.id or ledger.account is null)`.execute(
      db,
    );
  }
  await sql`analyze`.execute(db);
}
