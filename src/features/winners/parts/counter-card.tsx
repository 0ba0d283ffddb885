import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSetting, useSite, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';
import { type CounterKind, useCounter } from './use-counter.ts';
import { useFeed } from './use-feed.ts';

export interface CounterCardProps {
  readonly kind: CounterKind;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A running amount in large figures, what it is, and the games below it. A simulated one says so; one of a real feed is
 * not there before the feed answered (decision 0d).
 */
export function CounterCard({ kind, title, children }: CounterCardProps) {
  const text = useText();
  const { symbol } = useSite().identity.currency;
  const hasCaption = useSetting('jackpot.caption');
  const source = useSetting('jackpot.source');
  const isSimulated = source === 'simulated';
  const simulated = useCounter(kind);
  const real = useFeed(isSimulated ? undefined : source);
  const amount = isSimulated ? simulated : real;
  return (
    <section aria-label={title}>
      {amount === undefined ? null : (
        <Card>
          <Title>{title}</Title>
          <Figure dir="ltr" data-counter={kind}>
            <small>{symbol}</small>
            {inThousands(amount)}
          </Figure>
          {isSimulated && hasCaption ? <Caption>{text('winners:simulated')}</Caption> : null}
        </Card>
      )}
      {children}
    </section>
  );
}

// By hand: the first format of `Intl` takes a phone some 50 ms, on a page that may need none.
function inThousands(amount: number): string {
  return amount.toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',');
}

const Card = styled.div`
  container-type: inline-size;
  display: grid;
  justify-items: center;
  gap: 2px;
  margin: 24px ${token('space.gutter')} 12px;
  padding: 20px 12px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.brand1')};
  color: ${token('color.onBrand1')};
  text-align: center;
`;

const Title = styled.h2`
  margin: 0;
  font-family: ${token('font.display')};
  font-size: 1.125rem;
  font-weight: inherit;
`;

const Figure = styled.p`
  margin: 0;
  font-family: ${token('font.numeric')};
  font-size: min(clamp(1.5rem, 8.4vw, 2.25rem), 10cqi);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 1.2;
  white-space: nowrap;
  & > small { margin-inline-end: 4px; font-size: 0.6em; }
`;

const Caption = styled.p`
  margin: 0;
  font-size: 0.8125rem;
`;
