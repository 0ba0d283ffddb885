import { refuseTrial } from '../accounts/roles.ts';
import type { MemberCall } from '../http/route.ts';
import { seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { viewCard } from './view-card.ts';

/** The player's bank cards, how many there can be, and what one more asks for. */
export async function listCards(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { db, cipher } = sandbox;
  const { most, fields } = seedData.cashier.cards;
  const rows = await db
    .selectFrom('bank_card')
    .selectAll()
    .where('account', '=', call.member.id)
    .orderBy('id')
    .execute();
  return { value: { list: rows.map((row) => viewCard(cipher, row)), most, fields } };
}
