import type { ConsoleContext } from '../console-context.ts';
import { stepOfCode } from '../../../storage/second-factor/one-time-code.ts';
import { digestOfRecoveryCode } from './recovery-codes.ts';

interface CodeOwner {
  readonly id: string;
  /** Encrypted secret. */
  readonly totp: string;
}

/**
 * Uses a code of the authenticator app or a recovery code up, and says which it was; nothing when it is neither or was used before. One statement
 * decides, so that of two calls at the same moment one fails. With `only` a recovery code is none, and stays unused.
 */
export async function spendCode(
  { db, cipher, now }: Pick<ConsoleContext, 'db' | 'cipher' | 'now'>,
  { id, totp }: CodeOwner,
  code: string,
  { only }: { readonly only?: 'app' } = {},
): Promise<'app' | 'recovery' | undefined> {
  const step = stepOfCode(cipher.decrypt('console_people.totp', totp), code, now());
  if (step !== undefined) {
    const used = await db
      .updateTable('console_people')
      .set({ totp_step: step })
      .where('id', '=', id)
      .where('totp_step', '<', step)
      .executeTakeFirst();
    return used.numUpdatedRows > 0n ? 'app' : undefined;
  }
  if (only === 'app') return undefined;
  const digest = digestOfRecoveryCode(code);
  if (digest === undefined) return undefined;
  const used = await db
    .deleteFrom('console_recovery_codes')
    .where('person', '=', id)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return used.numDeletedRows > 0n ? 'recovery' : undefined;
}
