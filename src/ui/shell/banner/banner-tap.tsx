import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../controls/button.tsx';
import { PressTarget } from '../press-target.tsx';
import type { Banner } from './banner-props.ts';

export interface BannerTapProps {
  readonly banner: Banner;
  readonly children: ReactNode;
}

/** Makes the whole picture lead where the banner leads. With a button below, readers and keys use that one. */
export function BannerTap({ banner, children }: BannerTapProps) {
  const { action, title } = banner;
  if (action === undefined) return <Still>{children}</Still>;
  const silent = title === undefined ? {} : { tabIndex: -1, 'aria-hidden': true };
  return (
    <Tap {...silent} onChoose={action.onChoose} aria-label={title === undefined ? action.label : undefined}>
      {children}
    </Tap>
  );
}

/** The banner's button; small, so that it fits beside or below the words. */
export function BannerButton({ banner }: { readonly banner: Banner }) {
  if (banner.action === undefined) return null;
  return (
    <Reach>
      <Button onClick={banner.action.onChoose}>{banner.action.label}</Button>
    </Reach>
  );
}

const Still = styled.span`
  display: block;
  block-size: 100%;
`;

const Tap = styled(PressTarget)`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  &:active { opacity: 0.92; }
  &:focus-visible { outline-offset: -3px; }
`;

const Reach = styled.span`
  flex: none;
  pointer-events: auto;
`;
