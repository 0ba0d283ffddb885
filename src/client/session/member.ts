import { createStore } from 'zustand/vanilla';
import type { NamedStorage, Platform } from '../runtime-types.ts';
import type { Member, MemberState, Session } from './session-types.ts';
import { storageNames } from '../browser/storage-names.ts';

export interface MemberDependencies {
  readonly platform: Platform;
  readonly session: Session;
  readonly storage: NamedStorage;
  /** Whether a hidden balance stays hidden over reloads (row A-173). */
  readonly keepsHidden: () => boolean;
}

/** Member info and balance of the signed-in player; one wallet call at a time (rows A-172… ). */
export function createMember({ platform, session, storage, keepsHidden }: MemberDependencies): Member {
  const store = createStore<MemberState>(() => ({ refreshing: false, hidden: false }));
  let walletCall: Promise<void> | undefined;
  // An answer that arrives after the sign-out belongs to nobody.
  const isCurrent = (token: string) => session.store.getState().session?.token === token;
  const token = () => session.store.getState().session?.token;

  async function askWallet(asker: string): Promise<void> {
    store.setState({ refreshing: true });
    try {
      const wallet = await platform.call('wallet', { quiet: true });
      if (isCurrent(asker)) store.setState({ balance: String(wallet.sumBalance ?? '0') });
    } catch {
      // The last known balance stays on screen.
    } finally {
      walletCall = undefined;
      if (isCurrent(asker)) store.setState({ refreshing: false });
    }
  }

  async function askInfo(asker: string): Promise<void> {
    const info = await platform.call('memberInfo', { quiet: true }).catch(() => undefined);
    if (!info || !isCurrent(asker)) return;
    store.setState({ info });
    session.correctType(info.type);
  }

  const refreshBalance = async () => {
    const asker = token();
    if (asker === undefined) return;
    walletCall ??= askWallet(asker);
    await walletCall;
  };

  return {
    store,
    refreshBalance,
    async refresh() {
      const asker = token();
      store.setState({ hidden: keepsHidden() && storage.local.read(storageNames.hideBalance) === '1' });
      if (asker !== undefined) await Promise.all([askInfo(asker), refreshBalance()]);
    },
    toggleHidden() {
      const hidden = !store.getState().hidden;
      storage.local.write(storageNames.hideBalance, hidden ? '1' : '0');
      store.setState({ hidden });
    },
    clear() {
      walletCall = undefined;
      store.setState({ refreshing: false, hidden: store.getState().hidden }, true);
    },
  };
}
