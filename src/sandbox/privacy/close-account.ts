import { unitsOf } from '../../engine/minor-units.ts';
import { requireOwnProof } from '../accounts/own-proof.ts';
import { hasRole, refuseTrial } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import { methodsOf } from '../payments/methods.ts';
import { hasOpenPayment } from '../payments/has-open-payment.ts';
import type { Sandbox } from '../sandbox.ts';
import { currencyOf, decimalsIn } from '../wallet/currency.ts';
import { balanceOf, lockWallet, moveMoney } from '../wallet/ledger.ts';
import { requireInMain } from '../wallet/spend.ts';
import { deleteActivity } from './delete-activity.ts';

/** What the player is told before they close their account: what is left in it, and what stands in the way. */
export async function readClosing(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { merchant, member } = call;
  const decimals = await decimalsIn(sandbox, merchant);
  const balance = await balanceOf(sandbox.db, member.id, decimals);
  const isAgent = await hasRole(sandbox, merchant, member.type, 'agent');
  const obstacle = isAgent
    ? 'agent'
    : unitsOf(balance, decimals) >= (await smallestPayment(sandbox, merchant))
      ? 'balance'
      : (await hasOpenPayment(sandbox.db, member.id, sandbox.now()))
        ? 'payment'
        : undefined;
  return { value: { balance, ...(obstacle === undefined ? {} : { obstacle }) } };
}

/**
 * Closes the account of the player: it opens never again, every device is logged out, and what they did and wrote is gone
 * at once. Name and contact stay as long as records of money need them. A balance too small to be paid out is lost, and
 * only when they have said so. Throws for an agent, who has a team, while there is money to withdraw, and
 * while some is on its way: it would come back to an account that nobody can open.
 */
export async function closeAccount(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { merchant, member, body } = call;
  if (await hasRole(sandbox, merchant, member.type, 'agent')) throw failure('closing.agent');
  await requireOwnProof(sandbox, call);
  const { db, now } = sandbox;
  const decimals = await decimalsIn(sandbox, merchant);
  const least = await smallestPayment(sandbox, merchant);
  await db.transaction().execute(async (inside) => {
    await lockWallet(inside, member.id);
    const balance = await balanceOf(inside, member.id, decimals);
    const units = unitsOf(balance, decimals);
    const isLost = units > 0n && units < least && body['forfeit'] === balance;
    if (units !== 0n && !isLost) throw failure('closing.balance', { balance });
    if (await hasOpenPayment(inside, member.id, now())) throw failure('closing.payment');
    if (isLost) {
      await requireInMain(inside, { merchant, account: member.id, units, decimals, at: now() });
      const lost = { account: member.id, amount: `-${balance}`, kind: 'closing', note: '', at: now() } as const;
      await moveMoney(inside, merchant, [lost]);
    }
    await deleteActivity(inside, member.id, now());
    await inside
      .updateTable('account')
      .set({ disabled: true, closed_at: now(), password_hash: null, payment_hash: null, temporary_hash: null })
      .where('id', '=', member.id)
      .execute();
  });
  return { value: true };
}

/** The least that any way pays out, in smallest units of the brand's currency; without any way, more than there is. */
async function smallestPayment(sandbox: Sandbox, merchant: string): Promise<number> {
  const decimals = await decimalsIn(sandbox, merchant);
  const currency = await currencyOf(sandbox, merchant);
  const methods = await methodsOf(sandbox, merchant, 'withdraw');
  const limits = methods.flatMap((method) => method.limits.filter((entry) => entry.currency === currency));
  return Math.min(...limits.map(({ min }) => Number(unitsOf(min, decimals))));
}
