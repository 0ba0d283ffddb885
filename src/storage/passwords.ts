import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's defaults (19 MiB, two passes), which follow the OWASP recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password fits. Without a hash the same work is done, so that the time shows nobody which names exist. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const fits = await verify(passwordHash ?? decoy, password);
  return fits && Boolean(passwordHash);
}

/** The hash of 32 random bytes that were thrown away. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$7ORZ9layJR+1ROf/7M2bkw$oz91WD4ys9vSZ1ykYx+Y5s7NN9/kE0w3QVCbRAVGVMY';
