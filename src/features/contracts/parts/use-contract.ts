import { useEffect } from 'react';
import { useResource } from '../../../client/index.ts';
import type { ContractKind } from './pending-kinds.ts';

/** The contracts of one kind, the player's own or a member's; read anew on each visit, since the other side acts too. */
export function useContract<T>(kind: ContractKind, member: string, ask: () => Promise<T>) {
  const loaded = useResource(`member.contract.${kind}.${member}`, ask);
  useEffect(() => {
    if (loaded.value !== undefined) loaded.retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [kind, member]);
  return loaded;
}
