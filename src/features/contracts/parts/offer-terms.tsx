import { styled } from 'styled-components';
import { usePlatform, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';
import { Terms } from './contract-card.tsx';
import type { ContractKind } from './pending-kinds.ts';
import { useContract } from './use-contract.ts';

/** What the waiting contract of a kind offers, its figures, what it changes and until when; nothing while it is not known. */
export function OfferTerms({ kind }: { readonly kind: ContractKind }) {
  const text = useText();
  const platform = usePlatform();
  const { value } = useContract(kind, '', () => platform.call('contract', { query: { kind }, quiet: true }));
  if (value?.pending === undefined) return null;
  const { pending, current } = value;
  const rate = current?.tiers.at(-1)?.rate;
  return (
    <Parts>
      <p>{text(`contracts:offer.${kind}`)}</p>
      <Terms contract={pending} />
      <Note>
        {rate === undefined ? text('contracts:offer.first') : text('contracts:offer.instead', { rate })}{' '}
        {text('contracts:offer.open')}
      </Note>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 16px;
  margin-block-start: 8px;
`;

const Note = styled.p`
  color: ${token('color.muted')};
`;
