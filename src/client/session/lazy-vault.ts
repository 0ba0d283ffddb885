import type { Vault } from './session-types.ts';
import { storageNames } from '../browser/storage-names.ts';
import type { VaultDependencies } from './vault.ts';

/** The vault, its code loaded when it is first used: most visits never open it. */
export function lazyVault(dependencies: VaultDependencies): Vault {
  let opening: Promise<Vault> | undefined;
  const open = () => {
    opening ??= import('./vault.ts').then(
      ({ createVault }) => createVault(dependencies),
      (error: unknown) => {
        // Whoever needs it next may have a network again.
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  return {
    remember: async (login) => (await open()).remember(login),
    recall: async () => (await open()).recall(),
    forget: async () => dependencies.storage.local.remove(storageNames.login),
    keepPassword: async (password) => (await open()).keepPassword(password),
    keptPassword: async () => (await open()).keptPassword(),
    dropPassword: () => dependencies.storage.session.remove(storageNames.keptPassword),
  };
}
