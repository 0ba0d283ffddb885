import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { readContracts } from './read-contracts.ts';
import { readKind } from './terms.ts';

/**
 * Accepts or rejects the terms that the player has read, by their id: others, and those that were answered, are refused.
 * An accepted contract holds from now on; the one before it ends and stays known (row G-269).
 */
export async function answerContract(sandbox: Sandbox, { member, body }: MemberCall) {
  const kind = readKind(body['kind']);
  const id = idIn(body['contractId']);
  const { answer } = body;
  if (answer !== 'accept' && answer !== 'reject') throw failure('body.invalid');
  const at = sandbox.now();
  await sandbox.db.transaction().execute(async (db) => {
    await lockWallet(db, member.id);
    const offered = await db
      .selectFrom('contract')
      .select('id')
      .where('id', '=', id)
      .where('account', '=', member.id)
      .where('kind', '=', kind)
      .where('state', '=', 'offered')
      .executeTakeFirst();
    if (!offered) throw failure('contract.gone');
    if (answer === 'accept') {
      await db
        .updateTable('contract')
        .set({ state: 'ended', ended_at: at })
        .where('account', '=', member.id)
        .where('kind', '=', kind)
        .where('state', '=', 'accepted')
        .execute();
    }
    await db
      .updateTable('contract')
      .set({ state: answer === 'accept' ? 'accepted' : 'rejected', answered_at: at })
      .where('id', '=', id)
      .execute();
  });
  return { value: await readContracts(sandbox, member.id, kind) };
}
