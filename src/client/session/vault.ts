import type { Host } from '../browser/host.ts';
import type { NamedStorage } from '../runtime-types.ts';
import type { RememberedLogin, Vault } from './session-types.ts';
import { storageNames } from '../browser/storage-names.ts';
import { openSealed, seal } from './vault-cipher.ts';
import { openVaultKey } from './vault-key.ts';

export interface VaultDependencies {
  readonly host: Host;
  readonly merchantCode: string;
  readonly storage: NamedStorage;
  /** `login.remember`: encrypted (default), usernameOnly or off (decision 1). */
  readonly mode: () => string;
}

/** Keeps logins as AES-GCM ciphertext under a key that scripts can use but never read (rows; decisions 1, 2). */
export function createVault({ host, merchantCode, storage, mode }: VaultDependencies): Vault {
  const key = () => openVaultKey(host, merchantCode);
  return {
    async remember({ method, username, password }) {
      if (mode() === 'off') return;
      const login: RememberedLogin =
        mode() === 'usernameOnly' || password === undefined ? { method, username } : { method, username, password };
      storage.local.write(storageNames.login, await seal(JSON.stringify(login), await key()));
    },
    async recall() {
      const sealed = storage.local.read(storageNames.login);
      if (sealed === undefined || mode() === 'off') return undefined;
      const login = parseLogin(await openSealed(sealed, await key()));
      return login && mode() === 'usernameOnly' ? { method: login.method, username: login.username } : login;
    },
    async forget() {
      storage.local.remove(storageNames.login);
    },
    async keepPassword(password) {
      storage.session.write(storageNames.keptPassword, await seal(password, await key()));
    },
    async keptPassword() {
      const sealed = storage.session.read(storageNames.keptPassword);
      return sealed === undefined ? undefined : await openSealed(sealed, await key());
    },
    dropPassword() {
      storage.session.remove(storageNames.keptPassword);
    },
  };
}

function parseLogin(text: string | undefined): RememberedLogin | undefined {
  if (text === undefined) return undefined;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('username' in value) || typeof value.username !== 'string')
    return undefined;
  const method = 'method' in value && value.method === 'mobile' ? 'mobile' : 'username';
  const password = 'password' in value && typeof value.password === 'string' ? value.password : undefined;
  return { method, username: value.username, ...(password === undefined ? {} : { password }) };
}
