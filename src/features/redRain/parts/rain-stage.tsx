import { styled } from 'styled-components';
import { useSite, useText } from '../../../client/index.ts';
import { Button, Card, Countdown, Money, token } from '../../../ui/index.ts';
import { FallingEnvelopes } from './falling-envelopes.tsx';
import { useOpenEnvelope } from './use-open-envelope.ts';
import type { Phase, RainEvent } from './use-red-rain.ts';

export interface RainStageProps {
  readonly event: RainEvent;
  readonly phase: Phase;
  /** By the platform's clock. */
  readonly now: number;
  onOpened(): void;
}

/** The rain: how long until it begins, an envelope to open while it runs, and that it is over (row G-247). */
export function RainStage({ event, phase, now, onOpened }: RainStageProps) {
  const text = useText();
  const { currency } = useSite().identity;
  const { open, isOpening, amount } = useOpenEnvelope(event.id, onOpened);
  const isEmpty = event.claimsLeft === 0;
  return (
    <Card label={event.title}>
      <FallingEnvelopes isFalling={phase === 'during'} />
      <Stage>
        <h2>{event.title}</h2>
        {phase === 'before' ? (
          <>
            <p>{text('redRain:startsIn')}</p>
            <Large>
              <Countdown label={text('redRain:startsIn')} closesAt={Date.parse(event.startsAt)} now={now} />
            </Large>
            <p>{text('redRain:each', { count: event.claimsLeft })}</p>
          </>
        ) : null}
        {phase === 'during' ? (
          <>
            {amount === undefined ? null : (
              <Large>
                <Money amount={amount} currency={currency} />
              </Large>
            )}
            <p>{isEmpty ? text('redRain:rain.claimed') : text('redRain:left', { count: event.claimsLeft })}</p>
            {isEmpty ? null : (
              <Button tone="action" size="large" icon="gift" busy={isOpening} onClick={open}>
                {text('redRain:open')}
              </Button>
            )}
            <p>
              {text('redRain:endsIn')}{' '}
              <Countdown label={text('redRain:endsIn')} closesAt={Date.parse(event.endsAt)} now={now} />
            </p>
          </>
        ) : null}
        {phase === 'after' ? <p>{text('redRain:closed')}</p> : null}
      </Stage>
    </Card>
  );
}

const Stage = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 12px;
  min-block-size: 220px;
  text-align: center;
  h2 {
    font-family: ${token('font.display')};
    font-size: min(${token('size.title')}, 10vw);
    font-weight: ${token('weight.title')};
    line-height: ${token('leading.heading')};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const Large = styled.p`
  font-family: ${token('font.numeric')};
  font-size: 2.5rem;
  font-weight: ${token('weight.strong')};
  line-height: 1.2;
  > [role='timer'] { font-size: inherit; }
`;
