import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useForms } from '../theme/built-forms.ts';
import { above, COLUMN_WIDTH } from '../theme/media.ts';
import { token } from '../theme/token.ts';
import { Backdrop } from './backdrop.tsx';

export interface PageFrameProps {
  /** `Header` or `TitleBar`. */
  readonly top?: ReactNode;
  /** `TabBar`; stays at the foot of the window. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
}

/** The phone column with the brand's backdrop: full width on phones, centred on anything wider. */
export function PageFrame({ top, bottom, children }: PageFrameProps) {
  const { tabBar } = useForms();
  return (
    <Column>
      <Backdrop />
      {top}
      <Main id="main" $room={bottom === undefined ? 'none' : tabBar === 'flower' ? 'flower' : 'bar'}>
        {children}
      </Main>
      {bottom === undefined ? null : <Foot>{bottom}</Foot>}
    </Column>
  );
}

const Column = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  inline-size: min(100%, ${COLUMN_WIDTH});
  min-block-size: 100dvh;
  margin-inline: auto;
  background: ${token('color.bg')};
  ${above('tablet')} {
    background: color-mix(in oklch, ${token('color.bg')} 88%, transparent);
    border-inline: 1px solid ${token('color.line')};
  }
`;

const rooms = { none: '24px', bar: '24px', flower: '56px' };

const Main = styled.main<{ $room: keyof typeof rooms }>`
  flex: 1;
  min-inline-size: 0;
  padding-block-end: ${({ $room }) => rooms[$room]};
`;

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
`;
