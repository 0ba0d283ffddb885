import { sql } from 'kysely';
import { exactText, unitsOf } from '../../engine/minor-units.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import type { Movement } from '../wallet/ledger.ts';
import { moveMoney } from '../wallet/ledger.ts';
import type { WantedDay, WantedEvent } from './scenario-request.ts';

const dayMs = 86_400_000;

/** Writes what an account did on past days: payments and bets, each once, beside what is there already. */
export async function arrangeHistory(
  sandbox: Sandbox,
  { merchant, account, history }: { merchant: string; account: number; history: readonly WantedEvent[] },
): Promise<void> {
  const decimals = await decimalsIn(sandbox, merchant);
  const written = history.map(({ amount, win = '0', ...event }) => ({
    ...{ ...event, at: momentOf(sandbox, event.day) },
    ...{ amount: exactText(amount, decimals), win: exactText(win, decimals) },
  }));
  const bets = written
    .filter(({ kind }) => kind === 'bet')
    .map((event) => ({ ...event, game: gameOf(sandbox, event) }));
  const movements = written.flatMap((event): Movement[] => {
    const { kind, amount, win, at } = event;
    if (kind === 'withdraw') return [{ account, kind, amount: `-${amount}`, note: '', at }];
    if (kind !== 'bet') return [{ account, kind, amount, note: '', at }];
    const note = gameOf(sandbox, event).title;
    const taken: Movement = { account, kind: 'stake', amount: `-${amount}`, note, at };
    return unitsOf(win, decimals) === 0n ? [taken] : [taken, { account, kind: 'payout', amount: win, note, at }];
  });
  await sandbox.db.transaction().execute(async (db) => {
    await moveMoney(db, merchant, movements);
    if (bets.length === 0) return;
    const rows = bets.map(({ amount, win, game, at }) => ({
      ...{ merchant, account, node_id: game.nodeId, stake: amount, payout: win },
      created_at: at,
    }));
    await db.insertInto('bet').values(rows).execute();
  });
}

/** Puts an account with its rates and everything that it paid and played so many days further back. */
export async function passDays({ db }: Pick<Sandbox, 'db'>, account: number, days: number): Promise<void> {
  const span = sql`interval '1 day' * ${days}::int`;
  await sql`update account set created_at = created_at - ${span} where id = ${account}`.execute(db);
  await sql`update member_rate set valid_from = valid_from - ${span} where account = ${account}`.execute(db);
  await sql`update bet set created_at = created_at - ${span} where account = ${account}`.execute(db);
  await sql`update payment set created_at = created_at - ${span} where account = ${account}`.execute(db);
  await sql`update movement set created_at = created_at - ${span} where id in (
    select entry.movement from entry join ledger on ledger.id = entry.ledger where ledger.account = ${account})`.execute(
    db,
  );
}

/** Noon of a day in UTC, so that it is that day in most zones; never later than now. A number counts days back. */
export function momentOf({ now }: Pick<Sandbox, 'now'>, day: WantedDay): Date {
  const today = now();
  const name = typeof day === 'string' ? day : new Date(today.getTime() - day * dayMs).toISOString().slice(0, 10);
  return new Date(Math.min(Date.parse(`${name}T12:00:00Z`), today.getTime()));
}

function gameOf({ catalogue }: Sandbox, { gameType = 'RNG' }: WantedEvent) {
  const game = catalogue.games.find((candidate) => candidate.gameType === gameType);
  if (!game) throw new Error(`The catalogue has no game of type ${gameType}.`);
  return game;
}
