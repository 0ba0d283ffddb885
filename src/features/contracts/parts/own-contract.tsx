import { useState } from 'react';
import { usePlatform, useText } from '../../../client/index.ts';
import { Button, ButtonRow, EmptyState, ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { ContractCard } from './contract-card.tsx';
import { PastContracts } from './past-contracts.tsx';
import type { ContractKind } from './pending-kinds.ts';
import { useContract } from './use-contract.ts';

/** What is offered, to be answered; what holds; what held before (rows G-269, G-270). */
export function OwnContract({ kind }: { readonly kind: ContractKind }) {
  const text = useText();
  const platform = usePlatform();
  const [answer, setAnswer] = useState<'accept' | 'reject'>();
  const { value, status, retry } = useContract(kind, '', () =>
    platform.call('contract', { query: { kind }, quiet: true }),
  );
  if (value === undefined && status === 'error') {
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  }
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="card" count={2} />
      </ScreenBody>
    );
  }
  const { pending, current, past } = value;
  return (
    <ScreenBody>
      {pending === undefined ? null : (
        <ContractCard title={text('contracts:offered')} contract={pending}>
          <ButtonRow>
            <Button tone="quiet" onClick={() => setAnswer('reject')}>
              {text('contracts:reject')}
            </Button>
            <Button tone="action" onClick={() => setAnswer('accept')}>
              {text('contracts:accept')}
            </Button>
          </ButtonRow>
        </ContractCard>
      )}
      {current === undefined ? null : <ContractCard title={text('contracts:current')} contract={current} />}
      {pending === undefined && current === undefined ? (
        <EmptyState icon="receipt" title={text('contracts:none')} note={text('contracts:noneNote')} />
      ) : null}
      <PastContracts contracts={past} />
      {pending === undefined || answer === undefined ? null : (
        <AnswerDialog
          kind={kind}
          contractId={pending.id}
          answer={answer}
          onClose={() => setAnswer(undefined)}
          onDone={retry}
        />
      )}
    </ScreenBody>
  );
}
