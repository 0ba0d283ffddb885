import { sql, type Transaction } from 'kysely';
import { houseRates, setRates } from '../agents/rates.ts';
import { openPersonal, sealPersonal } from '../accounts/personal-data.ts';
import type { Rates } from '../database/agent-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { seededRandom } from './seeded-random.ts';
import { forMerchant, seedData } from './seed-data.ts';
import { teamHistory } from './team-history.ts';

const dayMs = 86_400_000;
const { names, levels, days } = seedData.team;

interface Placed {
  readonly id: number;
  readonly rates: Rates;
}

/**
 * Gives the demo agent of a brand that is shown a team of three levels that has played for two months: the same at every
 * seeding, but for the days. Other merchants, such as those that tests make, have none.
 */
export async function seedTeam(
  sandbox: Sandbox,
  db: Transaction<Tables>,
  { merchant, passwordHash }: { readonly merchant: string; readonly passwordHash: string },
): Promise<void> {
  if (seedData.demo.names[merchant] === undefined) return;
  const agent = await db
    .selectFrom('account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '=', 41)
    .executeTakeFirst();
  if (!agent) return;
  // What the agent earned in these months is settled by the rates that they had.
  const from = new Date(sandbox.now().getTime() - (days + 1) * dayMs);
  await setRates(db, { account: agent.id, rates: houseRates, from });
  const random = seededRandom(merchant);
  const fresh = memberNames(forMerchant(names, merchant));
  const members: (Placed & { readonly since: Date })[] = [];
  let above: readonly Placed[] = [{ id: agent.id, rates: houseRates }];
  for (const { agents, players } of levels) {
    const wanted = above.flatMap((upline) =>
      Array.from({ length: agents + players }, (_, place) => {
        const isAgent = place < agents;
        const since = new Date(sandbox.now().getTime() - Math.ceil(random() ** 2 * days) * dayMs - dayMs / 3);
        return { upline: upline.id, isAgent, since, rates: shareOf(upline.rates, isAgent ? 0.75 : 0.4) };
      }),
    );
    const made = await insertMembers(sandbox, db, { merchant, passwordHash, wanted, fresh });
    members.push(...made);
    above = made.filter(({ isAgent }) => isAgent);
  }
  await writeHistory(sandbox, db, { merchant, members, random });
}

interface WantedMember {
  readonly upline: number;
  readonly isAgent: boolean;
  readonly since: Date;
  readonly rates: Rates;
}

async function insertMembers(
  { cipher }: Sandbox,
  db: Transaction<Tables>,
  {
    merchant,
    passwordHash,
    wanted,
    fresh,
  }: {
    readonly merchant: string;
    readonly passwordHash: string;
    readonly wanted: readonly WantedMember[];
    readonly fresh: () => string;
  },
) {
  const named = wanted.map((member) => ({ ...member, name: fresh() }));
  const rows = named.map(({ name, upline, isAgent, since }) => ({
    ...sealPersonal(cipher, merchant, { name, nickname: name.charAt(0).toUpperCase() + name.slice(1) }),
    ...{ merchant, type: isAgent ? 3 : 0, password_hash: passwordHash, upline, created_at: since, rank: '{}' },
  }));
  const inserted = await db.insertInto('account').values(rows).returning(['id', 'name']).execute();
  const ids = new Map(inserted.map((row) => [openPersonal(cipher, row).name, row.id]));
  const made = named.map(({ name, isAgent, since, rates }) => ({ id: ids.get(name) ?? 0, isAgent, since, rates }));
  const rates = made.flatMap(({ id, since, rates: own }) =>
    Object.entries(own).map(([game_type, rate]) => ({ account: id, game_type, rate, valid_from: since })),
  );
  await db.insertInto('member_rate').values(rates).execute();
  return made;
}

async function writeHistory(
  sandbox: Sandbox,
  db: Transaction<Tables>,
  {
    merchant,
    members,
    random,
  }: {
    readonly merchant: string;
    readonly members: readonly { readonly id: number; readonly since: Date }[];
    readonly random: () => number;
  },
): Promise<void> {
  const decimals = await decimalsIn(sandbox, merchant);
  const histories = members.map(({ id, since }) =>
    teamHistory({ account: id, since, now: sandbox.now(), games: sandbox.catalogue.games, random, decimals }),
  );
  const movements = histories.flatMap((history) => history.movements);
  for (const some of inParts(movements)) await moveMoney(db, merchant, some);
  const bets = histories.flatMap((history) => history.bets.map((bet) => ({ ...bet, merchant })));
  for (const some of inParts(bets))
    await db
      .insertInto('bet')
      .values([...some])
      .execute();
  const seen = JSON.stringify(histories.map(({ lastAt }, place) => ({ id: members[place]?.id, at: lastAt })));
  await sql`update account set signed_in_at = seen.at
    from jsonb_to_recordset(${seen}::jsonb) as seen (id integer, at timestamptz)
    where account.id = seen.id`.execute(db);
}

/** A statement takes 65,535 values at most. */
function inParts<T>(rows: readonly T[], size = 4_000): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, part) => rows.slice(part * size, (part + 1) * size));
}

/** The names one after another, then each again with a number behind it. */
function memberNames(names: readonly string[]): () => string {
  let given = 0;
  return () => {
    const [place, round] = [given % names.length, Math.floor(given / names.length)];
    given += 1;
    return `${names[place]}${round === 0 ? '' : 10 + ((round * 17 + place * 7) % 90)}`;
  };
}

function shareOf(rates: Rates, share: number): Rates {
  return Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, (Number(rate) * share).toFixed(2)]));
}
