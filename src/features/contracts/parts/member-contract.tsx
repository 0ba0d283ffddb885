import { usePlatform, useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, ScreenBody, ScreenIntro, Skeleton } from '../../../ui/index.ts';
import { ContractCard } from './contract-card.tsx';
import { OfferForm } from './offer-form.tsx';
import { PastContracts } from './past-contracts.tsx';
import type { ContractKind } from './pending-kinds.ts';
import { useContract } from './use-contract.ts';

export interface MemberContractProps {
  readonly kind: ContractKind;
  /** User name of a direct member. */
  readonly member: string;
}

/** A direct member's contract as their agent sees it, and new terms to offer. */
export function MemberContract({ kind, member }: MemberContractProps) {
  const text = useText();
  const platform = usePlatform();
  const { value, status, retry } = useContract(kind, member, () =>
    platform.call('memberContract', { query: { kind, member }, quiet: true }),
  );
  if (value === undefined && status === 'error') {
    return <ErrorCard onRetry={retry} text={text('contracts:noMember')} />;
  }
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="card" count={2} />
      </ScreenBody>
    );
  }
  const { pending, current, past, limit } = value;
  return (
    <ScreenBody>
      <ScreenIntro title={text('contracts:ofMember')} note={<bdi translate="no">{value.member}</bdi>} />
      {pending === undefined ? null : <ContractCard title={text('contracts:waiting')} contract={pending} />}
      {current === undefined ? null : <ContractCard title={text('contracts:current')} contract={current} />}
      {pending === undefined && current === undefined ? (
        <EmptyState icon="receipt" title={text('contracts:none')} />
      ) : null}
      {limit === undefined ? (
        <ScreenIntro note={text('contracts:contract.none')} />
      ) : (
        <OfferForm kind={kind} member={value.member} limit={limit} onDone={retry} />
      )}
      <PastContracts contracts={past} />
    </ScreenBody>
  );
}
