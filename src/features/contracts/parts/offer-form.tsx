import { useState } from 'react';
import { styled } from 'styled-components';
import { usePlatform, useText } from '../../../client/index.ts';
import { Button, Card, IconButton, SectionHeading, TextField } from '../../../ui/index.ts';
import type { ContractKind } from './pending-kinds.ts';
import { TierTable } from './tier-table.tsx';
import { useContractAct } from './use-contract-act.ts';

export interface OfferFormProps {
  readonly kind: ContractKind;
  readonly member: string;
  /** The agent's own terms. */
  readonly limit: { readonly period: string; readonly tiers: readonly Tier[] };
  onDone(): void;
}

interface Tier {
  readonly threshold: string;
  readonly rate: string;
}

const mostTiers = 10;

/** New terms for a member: beginning with the agent's own, beyond which the platform lets none go. */
export function OfferForm({ kind, member, limit, onDone }: OfferFormProps) {
  const text = useText();
  const platform = usePlatform();
  const { act, isBusy } = useContractAct(onDone);
  const [tiers, setTiers] = useState<readonly Tier[]>(limit.tiers);
  const change = (index: number, changed: Partial<Tier>) =>
    setTiers(tiers.map((tier, place) => (place === index ? { ...tier, ...changed } : tier)));
  const send = () =>
    platform.call('offerContract', { body: { kind, member, period: limit.period, tiers: [...tiers] }, quiet: true });
  return (
    <>
      <SectionHeading title={text('contracts:newTerms')} />
      <Card>
        <Form
          aria-label={text('contracts:newTerms')}
          onSubmit={(event) => {
            event.preventDefault();
            void act(send, text('contracts:sent'));
          }}
        >
          {tiers.map(({ threshold, rate }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
            <Row key={index} role="group" aria-label={text('contracts:tier', { place: index + 1 })}>
              <TextField
                label={text('contracts:from')}
                value={threshold}
                onChange={(value) => change(index, { threshold: value })}
              />
              <TextField
                label={text('contracts:rate')}
                value={rate}
                onChange={(value) => change(index, { rate: value })}
              />
              <IconButton
                icon="trash"
                label={text('contracts:remove', { place: index + 1 })}
                disabled={tiers.length === 1}
                onClick={() => setTiers(tiers.filter((_, place) => place !== index))}
              />
            </Row>
          ))}
          {tiers.length < mostTiers ? (
            <Button tone="ghost" icon="plus" onClick={() => setTiers([...tiers, { threshold: '', rate: '' }])}>
              {text('contracts:add')}
            </Button>
          ) : null}
          <Button type="submit" tone="action" wide busy={isBusy}>
            {text('contracts:send')}
          </Button>
          <p>{text('contracts:within')}</p>
          <TierTable tiers={limit.tiers} />
        </Form>
      </Card>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  min-inline-size: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) 44px;
  gap: 10px;
  align-items: end;
`;
