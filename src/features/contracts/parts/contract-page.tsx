import { useSearchParams } from 'react-router-dom';
import { MemberContract } from './member-contract.tsx';
import { OwnContract } from './own-contract.tsx';
import type { ContractKind } from './pending-kinds.ts';

/** The player's contract of one kind; with `?member=` a direct member's, to whom the agent may offer one. */
export function ContractPage({ kind }: { readonly kind: ContractKind }) {
  const [query] = useSearchParams();
  const member = query.get('member');
  return member === null || member === '' ? (
    <OwnContract kind={kind} />
  ) : (
    <MemberContract kind={kind} member={member} />
  );
}
