import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite } from '../../client/index.ts';
import { PageFrame, token } from '../../ui/index.ts';

export interface GateFrameProps {
  /** It tells of a failure, at once. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** A page that stands in front of the site: the brand's name, and one thing in the middle. */
export function GateFrame({ isAlert = false, children }: GateFrameProps) {
  const { identity } = useSite();
  return (
    <PageFrame>
      <Centre role={isAlert ? 'alert' : undefined}>
        <Brand translate="no">{identity.name}</Brand>
        {children}
      </Centre>
    </PageFrame>
  );
}

const Centre = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 80dvh;
`;

const Brand = styled.p`
  text-align: center;
  font-family: ${token('font.logo')};
  font-size: ${token('size.title')};
`;
