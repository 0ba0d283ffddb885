import { useLocation, useSearchParams } from 'react-router-dom';
import { useNavigation } from '../../../client/index.ts';
import { MemberContract } from '../parts/member-contract.tsx';
import { OwnContract } from '../parts/own-contract.tsx';
import { kinds } from '../parts/pending-kinds.ts';

/**
 * The player's contract of the kind that the address names (rows G-259…G-261); with `?member=` a direct member's, to whom
 * the agent may offer one.
 */
export default function ContractScreen() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const kind = kinds.find((known) => pathname.startsWith(navigation.pathOf(`contracts.${known}`)));
  const member = query.get('member') ?? '';
  if (kind === undefined) return null;
  return member === '' ? (
    <OwnContract key={kind} kind={kind} />
  ) : (
    <MemberContract key={kind} kind={kind} member={member} />
  );
}
