import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClock, useNow, useRuntime, useSession, useSetting, useSite, useText } from '../../../client/index.ts';
import { leftWords, useAskPlayLeft, usePlayLeft } from '../../../client/session/play-left.ts';
import { token } from '../../../ui/index.ts';
import { clockWords } from './clock-words.ts';
import { sessionStart } from './session-start.ts';

/** The time and how long this session lasts, in sight on every page: a jurisdiction may ask for it. */
export default function SessionClockLine() {
  const text = useText();
  const now = useNow();
  const startedAt = useSessionStart();
  const { dialogs } = useRuntime();
  const canBreak = useCanBreak();
  useAskPlayLeft();
  const left = usePlayLeft();
  const words = clockWords(now, startedAt);
  return (
    <Line aria-label={text('sessionClock:label')} $isFull={canBreak || left !== undefined}>
      <Times role="timer" aria-label={text('sessionClock:label')}>
        <span>
          <small>{text('sessionClock:time')}</small> <Figures dir="ltr">{words.time}</Figures>
        </span>
        <span>
          <small>{text('sessionClock:session')}</small> <Figures dir="ltr">{words.elapsed}</Figures>
        </span>
        {left === undefined ? null : (
          <span>
            {text('sessionClock:left')} <Figures dir="ltr">{leftWords(left)}</Figures>
          </span>
        )}
      </Times>
      {canBreak ? (
        <Break type="button" onClick={() => dialogs.open('takeBreak')}>
          {text('sessionClock:break')}
        </Break>
      ) : null}
    </Line>
  );
}

/** Whether this visitor is offered a break here: a player with money to lose, where the site says so. */
function useCanBreak(): boolean {
  const isOffered = useSetting('safePlay.breakButton');
  const { session } = useSession();
  const { trial } = useSite().roles;
  return isOffered && session !== undefined && !trial.includes(session.type);
}

/** When this session began: of the player once they are logged in, of the visit before. */
function useSessionStart(): number | undefined {
  const clock = useClock();
  const { storage } = useRuntime();
  const { status, session } = useSession();
  const [startedAt, setStartedAt] = useState<number>();
  const who = session?.userName ?? '';
  useEffect(() => {
    if (status !== 'unknown') setStartedAt(sessionStart(storage.session, who, clock.now()));
  }, [storage, status, who, clock]);
  return startedAt;
}

// 28 px, and of large text two lines high.
const lineHeight = '1.75rem';

const Line = styled.section<{ readonly $isFull: boolean }>`
  position: sticky;
  inset-block-start: var(--line, 0px);
  z-index: 5;
  box-sizing: content-box;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  block-size: ${lineHeight};
  margin: 0;
  padding: var(--notch, env(safe-area-inset-top)) ${token('space.gutter')} 0;
  background: ${token('color.bg')};
  /* Sticky bars stand below this line, which has kept clear of the notch for them. */
  & ~ * { --above: calc(${lineHeight} + var(--line, env(safe-area-inset-top))); --notch: 0px; }
  color: ${token('color.muted')};
  font-size: 0.8125rem;
  line-height: 1;
  white-space: nowrap;
  & small { font-size: inherit; }
  /* Beside the button a phone has room for the figures alone. */
  @media (max-width: 430px) {
    & small { display: ${({ $isFull }) => ($isFull ? 'none' : 'inline')}; }
  }
`;

const Times = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  align-self: stretch;
  justify-content: space-between;
  gap: 0 16px;
  min-inline-size: 0;
`;

const Break = styled.button`
  min-block-size: 24px;
  padding: 0 10px;
  border: 1px solid ${token('color.hair')};
  border-radius: 12px;
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font: inherit;
  font-weight: ${token('weight.strong')};
  cursor: pointer;
`;

const Figures = styled.bdi`
  color: ${token('color.text')};
  font-family: ${token('font.numeric')};
  font-variant-numeric: tabular-nums;
`;
