import { unitsOf } from '../../engine/minor-units.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { balanceOf, lockWallet, moveMoney } from '../wallet/ledger.ts';
import { requireInMain } from '../wallet/spend.ts';
import { movementKinds } from './settle.ts';

/**
 * Pays a pending wage or dividend of a direct member from the wallet of the agent whose it is to pay (rows G-253, G-255).
 * Asked again, it answers the same and moves nothing. A row of another agent is as good as none.
 */
export async function paySettlement(sandbox: Sandbox, call: MemberCall, kind: 'daily' | 'dividend') {
  const { merchant, member, body } = call;
  const at = sandbox.now();
  const decimals = await decimalsIn(sandbox, merchant);
  return sandbox.db.transaction().execute(async (db) => {
    await lockWallet(db, member.id);
    const row = await db
      .selectFrom('settlement')
      .select(['id', 'account', 'amount', 'state', 'period'])
      .where('id', '=', idIn(body['id']))
      .where('payer', '=', member.id)
      .where('kind', '=', kind)
      .where('state', '!=', 'none')
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw failure('settlement.gone');
    const { id, account, amount, period } = row;
    if (row.state === 'pending') {
      const units = unitsOf(amount, decimals);
      await requireInMain(db, { merchant, account: member.id, units, decimals, at });
      await db.updateTable('settlement').set({ state: 'paid', paid_at: at }).where('id', '=', id).execute();
      const paid = { kind: movementKinds[kind], note: period, at };
      await moveMoney(db, merchant, [
        { account: member.id, amount: `-${amount}`, ...paid },
        { account, amount, ...paid },
      ]);
    }
    return { value: { id, state: 'paid', sumBalance: await balanceOf(db, member.id, decimals) } };
  });
}
