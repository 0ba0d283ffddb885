import { hashSecret, makeDigits } from '../accounts/secrets.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a code is for: a code sent for a registration opens no account. */
export type SmsPurpose = 'registration' | 'member' | 'detail';

const lifetimeMs = 120_000;
const failuresAllowed = 5;

interface SmsTarget {
  readonly merchant: string;
  /** Digits with the dialling code; a mail address when it is one that is proved. */
  readonly mobile: string;
  readonly purpose: SmsPurpose;
}

/** When the last code for a number ends, if it is still on its way. */
export async function pendingUntil({ db, now }: Sandbox, target: SmsTarget): Promise<Date | undefined> {
  const last = await newest(db, target).executeTakeFirst();
  return last && !last.used && last.expires_at > now() ? last.expires_at : undefined;
}

/** Makes a code for a number and gives it with the moment at which it ends; only its hash is kept. */
export async function makeSmsCode(sandbox: Sandbox, target: SmsTarget): Promise<{ code: string; expiresAt: Date }> {
  const code = sandbox.scenarios.of(target.merchant).smsCode ?? makeDigits(6);
  const expiresAt = new Date(sandbox.now().getTime() + lifetimeMs);
  await sandbox.db
    .insertInto('sms_code')
    .values({ ...target, code_hash: hashCode(target, code), expires_at: expiresAt, created_at: sandbox.now() })
    .execute();
  return { code, expiresAt };
}

/** Uses up the code of a number; false when it is wrong, over, used, or was guessed at too often. */
export async function takeSmsCode(
  sandbox: Sandbox,
  { code, ...target }: SmsTarget & { readonly code: string },
): Promise<boolean> {
  const { db, now } = sandbox;
  const last = await newest(db, target).executeTakeFirst();
  if (!last || last.used || last.expires_at <= now() || last.failures >= failuresAllowed) return false;
  if (last.code_hash !== hashCode(target, code)) {
    await db
      .updateTable('sms_code')
      .set((row) => ({ failures: row('failures', '+', 1) }))
      .where('id', '=', last.id)
      .execute();
    return false;
  }
  const { numUpdatedRows } = await db
    .updateTable('sms_code')
    .set({ used: true })
    .where('id', '=', last.id)
    .where('used', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function newest(db: Sandbox['db'], { merchant, mobile, purpose }: SmsTarget) {
  return db
    .selectFrom('sms_code')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1);
}

function hashCode({ merchant, mobile, purpose }: SmsTarget, code: string): string {
  return hashSecret(`${merchant} ${mobile} ${purpose} ${code}`);
}
