import { openPersonal, sealPersonal } from '../accounts/personal-data.ts';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Transaction } from 'kysely';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { TRIAL } from '../accounts/roles.ts';
import { unitsOf } from '../../engine/minor-units.ts';
import { seedContracts } from '../contracts/seed-contracts.ts';
import type { Tables } from '../database/tables.ts';
import { seedRain } from '../red-rain/seed-rain.ts';
import type { Sandbox } from '../sandbox.ts';
import { countryOfDialingCode } from '../system/dialing-codes.ts';
import { decimalsIn } from '../wallet/currency.ts';
import type { Movement } from '../wallet/ledger.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { seedAmount } from './seed-amount.ts';
import { forMerchant, seedData } from './seed-data.ts';

interface SeededAccount {
  readonly id: number;
  readonly name: string;
  readonly type: number;
}

const [hourMs, weekMs] = [3_600_000, 7 * 24 * 3_600_000];

/** Makes one demo account of every member type with messages, promotions to collect and a short history of bets. */
export async function seedAccounts(
  sandbox: Sandbox,
  db: Transaction<Tables>,
  { merchant, passwordHash, mobile }: { merchant: string; passwordHash: string; mobile: string },
): Promise<void> {
  const before = (ms: number) => new Date(sandbox.now().getTime() - ms);
  const { demo } = seedData;
  const names = forMerchant(demo.names, merchant);
  const decimals = await decimalsIn(sandbox, merchant);
  const amount = (text: string) => seedAmount(text, decimals);
  const rows = Object.entries(demo.types).map(([type, { label, rank }], place) => {
    const name = names[type];
    if (name === undefined) throw new Error(`The seed data name no account of type ${type}.`);
    return {
      ...sealPersonal(sandbox.cipher, merchant, {
        name,
        mobile: `${mobile.slice(0, -1)}${place}`,
        email: `${name}@${merchant}.example`,
        nickname: name.charAt(0).toUpperCase() + name.slice(1),
      }),
      ...{ merchant, type: Number(type), password_hash: passwordHash },
      label: label ?? null,
      rank: JSON.stringify(rank),
      created_at: before(weekMs),
    };
  });
  const inserted = await db.insertInto('account').values(rows).returning(['id', 'name', 'type']).execute();
  const made = inserted.map((row) => openPersonal(sandbox.cipher, row));
  await seedTeam(db, merchant, made);
  const [agent, member] = [41, 3].map((wanted) => made.find(({ type }) => type === wanted)?.id);
  if (agent !== undefined && member !== undefined)
    await seedContracts(db, { agent, member, at: before(weekMs), decimals });
  await seedRain(db, { merchant, at: sandbox.now(), decimals });
  const players = made.filter(({ type }) => type !== TRIAL);
  await seedMessages(db, { merchant, players, before });
  await seedQuestions(db, { merchant, players, before, cipher: sandbox.cipher });
  const bets = players
    .flatMap((player) => betsOf(sandbox, player, before))
    .map((bet) => ({ ...bet, stake: amount(bet.stake), payout: amount(bet.payout) }));
  await db
    .insertInto('bet')
    .values(bets.map(({ game: _game, ...bet }) => ({ ...bet, merchant })))
    .execute();
  await db
    .insertInto('recent')
    .values(bets.map(({ account, node_id, created_at }) => ({ account, node_id, played_at: created_at })))
    .execute();
  const openings = made.map(({ id, type }): Movement => {
    const balance = demo.types[String(type)]?.balance ?? '0.01';
    return { account: id, amount: amount(balance), kind: 'opening', note: 'Opening balance', at: before(weekMs) };
  });
  const played = bets.flatMap(({ account, game, stake, payout, created_at: at }): Movement[] => {
    const taken: Movement = { account, amount: `-${stake}`, kind: 'stake', note: game, at };
    return unitsOf(payout, decimals) === 0n
      ? [taken]
      : [taken, { account, amount: payout, kind: 'payout', note: game, at }];
  });
  await moveMoney(db, merchant, [...openings, ...played]);
}

/** The mobile number of a merchant's first demo account: digits with the dialling code of its folder. */
export async function demoMobile({ sites }: Pick<Sandbox, 'sites'>, merchant: string): Promise<string> {
  const common = forMerchant(seedData.demo.mobiles, merchant);
  const dialingCode = (await sites.get(merchant).catch(() => undefined))?.site.identity.dialingCode;
  if (seedData.demo.mobiles[merchant] !== undefined || !dialingCode || `+${common}`.startsWith(dialingCode))
    return common;
  const country = countryOfDialingCode(dialingCode);
  const example = country && getExampleNumber(country, examples);
  return example ? String(example.number).slice(1) : common;
}

/** The demo agent has a team, and their code is the invitation code of the demonstration. */
async function seedTeam(db: Transaction<Tables>, merchant: string, made: readonly SeededAccount[]): Promise<void> {
  const agent = made.find(({ type }) => type === 41);
  if (!agent) return;
  const team = made.filter(({ type }) => [0, 2, 3, 40].includes(type)).map(({ id }) => id);
  await db.updateTable('account').set({ upline: agent.id }).where('id', 'in', team).execute();
  await db
    .insertInto('affiliate')
    .values({ merchant, code: 'LIVERY', domain: `${merchant}.example`, account: agent.id })
    .execute();
}

async function seedMessages(
  db: Transaction<Tables>,
  { merchant, players, before }: { merchant: string; players: readonly SeededAccount[]; before: (ms: number) => Date },
): Promise<void> {
  const messages = players.flatMap(({ id }) =>
    seedData.inbox.map(({ title, content }, index) => ({
      merchant,
      account: id,
      title: JSON.stringify(title),
      content: JSON.stringify(content),
      created_at: before((2 + index * 30) * hourMs),
    })),
  );
  await db.insertInto('inbox_message').values(messages).execute();
  const counts = { MANUAL: 1, RAFFLE: 2, UPGRADE_BONUS: 0, MISSION_MANUAL: 1, TICKET: 0 };
  const kinds = Object.entries(counts);
  const rows = players.flatMap(({ id }) => kinds.map(([kind, count]) => ({ account: id, kind, count })));
  await db.insertInto('promotion_count').values(rows).execute();
}

/** Each player has asked something once, and was answered. */
async function seedQuestions(
  db: Transaction<Tables>,
  {
    merchant,
    players,
    before,
    cipher,
  }: { merchant: string; players: readonly SeededAccount[]; before: (ms: number) => Date; cipher: Cipher },
): Promise<void> {
  const { type, content, answer } = forMerchant(seedData.questions, merchant);
  const questions = players.map(({ id }) => ({
    ...{ merchant, account: id, type, answer: JSON.stringify(answer) },
    content: cipher.encrypt('feedback.content', content),
    created_at: before(50 * hourMs),
    answered_at: before(47 * hourMs),
  }));
  await db.insertInto('feedback').values(questions).execute();
}

const stakes = [
  { stake: '5.00', payout: '12.50' },
  { stake: '10.00', payout: '0.00' },
  { stake: '2.00', payout: '6.00' },
  { stake: '20.00', payout: '18.50' },
];

function betsOf({ catalogue }: Sandbox, { id, type }: SeededAccount, before: (ms: number) => Date) {
  return stakes.flatMap(({ stake, payout }, index) => {
    const game = catalogue.games[(type + index) % catalogue.games.length];
    if (!game) return [];
    return [
      {
        account: id,
        node_id: game.nodeId,
        game: game.title,
        stake,
        payout,
        created_at: before((3 + index * 9) * hourMs),
      },
    ];
  });
}
