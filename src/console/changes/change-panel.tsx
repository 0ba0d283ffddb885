import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ChangeSet, ReasonBody } from '../../contracts/console/change-sets.ts';
import { askSigned, isPasskeyNeeded } from '../api/ask-signed.ts';
import { kept, useArrival, useMerchantName, useRefresh } from '../api/queries.ts';
import { BreakNotices } from '../draft/break-notices.tsx';
import { stage } from '../draft/draft.ts';
import { FramesView } from '../frames/frames-view.tsx';
import { Actions, Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ago } from '../parts/moment.tsx';
import { NameList } from '../parts/name-list.tsx';
import { Panel, Section } from '../parts/panel.tsx';
import { say } from '../parts/toasts.tsx';
import { askFresh } from '../people/step-up.tsx';
import { type OpenSession, useOpenSession, useRight } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { approve } from './approve.ts';
import { ArrivalSection } from './arrival-section.tsx';
import { ChangeTimes } from './change-times.tsx';
import { changeTitle, groupChanges, formatChange } from './change-words.ts';
import { ReasonForm } from './reason-form.tsx';
import { ResultLines } from './result-lines.tsx';
import { StateBadge } from './state-badge.tsx';

type Deed = 'undo' | 'approve' | 'reject' | 'cancel';

/** One change set: what, why and by whom, how it arrived at each merchant, and what can be done with it now. */
export function ChangePanel({ set, onClose }: { readonly set: ChangeSet; onClose(): void }) {
  const text = useText();
  const nameOf = useMerchantName();
  const deeds = useDeeds(set);
  const navigate = useNavigate();
  const [deed, setDeed] = useState<Deed>();
  const isPublished = set.results.length > 0;
  const arrival = useArrival(set.id, isPublished);
  return (
    <Panel
      title={changeTitle(set, text)}
      onClose={onClose}
      lead={
        <>
          <StateBadge set={set} />
          <span>
            {set.author} · <Ago at={set.at} />
          </span>
        </>
      }
      foot={
        deeds.length > 0 ? (
          deed ? (
            <DeedForm key={deed} set={set} deed={deed} onEnd={() => setDeed(undefined)} />
          ) : (
            <Actions>
              {deeds.map((one) => (
                <Button key={one} $tone={one === 'approve' ? 'main' : 'plain'} onClick={() => setDeed(one)}>
                  <Icon name={one === 'undo' ? 'undo' : one === 'approve' ? 'check' : 'close'} size={16} />
                  {text(`deed.${one}`)}
                </Button>
              ))}
              {set.state === 'held' ? (
                <Button
                  $tone="main"
                  data-end
                  onClick={() => {
                    stage(set.changes);
                    void navigate('/flags');
                  }}
                >
                  {text('deed.plan')}
                </Button>
              ) : null}
            </Actions>
          )
        ) : null
      }
    >
      <Section>
        <h3>{text('change.why')}</h3>
        <Reason>{set.reason}</Reason>
        <ChangeTimes set={set} />
        {set.decided ? (
          <p>
            {text(set.state === 'rejected' ? 'change.rejected' : 'change.approved', { by: set.decided.by })}{' '}
            <Ago at={set.decided.at} />: <q>{set.decided.reason}</q>
            {set.state === 'rejected' ? null : ` ${text(set.decided.isSigned ? 'change.signed' : 'change.unsigned')}`}
          </p>
        ) : null}
        {set.cancelled ? (
          <p>
            {text('change.cancelled', { by: set.cancelled.by })} <Ago at={set.cancelled.at} />:{' '}
            <q>{set.cancelled.reason}</q>
          </p>
        ) : null}
        {set.undone ? (
          <p>
            {text('change.undone', { by: set.undone.by })} <Ago at={set.undone.at} />: <q>{set.undone.reason}</q>
            {set.undone.isSigned ? ` ${text('change.signed')}` : null}
          </p>
        ) : null}
      </Section>
      <Section>
        <h3>{text('review.what')}</h3>
        <ChangeLines>
          {[...groupChanges(set.changes)].map(([key, group]) =>
            group[0] ? (
              <li key={key}>
                <b>{formatChange(group[0], text)}</b>
                <NameList names={group.map(({ merchant }) => nameOf(merchant))} />
              </li>
            ) : null,
          )}
        </ChangeLines>
      </Section>
      {isPublished ? (
        <Section>
          <h3>{text('change.arrived')}</h3>
          <ResultLines results={set.undone?.results ?? set.results} />
          <BreakNotices breaks={(set.undone?.results ?? set.results).flatMap(({ breaks }) => breaks)} />
        </Section>
      ) : null}
      {isPublished ? <ArrivalSection id={set.id} /> : null}
      {/* Last, once what stands above it is there: nobody knows its height before. */}
      {isPublished && arrival.isPending ? null : (
        <FramesView of={{ changeSet: set.id }} merchants={shownAt(set)} since={set.results.length} />
      )}
    </Panel>
  );
}

/** Where there is something to see: everywhere while it waits, where it moved something once it is published. */
function shownAt({ results, changes }: ChangeSet): readonly string[] {
  if (results.length > 0) return results.filter(({ state }) => state === 'published').map(({ merchant }) => merchant);
  return [...new Set(changes.map(({ merchant }) => merchant))];
}

/** What the person may do with a change set as it stands; nobody decides about what they proposed themselves. */
function useDeeds({ state, author }: ChangeSet): readonly Deed[] {
  const { person } = useOpenSession();
  const mayChange = useRight('change');
  const mayApprove = useRight('approve');
  const isOwn = person.name === author;
  if (state === 'published' || state === 'partly') return mayChange ? ['undo'] : [];
  if (state === 'scheduled' || state === 'held') return mayChange ? ['cancel'] : [];
  if (state !== 'proposed') return [];
  if (isOwn) return ['reject'];
  return mayApprove ? ['approve', 'reject'] : [];
}

function DeedForm({ set, deed, onEnd }: { readonly set: ChangeSet; readonly deed: Deed; onEnd(): void }) {
  const text = useText();
  const refresh = useRefresh();
  const session = useOpenSession();
  const act = useMutation({
    mutationFn: (body: Sent) => carryOut(set, deed, body),
    onSuccess: () => {
      refresh(kept.changeSets, kept.flags, kept.merchants);
      say(text(`deed.${deed}.done`), deed === 'undo' ? 'undo' : 'check');
      onEnd();
    },
  });
  // Only the service knows whether an undo lets money move.
  const isToSign = deed === 'approve' || isPasskeyNeeded(act.error);
  const toSign = text(deed === 'approve' ? 'deed.needsPasskey' : 'deed.backNeedsPasskey');
  return (
    <ReasonForm
      words={text(`deed.${deed}`)}
      start={deed === 'undo' ? text('deed.undoReason', { reason: set.reason }).slice(0, 500) : ''}
      error={act.error}
      isBusy={act.isPending}
      toSign={isToSign ? toSign : undefined}
      onSend={(reason) => act.mutate({ reason, session, isToSign })}
      onEnd={onEnd}
    />
  );
}

type Sent = ReasonBody & { readonly session: OpenSession; readonly isToSign: boolean };

function carryOut(set: ChangeSet, deed: Deed, { session, isToSign, ...body }: Sent): Promise<ChangeSet> {
  const path = `/change-sets/${set.id}/${deed}`;
  if (deed === 'approve') return approve<ChangeSet>(path, body, session);
  return deed === 'undo' ? askSigned<ChangeSet>(path, body, { session, isToSign }) : askFresh<ChangeSet>(path, body);
}

const Reason = styled.blockquote`
  margin: 0;
  padding-inline-start: 12px;
  border-inline-start: 3px solid var(--line);
  overflow-wrap: anywhere;
`;

const ChangeLines = styled.ul`
  display: grid;
  gap: 6px;
  & b { display: block; font-weight: 500; }
  & small { color: var(--muted); font-size: 0.78rem; }
`;
