import { openPersonal } from '../accounts/personal-data.ts';
import { fromMinor, toMinor } from '../../engine/minor-units.ts';
import { ownLanguage } from '../merchants/own-language.ts';
import type { Sandbox } from '../sandbox.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { lockWallet, moveMoney } from '../wallet/ledger.ts';

/** An application as staff read it. */
export interface PlayerApplication {
  readonly id: number;
  readonly merchant: string;
  readonly player: string;
  readonly promotion: string;
  readonly remark: string;
  /** ISO 8601. */
  readonly at: string;
  readonly isDecided: boolean;
  /** What was given for it; nothing where it was declined or waits. */
  readonly reward: string | undefined;
}

const shown = 200;

/** Applications that wait, the oldest first; after them those that were decided, the newest first. */
export async function listApplications(sandbox: Sandbox): Promise<readonly PlayerApplication[]> {
  const open = await applications(sandbox)
    .where('decided_at', 'is', null)
    .orderBy('promotion_application.id')
    .limit(shown)
    .execute();
  const done = await applications(sandbox)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(shown)
    .execute();
  return [...open, ...done].map(({ remark, title, created_at, decided_at, reward, name, ...row }) => ({
    ...{ id: row.id, merchant: row.merchant, player: openPersonal(sandbox.cipher, { name }).name, promotion: title.en },
    remark: sandbox.cipher.decrypt('promotion_application.remark', remark),
    at: created_at.toISOString(),
    isDecided: decided_at !== null,
    reward: reward ?? undefined,
  }));
}

/**
 * Decides an application, once: with an amount above zero it is paid into the wallet, and the record names the promotion;
 * without one it is declined. Gives false for an amount that is none, and for an application that is gone or decided.
 */
export async function decideApplication(sandbox: Sandbox, id: number, amount: string | undefined): Promise<boolean> {
  const { db, now } = sandbox;
  const found = await applications(sandbox).where('promotion_application.id', '=', id).executeTakeFirst();
  if (!found) return false;
  const { merchant, account, title } = found;
  const decimals = await decimalsIn(sandbox, merchant);
  const units = amount === undefined ? 0 : (toMinor(amount.trim(), decimals) ?? 0);
  if (amount !== undefined && units <= 0) return false;
  const note = title[await ownLanguage(sandbox, merchant)];
  return db.transaction().execute(async (inside) => {
    await lockWallet(inside, account);
    const reward = amount === undefined ? null : fromMinor(units, decimals);
    const { numUpdatedRows } = await inside
      .updateTable('promotion_application')
      .set({ decided_at: now(), reward })
      .where('id', '=', id)
      .where('decided_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (reward !== null)
      await moveMoney(inside, merchant, [{ account, amount: reward, kind: 'reward', note, at: now() }]);
    return true;
  });
}

function applications({ db }: Sandbox) {
  return db
    .selectFrom('promotion_application')
    .innerJoin('account', 'account.id', 'promotion_application.account')
    .innerJoin('announcement', 'announcement.id', 'promotion_application.announcement')
    .select(['promotion_application.id', 'promotion_application.merchant', 'promotion_application.account'])
    .select(['remark', 'promotion_application.created_at', 'decided_at', 'reward', 'name', 'title']);
}
