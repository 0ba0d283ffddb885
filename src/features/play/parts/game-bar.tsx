import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useClock, useMember, useSite, useText } from '../../../client/index.ts';
import { IconButton, Money, SignedMoney, token } from '../../../ui/index.ts';
import { leftWords, usePlayLeft } from '../../../client/session/play-left.ts';
import { useNet } from './use-net.ts';
import type { FrameMessage } from './use-frame-messages.ts';

export interface GameBarProps {
  readonly name: string;
  readonly since: number;
  /** What the game said last about the balance. */
  readonly said: FrameMessage | undefined;
  readonly onBack: () => void;
}

/** The slim bar over a game: the way back, what is played, for how long, and the balance. */
export function GameBar({ name, since, said, onBack }: GameBarProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const { balance } = useMember();
  const amount = said?.balance ?? balance;
  const net = useNet(said);
  const left = usePlayLeft();
  return (
    <Bar>
      <IconButton icon="back" label={text('play:back')} onClick={onBack} />
      <Name>
        <bdi dir="auto">{name}</bdi>
        <Elapsed since={since} />
      </Name>
      <Purse>
        <small>{text(said?.isFree ? 'play:playMoney' : 'play:balance')}</small>
        {amount === undefined ? <span>–</span> : <Money amount={amount} currency={currency} />}
      </Purse>
      {net === undefined && left === undefined ? null : (
        <Sums>
          {left === undefined ? null : (
            <span>
              <small>{text('play:left')}</small> <bdi dir="ltr">{leftWords(left)}</bdi>
            </span>
          )}
          {net === undefined ? null : (
            <Net>
              <small>{text('play:net')}</small> {net === null ? '–' : <SignedMoney amount={net} currency={currency} />}
            </Net>
          )}
        </Sums>
      )}
    </Bar>
  );
}

/** Minutes and seconds since the game was opened. */
function Elapsed({ since }: { readonly since: number }) {
  const text = useText();
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(1000, () => setNow(clock.now())), [clock]);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <small role="timer" aria-label={text('play:time')}>
      <bdi dir="ltr">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </bdi>
    </small>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  min-block-size: 52px;
  padding-inline: 4px ${token('space.gutter')};
  padding-block-start: var(--notch, env(safe-area-inset-top));
  background: ${token('color.surface')};
  color: ${token('color.text')};
  border-block-end: 1px solid ${token('color.hair')};
  & small {
    color: ${token('color.muted')};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    [lang|='ur'] & { line-height: normal; }
  }
`;

/** As wide as its longest word at least, so that the balance stands below a name that needs the whole line. */
const Name = styled.h1`
  display: grid;
  flex: 1 0 0;
  min-inline-size: min-content;
  max-inline-size: 100%;
  font-size: 1.0625rem;
  line-height: 1.25;
  & > bdi { justify-self: start; overflow-wrap: break-word; font-weight: 600; }
`;

const Sums = styled.p`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  padding-inline-start: 12px;
  padding-block-end: 4px;
  font-size: 0.75rem;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
`;

const Net = styled.span`
  margin-inline-start: auto;
`;

const Purse = styled.div`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  padding-block: 6px;
  line-height: 1.25;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
