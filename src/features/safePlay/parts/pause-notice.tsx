import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useClock, useLanguage, useNavigation, useText } from '../../../client/index.ts';
import { ButtonRow, Button, token } from '../../../ui/index.ts';
import { serverNow } from '../../../client/platform/server-clock.ts';
import type { SafePlay } from '../../../client/session/use-safe-play.ts';
import { whenWords } from '../../../client/text/when-words.ts';
import { EndSheet } from './end-sheet.tsx';

export interface PauseNoticeProps {
  readonly pause: NonNullable<SafePlay['pause']>;
  /** Days from a written request until an exclusion ends; nothing where it ends by itself. */
  readonly requestDays: number | undefined;
  /** It was asked to end. */
  onChanged(): void;
}

/** What a break closes and until when, the way to what stays open, and the request that ends one which goes on until then. */
export function PauseNotice({ pause, requestDays, onChanged }: PauseNoticeProps) {
  const { kind, until, leastUntil, endAskedAt } = pause;
  const text = useText();
  const heading = useId();
  const clock = useClock();
  const navigation = useNavigation();
  const { language } = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const when = (moment: string) => whenWords(moment, language, clock.now());
  const canAsk = until === undefined && leastUntil !== undefined && Date.parse(leastUntil) <= serverNow(clock);
  const end = until ?? leastUntil;
  const isForGood = end === undefined;
  return (
    <Notice aria-labelledby={heading}>
      <Title id={heading}>{text(`safePlay:pause.${kind}`)}</Title>
      <Until>
        {canAsk
          ? text('safePlay:pauseUntilAsked')
          : end === undefined
            ? text('safePlay:pauseForGood')
            : text(until === undefined ? 'safePlay:pauseAtLeast' : 'safePlay:pauseUntil', { until: when(end) })}
      </Until>
      {endAskedAt === undefined ? null : <p>{text('safePlay:endAsked', { at: when(endAskedAt) })}</p>}
      <p>{text(isForGood ? 'safePlay:closedForGood' : 'safePlay:pauseClosed')}</p>
      {requestDays === undefined || until !== undefined || canAsk || isForGood ? null : (
        <p>{text('safePlay:exclusionOnRequest', { count: requestDays })}</p>
      )}
      <ButtonRow>
        <Button onClick={() => navigation.go('cashier.withdraw')}>{text('safePlay:withdraw')}</Button>
        <Button tone="quiet" onClick={() => navigation.go('records.account')}>
          {text('safePlay:records')}
        </Button>
        <Button tone="quiet" onClick={() => navigation.go('help.screen')}>
          {text('safePlay:help')}
        </Button>
      </ButtonRow>
      {canAsk ? (
        <Button tone="quiet" wide onClick={() => setIsAsking(true)}>
          {text('safePlay:endBegin')}
        </Button>
      ) : null}
      {isAsking ? (
        <EndSheet requestDays={requestDays ?? 0} onClose={() => setIsAsking(false)} onAsked={onChanged} />
      ) : null}
    </Notice>
  );
}

const Notice = styled.section`
  display: grid;
  gap: 10px;
  padding: 16px;
  border: 2px solid ${token('color.accent')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  line-height: ${token('leading.heading')};
`;

const Until = styled.p`
  font-weight: ${token('weight.strong')};
`;
