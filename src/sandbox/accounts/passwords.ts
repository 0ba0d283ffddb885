import { isPassword } from '../../storage/passwords.ts';
import type { Sandbox } from '../sandbox.ts';

interface PasswordHashes {
  readonly password_hash: string | null;
  readonly temporary_hash: string | null;
  readonly temporary_until: Date | null;
}

/**
 * Whether a password is an account's own or the one that was mailed for half an hour. Both are always compared, also where
 * there is no account, so that the time shows nobody which names exist or have asked for a mail.
 */
export async function fitsPassword(
  { now }: Sandbox,
  account: PasswordHashes | undefined,
  password: string,
): Promise<boolean> {
  const until = account?.temporary_until?.getTime() ?? 0;
  const fits = await Promise.all([
    isPassword(password, account?.password_hash),
    isPassword(password, until > now().getTime() ? account?.temporary_hash : undefined),
  ]);
  return fits.includes(true);
}
