import { requirePaymentPassword } from '../accounts/payment-password.ts';
import { requireRole } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';

/**
 * Removes a bank card for who knows the withdrawal password; its number goes at once. A withdrawal on its way keeps its own
 * note of where it goes. Throws for a card that is not the player's.
 */
export async function removeCard(sandbox: Sandbox, call: MemberCall) {
  await requireRole(sandbox, call, 'withdraw');
  const { member, body } = call;
  await requirePaymentPassword(sandbox, call, body['paymentPassword']);
  await sandbox.db.transaction().execute(async (inside) => {
    await lockWallet(inside, member.id);
    const removed = await inside
      .deleteFrom('bank_card')
      .where('account', '=', member.id)
      .where('id', '=', idIn(body['card']))
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw failure('card.gone');
  });
  return { value: true };
}
