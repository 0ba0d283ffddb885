import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as Content, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  onClose(): void;
  readonly children: ReactNode;
  /** Widest it may be, in CSS px. */
  readonly width?: number;
}

/** A question over the page, open as long as it is drawn; the focus goes back when it goes. */
export function Dialog({ title, onClose, children, width = 440 }: DialogProps) {
  const text = useText();
  const ref = useRef<HTMLElement>(null);
  // The dialog itself would have the focus otherwise, or the button that closes it.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-first], form :is(input, select, textarea, button)')?.focus();
  }, []);
  return (
    <Overlay onClose={onClose} width={width}>
      <Question ref={ref}>
        <header>
          <Heading slot="title">{title}</Heading>
          <IconButton $tone="quiet" aria-label={text('close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </IconButton>
        </header>
        {children}
      </Question>
    </Overlay>
  );
}

interface OverlayProps extends Pick<DialogProps, 'onClose' | 'children'> {
  readonly width: number;
  /** A press beside it closes it too. */
  readonly isLight?: boolean;
}

/** A modal window without anything in it; Escape asks `onClose`. */
export function Overlay({ onClose, children, width, isLight = false }: OverlayProps) {
  return (
    <Shade
      isOpen
      isDismissable={isLight}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      data-light={isLight || undefined}
    >
      <Window $width={width}>{children}</Window>
    </Shade>
  );
}

const Shade = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  background: var(--shade);
  &[data-light] { place-items: start center; padding-block-start: 12vh; }
`;

const Window = styled(Modal)<{ readonly $width: number }>`
  inline-size: min(100% - 32px, ${({ $width }) => `${$width}px`});
  max-block-size: calc(100dvh - 32px);
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  [data-light] > & { max-block-size: calc(88vh - 16px); overflow: hidden; }
`;

const Question = styled(Content)`
  padding: 0 20px 20px;
  outline: none;
  & > header {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-end: -8px;
    padding-block: 12px 8px;
    & > h2 { flex: 1; font: 600 1.03rem/1.3 var(--sans); }
  }
  & form { display: grid; gap: 14px; }
  & > p + form { margin-block-start: 14px; }
`;
