import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite } from '../../client/index.ts';
import { useLogo } from '../../client/hooks.ts';
import { PageFrame, token, usePageForm } from '../../ui/index.ts';

export interface GateFrameProps {
  /** It reports a failure, at once. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** A page that stands in front of the site: the large head of the brand's pages of fields with its logo, and one thing below. */
export function GateFrame({ isAlert = false, children }: GateFrameProps) {
  const { identity } = useSite();
  const logo = useLogo();
  const form = usePageForm();
  const mark =
    logo === undefined ? <Brand translate="no">{identity.name}</Brand> : <Logo {...logo} alt={identity.name} />;
  return (
    <PageFrame>
      <Centre role={isAlert ? 'alert' : undefined} data-gate="">
        {form ? <form.Head mark={mark} isMoment /> : mark}
        {children}
      </Centre>
    </PageFrame>
  );
}

/**
 * As high as the window: a head that can grow takes what is left, the others stand in the middle with what is below them. Forms
 * say by `data-gate` what of theirs would stand there twice.
 */
const Centre = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 14px;
  min-block-size: calc(100dvh - 24px);
`;

const Brand = styled.p`
  text-align: center;
  font-family: ${token('font.logo')};
  font-size: ${token('size.title')};
`;

const Logo = styled.img`
  block-size: 30px;
  inline-size: auto;
  max-inline-size: min(180px, 46vw);
  object-fit: contain;
  align-self: center;
`;
