import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../controls/badge.tsx';

export interface TabCountProps {
  readonly count: number | undefined;
  readonly children: ReactNode;
}

/** An icon with an unread count on its shoulder. */
export function TabCount({ count, children }: TabCountProps) {
  return (
    <Place>
      {children}
      <Shoulder>
        <Badge count={count} />
      </Shoulder>
    </Place>
  );
}

const Place = styled.span`
  position: relative;
  display: grid;
`;

const Shoulder = styled.span`
  position: absolute;
  inset-block-end: 55%;
  inset-inline-start: 55%;
  /* Like the names of tabs: larger it would hide its icon. */
  > span { font-size: min(0.75rem, 4.4vw); }
`;
