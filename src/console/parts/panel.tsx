import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useShortcut } from '../shell/use-shortcut.ts';
import { medium, narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Key } from './key.tsx';

interface PanelProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  readonly foot?: ReactNode;
}

/** What stands beside a list about one thing of it: at the end of wide windows, over the page in others. */
export function Panel({ title, lead, onClose, children, foot }: PanelProps) {
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useShortcut('escape', onClose);
  // Only what opens takes the focus: a panel that shows the next thing leaves it where it is.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Side aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {lead ? <div data-lead>{lead}</div> : null}
        </div>
        <IconButton $tone="quiet" aria-label={text('close')} onClick={onClose} aria-keyshortcuts="Escape">
          <Key aria-hidden="true">{text('key.escape')}</Key>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      {/* It may hold nothing that takes the focus, and is read to its end by the keyboard all the same. */}
      <Body role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </Body>
      {foot ? <footer>{foot}</footer> : null}
    </Side>
  );
}

/** A part of a panel with a heading. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 14px 20px;
  & + & { border-block-start: 1px solid var(--line); }
  & > h3, & > div > h3 { font: 600 0.84375rem/1.3 var(--sans); }
  & > p { color: var(--muted); }
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`;

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  inline-size: 468px;
  min-block-size: 0;
  background: var(--surface);
  border-inline-start: 1px solid var(--line);
  box-shadow: var(--shadow);
  z-index: 3;
  & > header {
    display: flex;
    gap: 10px;
    align-items: flex-start;
    padding-block: 13px 12px;
    padding-inline: 20px 12px;
    border-block-end: 1px solid var(--line);
    & > div { flex: 1; min-inline-size: 0; }
    & h2 { font: 600 1.03rem/1.3 var(--sans); overflow-wrap: anywhere; }
    & [data-lead] { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; margin-block-start: 4px; color: var(--muted); }
    /* In the middle of the title's first line, whatever stands below it. */
    & > button { inline-size: auto; margin-block: -6px; padding-inline: 8px; & > svg { display: none; } }
  }
  & > footer { padding: 12px 20px; border-block-start: 1px solid var(--line); }
  ${medium} {
    position: fixed;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: min(468px, 100vw);
    z-index: 10;
  }
  ${narrow} {
    inline-size: 100vw;
    border: 0;
    inset-block-end: var(--foot);
    & > header { padding-inline-start: 16px; & > button { margin-block: -11px; & > svg { display: block; } } }
    & > footer { padding-inline: 16px; }
    & ${Section} { padding-inline: 16px; }
  }
`;
