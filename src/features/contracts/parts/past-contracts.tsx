import { useMoments, useText } from '../../../client/index.ts';
import { ListAccordion, SectionHeading } from '../../../ui/index.ts';
import { type Contract, Terms } from './contract-card.tsx';

/** Contracts that held before, and those that were rejected; nothing where there are none. */
export function PastContracts({ contracts }: { readonly contracts: readonly Contract[] }) {
  const text = useText();
  const { day } = useMoments();
  if (contracts.length === 0) return null;
  const items = contracts.map((contract) => ({
    id: String(contract.id),
    title: text(`contracts:state.${contract.state}`),
    end: day(contract.endedAt ?? contract.answeredAt ?? contract.offeredAt),
    content: <Terms contract={contract} />,
  }));
  return (
    <>
      <SectionHeading title={text('contracts:past')} />
      <ListAccordion items={items} />
    </>
  );
}
