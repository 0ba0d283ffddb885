import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useNavigation, useSite, useText } from '../../../client/index.ts';
import { Button, Icon, Money, SectionHeading, token } from '../../../ui/index.ts';
import type { Closing } from './use-closing.ts';

export interface ClosingSectionProps {
  readonly closing: Closing;
  onClose(): void;
}

/** What closing takes away, what it leaves, and what has to be done first. */
export function ClosingSection({ closing, onClose }: ClosingSectionProps) {
  const { balance, obstacle } = closing;
  const text = useText();
  const heading = useId();
  const navigation = useNavigation();
  const { currency } = useSite().identity;
  const money = <Money amount={balance} currency={currency} />;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={text('privacy:closeTitle')} />
      <Points>
        <Point icon="out">{text('privacy:closeEnds')}</Point>
        <Point icon="trash">{text('privacy:closeLost')}</Point>
        <Point icon="receipt">{text('privacy:closeKept')}</Point>
      </Points>
      {obstacle === undefined ? (
        <>
          {Number(balance) > 0 ? (
            <Notice>
              {money} {text('privacy:closeRest')}
            </Notice>
          ) : null}
          <Button tone="quiet" size="large" wide onClick={onClose}>
            {text('privacy:close')}
          </Button>
        </>
      ) : (
        <>
          <Notice>
            {obstacle === 'balance' ? <>{money} </> : null}
            {text(`privacy:obstacle.${obstacle}`)}
          </Notice>
          {obstacle === 'balance' ? (
            <Button size="large" wide onClick={() => navigation.go('cashier.withdraw')}>
              {text('privacy:withdraw')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

function Point({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  return (
    <Line>
      <Sign>
        <Icon name={icon} />
      </Sign>
      <span>{children}</span>
    </Line>
  );
}

const Points = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  gap: 14px;
`;

const Sign = styled.span`
  flex: none;
  color: ${token('color.link')};
`;

const Notice = styled.p`
  margin-block-end: 16px;
  padding: 12px 14px;
  border-inline-start: 3px solid ${token('color.accent')};
  background: ${token('color.surface')};
`;
