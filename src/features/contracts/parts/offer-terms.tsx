import { styled } from 'styled-components';
import { useMoments, usePlatform, useText } from '../../../client/index.ts';
import { Dotted, token } from '../../../ui/index.ts';
import type { ContractKind } from './pending-kinds.ts';
import { TierTable } from './tier-table.tsx';
import { useContract } from './use-contract.ts';

/** What the waiting contract of a kind offers, its figures, what it changes and until when; nothing while it is not known. */
export function OfferTerms({ kind }: { readonly kind: ContractKind }) {
  const text = useText();
  const { day } = useMoments();
  const platform = usePlatform();
  const { value } = useContract(kind, '', () => platform.call('contract', { query: { kind }, quiet: true }));
  if (value?.pending === undefined) return null;
  const { pending, current } = value;
  const rate = current?.tiers.at(-1)?.rate;
  return (
    <Parts>
      <p>{text(`contracts:offer.${kind}`)}</p>
      <Small>
        {text('contracts:upline')}{' '}
        <Dotted
          parts={[
            <bdi key="from" translate="no">
              {pending.offeredBy ?? text('contracts:house')}
            </bdi>,
            <bdi key="day" dir="ltr">
              {day(pending.offeredAt)}
            </bdi>,
            ...(pending.period === '' ? [] : [text(`contracts:period.${pending.period}`)]),
          ]}
        />
      </Small>
      <TierTable tiers={pending.tiers} />
      <Small>
        {rate === undefined ? text('contracts:offer.first') : text('contracts:offer.instead', { rate })}{' '}
        {text('contracts:offer.open')}
      </Small>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: 8px;
`;

const Small = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  overflow-wrap: anywhere;
`;
