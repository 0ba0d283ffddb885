import type { Transaction } from 'kysely';
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
  const free = [...forMerchant(names, merchant)];
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
    const made = await insertMembers(sandbox, db, { merchant, passwordHash, wanted, free });
    members.push(...made);
    above = made.filter(({ isAgent }) => isAgent);
  }
  await writeHistory(sandbox, db, { merchant, members, random });
}

interface Wished {
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
    free,
  }: {
    readonly merchant: string;
    readonly passwordHash: string;
    readonly wanted: readonly Wished[];
    readonly free: string[];
  },
) {
  const named = wanted.flatMap((member) => {
    const name = free.shift();
    return name === undefined ? [] : [{ ...member, name }];
  });
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
  await moveMoney(
    db,
    merchant,
    histories.flatMap(({ movements }) => movements),
  );
  const bets = histories.flatMap((history) => history.bets.map((bet) => ({ ...bet, merchant })));
  if (bets.length > 0) await db.insertInto('bet').values(bets).execute();
  for (const [place, { lastAt }] of histories.entries()) {
    const id = members[place]?.id ?? 0;
    await db.updateTable('account').set({ signed_in_at: lastAt }).where('id', '=', id).execute();
  }
}

function shareOf(rates: Rates, share: number): Rates {
  return Object.fromEntries(Object.entries(rates).map(([type, rate]) => [type, (Number(rate) * share).toFixed(2)]));
}
