import { PlatformError, type Runtime } from '../../../client/index.ts';
import { specifiedNames } from '../../../client/browser/storage-names.ts';

/**
 * Logs a remembered player in once at the start, where the merchant wants it (row A-227, decision 6). It says nothing:
 * what does not succeed leaves the filled form to the player, and what was refused is not sent again by itself.
 */
export default async function logInAgain({ platform, session, storage, vault }: Runtime): Promise<void> {
  const login = await vault.recall().catch(() => undefined);
  if (login?.password === undefined) return;
  const { username, password } = login;
  try {
    const body = { type: 'username', username, password } as const;
    const value = await platform.call('login', { body, encrypted: true, quiet: true });
    await vault.keepPassword(password).catch(() => undefined);
    // A code is asked for where a player asks for the login themselves.
    if ('token' in value) session.begin(value);
    else storage.local.write(specifiedNames.autoLogin, '0');
  } catch (error) {
    // Without an answer nothing was refused.
    if (error instanceof PlatformError && error.status > 0) storage.local.write(specifiedNames.autoLogin, '0');
  }
}
