import { useEffect } from 'react';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { useResource, useRuntime } from '../../../client/index.ts';

/** The player's wallets, the main one first; amounts are decimal texts. */
export type Wallets = Answer<'wallets'>;
export type Wallet = Wallets['list'][number];

/** Id of the wallet that payments go into and out of. */
export const mainWallet = 'main';

/** Key under which the wallets are kept. */
export const walletsKey = 'member.wallets';

/** The player's wallets, asked for anew at each visit: games and payments change them. */
export function useWallets() {
  const { platform, resources } = useRuntime();
  useEffect(() => () => resources.forget(walletsKey), [resources]);
  return useResource(walletsKey, () => platform.call('wallets', { quiet: true }));
}
