import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClock, useNow, useRuntime, useSession, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';
import { clockWords } from './clock-words.ts';
import { sessionStart } from './session-start.ts';

/** The time and how long this session lasts, in sight on every page: a jurisdiction may ask for it. */
export default function SessionClockLine() {
  const text = useText();
  const now = useNow();
  const startedAt = useSessionStart();
  const words = clockWords(now, startedAt);
  return (
    <Line role="timer" aria-label={text('sessionClock:label')}>
      <span>
        {text('sessionClock:time')} <Figures dir="ltr">{words.time}</Figures>
      </span>
      <span>
        {text('sessionClock:session')} <Figures dir="ltr">{words.elapsed}</Figures>
      </span>
    </Line>
  );
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

const Line = styled.p`
  position: sticky;
  inset-block-start: var(--line, 0px);
  z-index: 5;
  box-sizing: content-box;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  block-size: 28px;
  margin: 0;
  padding: var(--notch, env(safe-area-inset-top)) ${token('space.gutter')} 0;
  background: ${token('color.bg')};
  /* Sticky bars stand below this line, which has kept clear of the notch for them. */
  & ~ * { --above: calc(28px + var(--line, env(safe-area-inset-top))); --notch: 0px; }
  color: ${token('color.muted')};
  font-size: 0.8125rem;
  line-height: 1;
  white-space: nowrap;
`;

const Figures = styled.bdi`
  color: ${token('color.text')};
  font-family: ${token('font.numeric')};
  font-variant-numeric: tabular-nums;
`;
