import type { Transaction } from 'kysely';
import type { ApplicationResult, DeskDecision } from '../../contracts/desk-applications.ts';
import { fromMinor, toMinor } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import { ownLanguage } from '../merchants/own-language.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { lockWallet, moveMoney } from '../wallet/ledger.ts';
import { listApplications } from './list-applications.ts';

/**
 * Does what somebody decides about an application, which is locked meanwhile. What one person proposed another one pays, into
 * the wallet and once; the record names the promotion.
 */
export async function decideApplication(sandbox: Sandbox, decision: DeskDecision): Promise<ApplicationResult> {
  const { db, security, news } = sandbox;
  const { merchant, id, act, by } = decision;
  const kind = await db.transaction().execute((tx) => carryOut(sandbox, tx, decision));
  const outcome = kind === 'done' ? 'done' : 'refused';
  security.note({ event: 'staff.act', outcome, reference: `desk ${act} application ${id} of ${merchant} by ${by.id}` });
  if (kind === 'done') news.touch(merchant);
  if (kind === 'amount' || kind === 'absent') return { kind };
  const [application] = (await listApplications(sandbox, { merchants: [merchant], id })).list;
  return application ? { kind, application } : { kind: 'absent' };
}

async function carryOut(
  sandbox: Sandbox,
  tx: Transaction<Tables>,
  decision: DeskDecision,
): Promise<ApplicationResult['kind']> {
  const { merchant, id, by } = decision;
  const at = sandbox.now();
  const row = await tx
    .selectFrom('promotion_application as application')
    .innerJoin('announcement', 'announcement.id', 'application.announcement')
    .select(['application.account', 'decided_at', 'proposed', 'proposed_by', 'title'])
    .where('application.id', '=', id)
    .where('application.merchant', '=', merchant)
    .forUpdate('application')
    .executeTakeFirst();
  if (!row) return 'absent';
  const { account, decided_at, proposed, proposed_by, title } = row;
  if (decided_at !== null) return 'moved';
  const change = tx.updateTable('promotion_application').where('id', '=', id);
  switch (decision.act) {
    case 'propose': {
      const decimals = await decimalsIn(sandbox, merchant);
      const units = toMinor(decision.amount.trim(), decimals) ?? 0;
      if (units <= 0) return 'amount';
      if (proposed !== null) return 'moved';
      const proposal = { proposed: fromMinor(units, decimals), proposed_by: by.id, proposed_by_name: by.name };
      await change.set({ ...proposal, proposed_at: at, staff_reason: sealed(sandbox, decision.reason) }).execute();
      return 'done';
    }
    case 'reject':
      if (proposed !== decision.amount || proposed_by !== decision.author) return 'moved';
      await change.set({ ...none, staff_reason: null }).execute();
      return 'done';
    case 'decline':
      if (proposed !== null) return 'moved';
      await change
        .set({ decided_at: at, decided_by: by.name, staff_reason: sealed(sandbox, decision.reason) })
        .execute();
      return 'done';
    case 'pay': {
      const { amount, author } = decision;
      if (proposed === null || proposed !== amount || proposed_by !== author || author === by.id) return 'moved';
      await lockWallet(tx, account);
      await change.set({ decided_at: at, decided_by: by.name, reward: amount }).execute();
      const note = title[await ownLanguage(sandbox, merchant)];
      await moveMoney(tx, merchant, [{ account, amount, kind: 'reward', note, at }]);
      return 'done';
    }
  }
}

const none = { proposed: null, proposed_by: null, proposed_by_name: null, proposed_at: null };

function sealed({ cipher }: Sandbox, reason: string): string {
  return cipher.encrypt('promotion_application.staff_reason', reason.trim());
}
