import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { useMoments, useText } from '../../../client/index.ts';
import { FactList, SectionHeading } from '../../../ui/index.ts';
import { TierTable } from './tier-table.tsx';

/** A contract as the platform reports it. */
export type Contract = Answer<'contract'>['past'][number];

export interface ContractCardProps {
  readonly title: string;
  readonly contract: Contract;
  /** What may be done about it. */
  readonly children?: ReactNode;
}

/** The terms of a contract: how often it is settled, who offered it, since when, and its rates (row G-269). */
export function ContractCard({ title, contract, children }: ContractCardProps) {
  return (
    <Parts aria-label={title}>
      <SectionHeading title={title} />
      <Terms contract={contract} />
      {children}
    </Parts>
  );
}

/** The facts and rates of a contract. */
export function Terms({ contract }: { readonly contract: Contract }) {
  const text = useText();
  const { day } = useMoments();
  const { state, period, offeredBy, offeredAt, answeredAt, endedAt } = contract;
  const dates = [
    { id: 'offered', at: offeredAt },
    { id: state === 'rejected' ? 'rejected' : 'since', at: answeredAt },
    { id: 'ended', at: endedAt },
  ].flatMap(({ id, at }) =>
    at === undefined ? [] : [{ id, name: text(`contracts:${id}At`), value: <bdi dir="ltr">{day(at)}</bdi> }],
  );
  const facts = [
    ...(period === ''
      ? []
      : [{ id: 'period', name: text('contracts:period'), value: text(`contracts:period.${period}`) }]),
    {
      id: 'upline',
      name: text('contracts:upline'),
      value: offeredBy === undefined ? text('contracts:house') : <bdi translate="no">{offeredBy}</bdi>,
    },
    ...dates,
  ];
  return (
    <Stack>
      <FactList facts={facts} />
      <TierTable tiers={contract.tiers} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
`;

const Parts = styled.section`
  min-inline-size: 0;
  > :not(:first-child, :nth-child(2)) { margin-block-start: 16px; }
`;
