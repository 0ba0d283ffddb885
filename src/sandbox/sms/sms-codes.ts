import { makeDigits } from '../accounts/secrets.ts';
import type { Sandbox } from '../sandbox.ts';

/** What a code is for: a code sent for a registration opens no account. */
export type SmsPurpose = 'registration' | 'member' | 'detail' | 'account';

/** How long a code is good. */
export const smsCodeMs = 120_000;
const triesAllowed = 5;

/** Whom a code is sent to, and what for. */
export interface SmsTarget {
  readonly merchant: string;
  /** Digits with the dialling code; a mail address when it is one that is proved. */
  readonly mobile: string;
  readonly purpose: SmsPurpose;
}

/** What the limiter calls a code that is on its way to a target. */
export function pendingSubject({ merchant, mobile, purpose }: SmsTarget): string {
  return JSON.stringify(['code on its way', merchant, mobile, purpose]);
}

/** Makes a code for a number and gives it with the moment at which it ends; only its hash is kept. */
export async function makeSmsCode(sandbox: Sandbox, target: SmsTarget): Promise<{ code: string; expiresAt: Date }> {
  const code = sandbox.scenarios.of(target.merchant).smsCode ?? makeDigits(6);
  const expiresAt = new Date(sandbox.now().getTime() + smsCodeMs);
  await sandbox.db
    .insertInto('sms_code')
    .values({
      ...target,
      mobile: hashMobile(sandbox, target),
      code_hash: hashCode(sandbox, target, code),
      expires_at: expiresAt,
      created_at: sandbox.now(),
    })
    .execute();
  return { code, expiresAt };
}

/**
 * Uses up the code of a number; false when it is wrong, over, used, or was guessed at too often. A try is counted before
 * it is compared, so that tries at the same moment cannot pass together.
 */
export async function takeSmsCode(
  sandbox: Sandbox,
  { code, ...target }: SmsTarget & { readonly code: string },
): Promise<boolean> {
  const { db, now, limiter } = sandbox;
  const counted = await db
    .updateTable('sms_code')
    .set((row) => ({ failures: row('failures', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('sms_code')
        .select('id')
        .where('merchant', '=', target.merchant)
        .where('mobile', '=', hashMobile(sandbox, target))
        .where('purpose', '=', target.purpose)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('used', '=', false)
    .where('expires_at', '>', now())
    .where('failures', '<', triesAllowed)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (counted?.code_hash !== hashCode(sandbox, target, code)) return false;
  const { numUpdatedRows } = await db
    .updateTable('sms_code')
    .set({ used: true })
    .where('id', '=', counted.id)
    .where('used', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await limiter.clear([pendingSubject(target)]);
  return true;
}

/** Lets a code that was just used up count once more: what came with it was refused for another reason. */
export async function giveSmsCodeBack(
  sandbox: Sandbox,
  { code, ...target }: SmsTarget & { readonly code: string },
): Promise<void> {
  await sandbox.db
    .updateTable('sms_code')
    .set({ used: false })
    .where('merchant', '=', target.merchant)
    .where('mobile', '=', hashMobile(sandbox, target))
    .where('purpose', '=', target.purpose)
    .where('code_hash', '=', hashCode(sandbox, target, code))
    .where('expires_at', '>', sandbox.now())
    .execute();
}

/** Six digits are soon tried out against a plain digest, and so are numbers; these are made under the key. */
function hashCode({ cipher }: Sandbox, { merchant, mobile, purpose }: SmsTarget, code: string): string {
  return cipher.fingerprint(`code ${merchant} ${mobile} ${purpose} ${code}`);
}

/** What stands for a number or mail address beside the codes that were sent to it. */
export function hashMobile({ cipher }: Sandbox, { merchant, mobile }: Pick<SmsTarget, 'merchant' | 'mobile'>): string {
  return cipher.fingerprint(`number ${merchant} ${mobile}`);
}
