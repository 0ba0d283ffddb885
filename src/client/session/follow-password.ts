import type { Vault } from './session-types.ts';

/**
 * A remembered login follows its player's new password; nobody else's does, and nothing is remembered that was not
 * (row A-133). A browser without storage keeps what it had.
 */
export async function followPassword(vault: Vault, userName: string | undefined, password: string): Promise<void> {
  const kept = await vault.recall().catch(() => undefined);
  if (kept?.password === undefined || !isSameName(kept.username, userName)) return;
  await vault.remember({ ...kept, password }).catch(() => undefined);
}

function isSameName(one: string, other = ''): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
