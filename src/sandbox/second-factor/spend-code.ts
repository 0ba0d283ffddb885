import { foldDigits } from '../../contracts/number-text.ts';
import { stepOfCode } from '../../storage/second-factor/one-time-code.ts';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import { consumeTry, forgetTries } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** Place of the secret in the database, which its encryption is bound to. */
export const secretPlace = 'second_factor.secret';

/**
 * Uses a code of the member's app up, or else one of their recovery codes. The try is counted before anything is compared.
 * Throws `factor.wrong` for any other, and for one that was used before; `rate.limited` with the wait.
 */
export async function spendCode(
  sandbox: Sandbox,
  { merchant, address }: Pick<Call, 'merchant' | 'address'>,
  { account, code }: { readonly account: number; readonly code: unknown },
): Promise<void> {
  if (typeof code !== 'string' || code.length > 64) throw failure('body.invalid');
  const tried = { merchant, address, name: account };
  await consumeTry(sandbox, 'secondFactor', tried);
  if (!(await isTaken(sandbox, account, foldDigits(code)))) throw failure('factor.wrong');
  await forgetTries(sandbox, 'secondFactor', tried);
}

async function isTaken({ db, cipher, now }: Sandbox, account: number, code: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factor')
    .select('secret')
    .where('account', '=', account)
    .executeTakeFirst();
  if (!factor) return false;
  const digits = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(digits)) return spendRecoveryCode(db, account, code);
  const step = stepOfCode(cipher.decrypt(secretPlace, factor.secret), digits, now());
  if (step === undefined) return false;
  // One statement decides, so that of two calls with the same code one fails.
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account', '=', account)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
