import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FramesAbsent, FramesAnswer, FramesBody, FramesOf, FrameVisitor } from '../../contracts/console/frames.ts';
import { ask } from '../api/ask.ts';
import { kept, useMerchantName } from '../api/queries.ts';
import { Notice } from '../parts/notice.tsx';
import { Section } from '../parts/panel.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { FramePairView } from './frame-pair-view.tsx';
import { FrameSteps } from './frame-steps.tsx';
import { VisitorPicker } from './visitor-picker.tsx';

interface FramesViewProps {
  readonly of: FramesOf;
  /** Merchants whose screens are shown, one after the other; at least one. */
  readonly merchants: readonly string[];
  /** Another value asks anew: what is live was looked at again. */
  readonly since?: number;
}

/** Addresses are asked for again before they end. */
const GOOD_MS = 10 * 60_000;

/** Every touched screen of the merchants, before and after, as a visitor would meet it. */
export function FramesView({ of, merchants, since = 0 }: FramesViewProps) {
  const text = useText();
  const nameOf = useMerchantName();
  const [place, setPlace] = useState<{ readonly merchant?: string; readonly screen?: string }>({});
  const [visitor, setVisitor] = useState<FrameVisitor>();
  const merchant = merchants.find((code) => code === place.merchant) ?? merchants[0] ?? '';
  const { screen } = place;
  const body: FramesBody = {
    merchant,
    of: 'changes' in of ? { changes: of.changes.filter((change) => change.merchant === merchant) } : of,
    ...(screen === undefined ? {} : { screen }),
    ...(visitor ? { visitor } : {}),
  };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...kept.frames, since, body],
    queryFn: () => ask<FramesAnswer | FramesAbsent>('/frames', body),
    staleTime: GOOD_MS,
    gcTime: GOOD_MS,
    placeholderData: keepPreviousData,
    enabled: merchants.length > 0,
  });
  if (merchants.length === 0) return null;
  if (data && 'absent' in data && data.kind === 'same') return null;
  if (data && 'absent' in data)
    return (
      <Section>
        <Notice tone="warn" icon="eye">
          {data.absent}
        </Notice>
      </Section>
    );
  return (
    <Section aria-busy={isPlaceholderData || undefined}>
      <Head>
        <h3>{data ? `${nameOf(data.merchant)}, ${data.screen.title}` : nameOf(merchant)}</h3>
        {data ? <FrameSteps answer={data} merchants={merchants} onPlace={setPlace} /> : null}
      </Head>
      <RefusalNotice error={error} />
      {data ? (
        <>
          <VisitorPicker answer={data} onVisitor={setVisitor} />
          <FramePairView answer={data} />
          {data.visitor.memberType === undefined ? null : <p>{text('frames.noPlayer')}</p>}
        </>
      ) : error ? null : (
        <Waiting aria-busy="true">{text('frames.waiting')}</Waiting>
      )}
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  justify-content: space-between;
  min-block-size: 30px;
  & > h3 { min-inline-size: 0; overflow-wrap: anywhere; }
`;

const Waiting = styled.p`
  display: grid;
  place-content: center;
  min-block-size: 420px;
`;
