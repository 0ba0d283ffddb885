import { TRIAL } from '../accounts/roles.ts';
import type { Sandbox } from '../sandbox.ts';
import { move } from '../wallet/ledger.ts';
import { fillText, seedData } from './seed-data.ts';

interface SeededMember {
  readonly merchant: string;
  readonly account: number;
  readonly name: string;
  readonly type: number;
}

const hourMs = 3_600_000;

/** Gives a demo account messages, promotions to collect and a short history of bets and movements. */
export async function seedMemberData(sandbox: Sandbox, member: SeededMember): Promise<void> {
  if (member.type === TRIAL) return;
  const { db, now } = sandbox;
  const { account, merchant, name } = member;
  const before = (hours: number) => new Date(now().getTime() - hours * hourMs);
  await db
    .insertInto('inbox_message')
    .values(
      seedData.inbox.map((message, index) => ({
        merchant,
        account,
        title: JSON.stringify(fillText(message.title, { name })),
        content: JSON.stringify(message.content),
        created_at: before(2 + index * 30),
      })),
    )
    .execute();
  const counts = { MANUAL: 1, RAFFLE: 2, UPGRADE_BONUS: 0, MISSION_MANUAL: 1, TICKET: 0 };
  await db
    .insertInto('promotion_count')
    .values(Object.entries(counts).map(([kind, count]) => ({ account, kind, count })))
    .execute();
  await seedBets(sandbox, member, before);
}

async function seedBets(
  { db, catalogue }: Sandbox,
  { merchant, account }: SeededMember,
  before: (hours: number) => Date,
): Promise<void> {
  const bets = [
    { stake: '5.00', payout: '12.50' },
    { stake: '10.00', payout: '0.00' },
    { stake: '2.00', payout: '6.00' },
    { stake: '20.00', payout: '18.00' },
  ];
  for (const [index, { stake, payout }] of bets.entries()) {
    const game = catalogue.games[(account + index) % catalogue.games.length];
    if (!game) continue;
    const at = before(3 + index * 9);
    await db
      .insertInto('bet')
      .values({ merchant, account, node_id: game.nodeId, stake, payout, created_at: at })
      .execute();
    await db.insertInto('recent').values({ account, node_id: game.nodeId, played_at: at }).execute();
    await move(db, { merchant, account, amount: `-${stake}`, kind: 'stake', note: game.title, at });
    if (payout !== '0.00') await move(db, { merchant, account, amount: payout, kind: 'payout', note: game.title, at });
  }
}
