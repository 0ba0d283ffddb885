import { createElement, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useForms } from '../theme/built-forms.ts';
import { above as widerThan, besideOne, COLUMN_WIDTH, low } from '../theme/media.ts';
import { useShellForm, useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';

export interface PageFrameProps {
  /** A line above the bars, sticky by itself; it says its height to those below it as `--above`. */
  readonly above?: ReactNode;
  /** `Header` or `TitleBar`. */
  readonly top?: ReactNode;
  /** `TabBar`; stays at the foot of the window. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
}

/** The phone column with the brand's backdrop: full width on phones, centred on anything wider that has no panel beside it. */
export function PageFrame({ above, top, bottom, children }: PageFrameProps) {
  const { tabBar } = useForms();
  const text = useUiText();
  const backdrop = useShellForm('backdrop');
  return (
    <Column $isBare={top === undefined && bottom === undefined}>
      {backdrop === undefined ? null : createElement(backdrop)}
      {top === undefined ? null : (
        <Skip href="#main" onClick={skip}>
          {text('skipToMain')}
        </Skip>
      )}
      {above}
      {top}
      <Main id="main" tabIndex={-1} $room={bottom === undefined ? 'none' : tabBar === 'flower' ? 'flower' : 'bar'}>
        {children}
      </Main>
      {bottom === undefined ? null : <Foot>{bottom}</Foot>}
    </Column>
  );
}

/** Leaves the address alone: a new one would close what is open. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const Column = styled.div<{ $isBare: boolean }>`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  inline-size: min(100%, ${COLUMN_WIDTH});
  min-block-size: calc(100dvh - var(--line, 0px));
  margin-inline: auto;
  background: ${token('color.bg')};
  ${widerThan('tablet')} {
    background: color-mix(in oklch, ${token('color.bg')} 88%, transparent);
    border-inline: 1px solid ${token('color.line')};
  }
  ${({ $isBare }) => ($isBare ? '' : `@media ${besideOne} { margin-inline-end: 20px; }`)}
`;

/** Seen only while a keyboard stands on it. */
const Skip = styled.a`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-start: 6px;
  z-index: 9;
  padding: 14px 18px;
  border-radius: ${token('radius.button')};
  background: ${token('color.text')};
  color: ${token('color.bg')};
  line-height: 1.2;
  &:not(:focus) { inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
`;

const footSpace = { none: '24px', bar: '24px', flower: '56px' };

/** A form that fills its page has its button at the foot of the window. */
const Main = styled.main<{ $room: keyof typeof footSpace }>`
  flex: 1;
  min-inline-size: 0;
  padding-block-end: ${({ $room }) => footSpace[$room]};
  ${({ $room }) => ($room === 'flower' ? '--foot-room: 40px;' : '')}
  &:has(> [data-fills]) { display: flex; flex-direction: column; padding-block-end: 0; }
`;

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  ${low} { position: static; }
`;
