import { unitsOf } from '../../engine/minor-units.ts';
import { openPersonal, sealPersonal } from '../accounts/personal-data.ts';
import type { Sandbox } from '../sandbox.ts';
import { failure } from '../errors.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { balanceOf, lockWallet } from '../wallet/ledger.ts';
import { forgetTarget } from '../sms/forget-target.ts';
import { deleteActivity } from './delete-activity.ts';

/**
 * Erases who a player is: name, contact, passwords, everything they wrote. Bets and movements of money stay under a number
 * that leads to nobody, so that every account still adds up. Throws while money of theirs is left, or when nobody has the id.
 */
export async function eraseMember(sandbox: Sandbox, id: number): Promise<void> {
  const { db, now, later, cipher } = sandbox;
  // What is being sent to them has to be there before it can go.
  await later.settled();
  await db.transaction().execute(async (inside) => {
    await lockWallet(inside, id);
    const account = await inside.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
    if (!account || account.erased_at) throw failure('user.not.exist');
    const decimals = await decimalsIn(sandbox, account.merchant);
    const balance = await balanceOf(inside, id, decimals);
    if (unitsOf(balance, decimals) !== 0n) throw failure('closing.balance', { balance });
    const { merchant, mobile, email } = openPersonal(cipher, account);
    await deleteActivity(inside, id, now());
    await inside.deleteFrom('social_identity').where('account', '=', id).execute();
    await inside.updateTable('affiliate').set({ account: null }).where('account', '=', id).execute();
    await inside.deleteFrom('play_limit').where('account', '=', id).execute();
    await inside.deleteFrom('play_time').where('account', '=', id).execute();
    await inside.deleteFrom('invitation').where('account', '=', id).execute();
    for (const target of [mobile, email])
      if (target !== null) await forgetTarget(sandbox, inside, { merchant, target });
    // No rule lets a name hold a colon, so nobody can take this one.
    const name = `erased:${id}`;
    await inside
      .updateTable('account')
      .set({
        ...{
          ...sealPersonal(cipher, merchant, { name }),
          password_hash: null,
          payment_hash: null,
          temporary_hash: null,
          temporary_until: null,
          invite_code: null,
        },
        ...{ verified: '[]', disabled: true },
        ...{ closed_at: account.closed_at ?? now(), erased_at: now() },
      })
      .where('id', '=', id)
      .execute();
  });
}
