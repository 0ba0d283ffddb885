import { CompiledQuery, type Kysely } from 'kysely';
import type { Tables } from '../../../src/sandbox/database/tables.ts';
import { dividends, rebates, wages } from './recount.ts';

/** A kind of earning with the rows that the platform settled and those that the second calculation finds. */
export interface Compared {
  readonly kind: 'rebate' | 'daily' | 'hourly' | 'dividend';
  readonly settled: readonly unknown[];
  readonly reckoned: readonly unknown[];
}

interface Team {
  readonly merchant: string;
  readonly decimals: number;
  readonly games: readonly { readonly nodeId: string; readonly gameType: string }[];
  /** Only what was over by then is compared. */
  readonly until: Date;
}

/** Sets what was settled for everybody, every period and kind beside what an independent calculation comes to. */
export async function compareEarned(db: Kysely<Tables>, team: Team): Promise<readonly Compared[]> {
  const { merchant, decimals, until } = team;
  const read = async (text: string, ...values: readonly unknown[]) =>
    (await db.executeQuery<Readonly<Record<string, string>>>(CompiledQuery.raw(text, [...values]))).rows;
  const games = JSON.stringify(team.games.map(({ nodeId, gameType }) => ({ node: nodeId, type: gameType })));
  // Today and this hour are not over.
  const today = until.toISOString().slice(0, 10);
  const hour = Math.floor(until.getTime() / 3_600_000) * 3_600_000;
  const wageRows = (kind: string) =>
    read(
      `select account as agent, starts_at::text as start, amount::text as amount
        from settlement where merchant = $1 and kind = $2 order by 1, 2`,
      ...[merchant, kind],
    );
  const [daily, hourly] = [await read(wages('day'), merchant, decimals), await read(wages('hour'), merchant, decimals)];
  return [
    {
      kind: 'rebate',
      reckoned: (await read(rebates, merchant, decimals, games)).filter(({ day = '' }) => day < today),
      settled: await read(
        `select account as agent, source as member, period as day, game_type as type, rate::text as rate,
          amount::text as amount from settlement where merchant = $1 and kind = 'rebate' order by 1, 2, 3, 4, 5`,
        merchant,
      ),
    },
    {
      kind: 'daily',
      reckoned: daily.filter(({ start = '' }) => start.slice(0, 10) < today),
      settled: await wageRows('daily'),
    },
    {
      kind: 'hourly',
      reckoned: hourly.filter(({ start = '' }) => Date.parse(start) < hour),
      settled: await wageRows('hourly'),
    },
    {
      kind: 'dividend',
      reckoned: await read(dividends, merchant, decimals, games, until.toISOString()),
      settled: await read(
        `select account as agent, starts_at::text as start, ends_at::text as finish, base::text as base,
          rate::text as rate, amount::text as amount
          from settlement where merchant = $1 and kind = 'dividend' order by 1, 2, 3`,
        merchant,
      ),
    },
  ];
}

/**
 * What is wrong with the money of what was settled: nothing where each paid row moved its amount once, whoever paid it, and
 * every movement and the whole ledger sum to nothing.
 */
export async function moneyFaults(db: Kysely<Tables>, merchant: string): Promise<readonly string[]> {
  const read = async (text: string, ...values: readonly unknown[]) =>
    (await db.executeQuery<Readonly<Record<string, string>>>(CompiledQuery.raw(text, [...values]))).rows;
  // An agent who pays by hand has it leave their wallet under the same kind: only what arrives is counted here.
  const [sums] = await read(
    `select (select coalesce(sum(amount), 0)::text from settlement where merchant = $1 and state = 'paid') as settled,
      (select coalesce(sum(entry.amount), 0)::text from entry join movement on movement.id = entry.movement
        join ledger on ledger.id = entry.ledger where movement.merchant = $1 and ledger.account is not null
        and entry.amount > 0 and movement.kind in ('teamRebate', 'wage', 'dividend')) as moved,
      (select coalesce(sum(amount), 0)::text from settlement where merchant = $1 and state = 'paid'
        and payer is not null) as due,
      (select coalesce(-sum(entry.amount), 0)::text from entry join movement on movement.id = entry.movement
        join ledger on ledger.id = entry.ledger where movement.merchant = $1 and ledger.account is not null
        and entry.amount < 0 and movement.kind in ('teamRebate', 'wage', 'dividend')) as given`,
    merchant,
  );
  const uneven = await read('select movement from entry group by movement having sum(amount) <> 0');
  const [all] = await read('select coalesce(sum(amount), 0)::text as total from entry');
  return [
    ...(sums?.['settled'] === sums?.['moved'] ? [] : [`${sums?.['settled']} are settled, ${sums?.['moved']} moved.`]),
    ...(sums?.['due'] === sums?.['given']
      ? []
      : [`${sums?.['due']} were due of uplines, ${sums?.['given']} left them.`]),
    ...(uneven.length === 0 ? [] : [`${uneven.length} movements do not sum to nothing.`]),
    ...(Number(all?.['total']) === 0 ? [] : [`The ledger sums to ${all?.['total']}.`]),
  ];
}
