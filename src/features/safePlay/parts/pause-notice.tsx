import { useId } from 'react';
import { styled } from 'styled-components';
import { useClock, useLanguage, useNavigation, useText } from '../../../client/index.ts';
import { ButtonRow, Button, token } from '../../../ui/index.ts';
import type { SafePlay } from '../../../client/session/use-safe-play.ts';
import { whenWords } from '../../../client/text/when-words.ts';

export interface PauseNoticeProps {
  readonly pause: NonNullable<SafePlay['pause']>;
}

/** What a break closes and until when, and the way to what stays open. */
export function PauseNotice({ pause: { kind, until } }: PauseNoticeProps) {
  const text = useText();
  const heading = useId();
  const clock = useClock();
  const navigation = useNavigation();
  const { language } = useLanguage();
  return (
    <Notice aria-labelledby={heading}>
      <Title id={heading}>{text(`safePlay:pause.${kind}`)}</Title>
      <Until>
        {until === undefined
          ? text('safePlay:pauseForGood')
          : text('safePlay:pauseUntil', { until: whenWords(until, language, clock.now()) })}
      </Until>
      <p>{text(until === undefined ? 'safePlay:closedForGood' : 'safePlay:pauseClosed')}</p>
      <ButtonRow>
        <Button onClick={() => navigation.go('cashier.withdraw')}>{text('safePlay:withdraw')}</Button>
        <Button tone="quiet" onClick={() => navigation.go('records.account')}>
          {text('safePlay:records')}
        </Button>
        <Button tone="quiet" onClick={() => navigation.go('help.screen')}>
          {text('safePlay:help')}
        </Button>
      </ButtonRow>
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
