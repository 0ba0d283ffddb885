import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeskApplication } from '../../contracts/console/applications.ts';
import { useMerchantName } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ago } from '../parts/moment.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel, Section } from '../parts/panel.tsx';
import { useOpenSession, useRight } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { ApplicationPictures } from './application-pictures.tsx';
import { ApplicationState } from './application-state.tsx';
import { DecideForm, type Decision } from './decide-form.tsx';
import { useMoney } from './use-money.ts';

interface ApplicationPanelProps {
  readonly application: DeskApplication;
  onClose(): void;
}

/** One application: what the player wrote, what somebody proposes, and what can be decided now. */
export function ApplicationPanel({ application, onClose }: ApplicationPanelProps) {
  const text = useText();
  const nameOf = useMerchantName();
  const money = useMoney();
  const decisions = useDecisions(application);
  const [decision, setDecision] = useState<Decision>();
  const { merchant, player, promotion, remark, at, currency, proposal, decided } = application;
  const isPossible = decision !== undefined && decisions.includes(decision);
  return (
    <Panel
      title={<bdi>{player}</bdi>}
      lead={
        <>
          <span>{nameOf(merchant)}</span>
          <ApplicationState application={application} />
        </>
      }
      onClose={onClose}
      foot={
        isPossible ? (
          <DecideForm
            key={decision}
            application={application}
            decision={decision}
            onEnd={() => setDecision(undefined)}
          />
        ) : decisions.length > 0 ? (
          <Actions>
            {decisions.map((one) => (
              <Button
                key={one}
                $tone={one === 'propose' || one === 'pay' ? 'main' : 'plain'}
                onClick={() => setDecision(one)}
              >
                <Icon name={one === 'propose' || one === 'pay' ? 'money' : 'close'} size={16} />
                {text(`application.${one}`)}
              </Button>
            ))}
          </Actions>
        ) : null
      }
    >
      <Section>
        <h3>{promotion}</h3>
        {remark === '' ? <p>{text('application.noWords')}</p> : <Words dir="auto">{remark}</Words>}
        <ApplicationPictures application={application} />
        <p>
          {text('application.sent')} <Ago at={at} />
        </p>
      </Section>
      {proposal ? (
        <Section>
          <h3>{text('application.proposal')}</h3>
          <Amount>{money(proposal.amount, currency)}</Amount>
          <p>
            <bdi>{proposal.by.name}</bdi> · <Ago at={proposal.at} />: <q>{proposal.reason}</q>
          </p>
          {decided ? null : (
            <Notice tone="warn" icon="people">
              {text('application.second')}
            </Notice>
          )}
        </Section>
      ) : null}
      {decided ? (
        <Section>
          <h3>{text(decided.reward === undefined ? 'application.declined' : 'application.paid')}</h3>
          <p>
            <bdi>{decided.by ?? text('support.nobodyNamed')}</bdi> · <Ago at={decided.at} />
            {decided.reason !== undefined && decided.reward === undefined ? (
              <>
                : <q>{decided.reason}</q>
              </>
            ) : null}
          </p>
        </Section>
      ) : null}
    </Panel>
  );
}

/** What the person may decide as the application stands: nothing with some flag groups alone, and nobody pays what they proposed. */
function useDecisions({ proposal, decided }: DeskApplication): readonly Decision[] {
  const { person } = useOpenSession();
  const mayAnswer = useRight('answer');
  const mayApprove = useRight('approve');
  if (decided || !mayAnswer || person.groups !== undefined) return [];
  if (!proposal) return ['propose', 'decline'];
  if (proposal.by.id === person.id) return ['reject'];
  return mayApprove ? ['pay', 'reject'] : [];
}

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: 12px;
  border-inline-start: 3px solid var(--line);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Amount = styled.strong`
  font: 600 1.5rem/1.2 var(--sans);
  font-variant-numeric: tabular-nums;
`;
