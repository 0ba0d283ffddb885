import { type Kysely, sql, type Transaction } from 'kysely';
import { hasRole } from '../accounts/roles.ts';
import type { Rates } from '../database/agent-tables.ts';
import type { Tables } from '../database/tables.ts';
import { failure } from '../errors.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';

type Connection = Kysely<Tables> | Transaction<Tables>;

/** Game types that have a rate, with what the house gives an agent whom nobody stands above. */
export const houseRates: Rates = seedData.agents.rates;

/** Every game type, in the order in which rates are shown. */
export const ratedTypes: readonly string[] = Object.keys(houseRates);

/** A rate as calls say it. */
export interface RateLine {
  readonly gameType: string;
  readonly percent: string;
}

/** The rates of accounts at a moment, by account; 0.00 where nobody has set one. */
export async function ratesAt(
  db: Connection,
  accounts: readonly number[],
  moment: Date,
): Promise<ReadonlyMap<number, Rates>> {
  const none = Object.fromEntries(ratedTypes.map((type) => [type, '0.00']));
  if (accounts.length === 0) return new Map();
  const { rows } = await sql<{ account: number; game_type: string; percent: string }>`
    select distinct on (account, game_type) account, game_type, rate::text as percent from member_rate
    where account in (${sql.join([...accounts])}) and valid_from <= ${moment}
    order by account, game_type, valid_from desc, id desc`.execute(db);
  const found = new Map(accounts.map((account): [number, Record<string, string>] => [account, { ...none }]));
  for (const { account, game_type: type, percent } of rows) {
    const rates = found.get(account);
    if (rates && type in none) rates[type] = percent;
  }
  return found;
}

/**
 * What an agent earns and may give on: their own rates, or those of the house where nobody has set any and nobody stands
 * above them (row G-250).
 */
export async function ownRates(sandbox: Sandbox, merchant: string, account: number): Promise<Rates> {
  const { db, now } = sandbox;
  const { upline, type } = await db
    .selectFrom('account')
    .select(['upline', 'type'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const rates = (await ratesAt(db, [account], now())).get(account) ?? {};
  const hasNone = Object.values(rates).every((rate) => Number(rate) === 0);
  const isTop = upline === null && (await hasRole(sandbox, merchant, type, 'agent'));
  return hasNone && isTop ? houseRates : rates;
}

/** Writes rates that differ from what holds; what was earned before stays as it was. */
export async function setRates(
  db: Connection,
  { account, rates, from }: { readonly account: number; readonly rates: Rates; readonly from: Date },
): Promise<void> {
  if (Object.keys(rates).length === 0) return;
  const current = (await ratesAt(db, [account], from)).get(account) ?? {};
  const changed = Object.entries(rates).filter(([type, percent]) => current[type] !== percent);
  if (changed.length === 0) return;
  const rows = changed.map(([game_type, rate]) => ({ account, game_type, rate, valid_from: from }));
  await db.insertInto('member_rate').values(rows).execute();
}

/**
 * The rates of a call's body, each between its bounds. Throws with the game types at fault: `above` the agent's own,
 * `below` what the member has, `format` for no percent with two places.
 */
export function readRates(
  value: unknown,
  { most, least = {} }: { readonly most: Rates; readonly least?: Rates },
): Rates {
  const lines: readonly unknown[] = Array.isArray(value) ? value : [];
  const read = lines.map((line) => {
    const { gameType, percent } = Object(line) as Partial<Record<'gameType' | 'percent', unknown>>;
    if (typeof gameType !== 'string' || !ratedTypes.includes(gameType)) throw failure('body.invalid');
    return { gameType, percent: typeof percent === 'string' ? percent.trim() : '' };
  });
  const faults = read.flatMap(({ gameType, percent }) => {
    const fault = faultOf(percent, { most: most[gameType], least: least[gameType] });
    return fault === undefined ? [] : [[`rate.${gameType}`, [fault]] as const];
  });
  if (faults.length > 0) throw failure('rate.invalid', { fields: Object.fromEntries(faults) });
  return Object.fromEntries(read.map(({ gameType, percent }) => [gameType, Number(percent).toFixed(2)]));
}

function faultOf(
  percent: string,
  { most = '0', least = '0' }: { readonly most?: string | undefined; readonly least?: string | undefined },
): string | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent)) return 'format';
  if (hundredths(percent) > hundredths(most)) return 'above';
  return hundredths(percent) < hundredths(least) ? 'below' : undefined;
}

function hundredths(percent: string): number {
  return Math.round(Number(percent) * 100);
}

/** Rates as a list, in the one order. */
export function rateLines(rates: Rates): readonly RateLine[] {
  return ratedTypes.map((gameType) => ({ gameType, percent: rates[gameType] ?? '0.00' }));
}
