import { hash, verify } from '@node-rs/argon2';
import type { Sandbox } from '../sandbox.ts';

/** Argon2id with the library's defaults (19 MiB, two passes), which follow the OWASP recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password fits. Without a hash the same work is done, so that the time tells nobody which names exist. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? decoy, password);
  return fits && Boolean(passwordHash);
}

interface PasswordHashes {
  readonly password_hash: string | null;
  readonly temporary_hash: string | null;
  readonly temporary_until: Date | null;
}

/**
 * Whether a password is an account's own or the one that was mailed for half an hour. Both are always compared, also where
 * there is no account, so that the time tells nobody which names exist or have asked for a mail.
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

/** The hash of 32 random bytes that were thrown away. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$7ORZ9layJR+1ROf/7M2bkw$oz91WD4ys9vSZ1ykYx+Y5s7NN9/kE0w3QVCbRAVGVMY';
