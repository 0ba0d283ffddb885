import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ChangeSet, PublishBody } from '../../contracts/console/change-sets.ts';
import type { ImpactAnswer } from '../../contracts/console/impact.ts';
import { ask } from '../api/ask.ts';
import { kept, useFlagTable, useMerchantName, useRefresh } from '../api/queries.ts';
import { Refusal } from '../api/refusal.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel, Section } from '../parts/panel.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { askFresh } from '../people/step-up.tsx';
import { seeMoved, useLive } from '../shell/use-live-events.ts';
import { useText } from '../texts/use-text.ts';
import { FramesView } from '../frames/frames-view.tsx';
import { clearDraft, noteDraft, useDraft } from './draft.ts';
import { DraftLines } from './draft-lines.tsx';
import { hasPassed } from './has-passed.ts';
import { ImpactNumbers } from './impact-numbers.tsx';
import { ImpactView } from './impact-view.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { type Note, PublishForm } from './publish-form.tsx';

/** Before: what the draft would do, then the reason and the publication. What others did meanwhile is shown, nothing is lost. */
export function ReviewPanel({ onClose }: { onClose(): void }) {
  const text = useText();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { moved } = useLive();
  const nameOf = useMerchantName();
  const table = useFlagTable().data;
  const draft = useDraft();
  const [force, setForce] = useState(false);
  const { changes } = draft;
  const note: Note = { ...draft.note, force };
  // An end that has passed, or whose year is being typed, is said at its field and asked of nobody.
  const end = note.until === '' || hasPassed(note.until) ? {} : { until: new Date(note.until).toISOString() };
  const impact = useQuery({
    queryKey: [...kept.impact, changes, end],
    queryFn: () => ask<ImpactAnswer>('/impact', { changes, ...end }),
    // Another end is another question; what was found for the one before stays until it is answered.
    placeholderData: keepPreviousData,
    enabled: changes.length > 0,
    // The base of a publication is what this person saw, not what came in since.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: (body: PublishBody) => askFresh<ChangeSet>('/change-sets', body),
    onSuccess: (set) => {
      clearDraft();
      seeMoved();
      refresh(kept.flags, kept.changeSets, kept.merchants);
      say(text(`publish.${set.state === 'proposed' || set.state === 'scheduled' ? set.state : 'done'}`));
      void navigate(`/changes/${set.id}`);
    },
  });
  useEffect(() => {
    if (impact.data) seeMoved();
  }, [impact.data]);
  const lookAgain = () => {
    publish.reset();
    void impact.refetch();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!impact.data) return;
    const { reason, startAt, force } = note;
    const start = startAt === '' ? {} : { startAt: new Date(startAt).toISOString() };
    const { base } = impact.data;
    publish.mutate({ changes, reason: reason.trim(), base, ...start, ...end, ...(force ? { force } : {}) });
  };
  const refusal = publish.error instanceof Refusal ? publish.error : undefined;
  const isMoved = refusal?.code === 'MOVED';
  return (
    <Panel
      title={text('review.title')}
      lead={text('review.lead')}
      onClose={onClose}
      foot={
        impact.data && changes.length > 0 ? (
          <PublishForm
            note={note}
            onNote={({ force: isForced, ...own }) => {
              setForce(isForced);
              noteDraft(own);
            }}
            onSend={send}
            answer={impact.data}
            isBusy={publish.isPending || impact.isFetching}
            isMoved={isMoved}
          />
        ) : null
      }
    >
      {changes.length === 0 ? (
        <Empty icon="flag" title={text('review.none')}>
          {text('review.noneHint')}
        </Empty>
      ) : (
        <>
          {impact.data ? <ImpactNumbers answer={impact.data} changes={changes} /> : null}
          <Notices>
            {isMoved ? <MovedNotice moved={refusal.details.moved ?? []} onLookAgain={lookAgain} /> : null}
            {refusal && !isMoved ? <RefusalNotice error={refusal} /> : null}
            {moved.length > 0 && !isMoved ? (
              <Notice tone="warn" urgent>
                <p>{text('draft.moved', { merchants: moved.map(nameOf).join(', ') })}</p>
                <Button onClick={lookAgain}>{text('review.again')}</Button>
              </Notice>
            ) : null}
            <RefusalNotice error={impact.error} />
            {impact.error ? <Button onClick={lookAgain}>{text('again')}</Button> : null}
          </Notices>
          <Section>
            <h3>{text('review.what')}</h3>
            <DraftLines changes={changes} merchants={table?.merchants ?? []} flags={table?.flags ?? []} />
          </Section>
          {impact.isPending ? <Waiting aria-busy="true">{text('review.waiting')}</Waiting> : null}
          {impact.data ? (
            <FramesView
              of={{ changes }}
              merchants={impact.data.groups.flatMap(({ merchants }) => merchants)}
              since={impact.dataUpdatedAt}
            />
          ) : null}
          {impact.data ? <ImpactView answer={impact.data} /> : null}
        </>
      )}
    </Panel>
  );
}

const Notices = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 20px 0;
  &:empty { display: none; }
`;

const Waiting = styled.p`
  padding: 16px 20px;
  color: var(--muted);
`;
