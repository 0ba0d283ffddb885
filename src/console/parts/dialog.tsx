import { type ReactNode, useEffect, useId, useRef } from 'react';
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

/** A question over the page: a modal `<dialog>`, open as long as it is drawn; the focus goes back when it goes. */
export function Dialog({ title, onClose, children, width = 440 }: DialogProps) {
  const text = useText();
  const id = useId();
  const modal = useModal(onClose);
  return (
    <Window {...modal} aria-labelledby={id} $width={width}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton $tone="quiet" aria-label={text('close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      {children}
    </Window>
  );
}

/** Props that make a `<dialog>` modal while it is drawn; Escape asks `onClose`. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    // A browser would begin with the button that closes it.
    dialog?.querySelector<HTMLElement>('[data-first], form :is(input, select, textarea, button)')?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onCancel: (event: { preventDefault(): void }) => {
      event.preventDefault();
      onClose();
    },
  };
}

/** A modal window without anything in it. */
export const Window = styled.dialog<{ readonly $width: number }>`
  inline-size: min(100% - 32px, ${({ $width }) => `${$width}px`});
  max-block-size: calc(100dvh - 32px);
  margin: auto;
  padding: 0 20px 20px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  &::backdrop { background: var(--shade); }
  & > header {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-end: -8px;
    padding-block: 12px 8px;
    & > h2 { flex: 1; font: 600 1.03rem/1.3 var(--sans); }
  }
  & form { display: grid; gap: 14px; }
`;
