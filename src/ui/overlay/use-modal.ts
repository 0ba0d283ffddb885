import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { playExitAnimation } from './exit-animation.tsx';
import { maskCloses } from './mask-rule.ts';
import { useOpenModals } from './open-modals.tsx';

interface ModalOptions {
  readonly open: boolean;
  onClose(): void;
  /** How long taps on the mask are ignored after opening, in milliseconds. */
  readonly maskDelay: number;
  /** Milliseconds of a clock. */
  now(): number;
}

interface ModalProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onClick(event: MouseEvent): void;
}

/**
 * Drives a native `<dialog>`: it is modal while `open`, the focus starts at its `data-first-focus` (the title: no
 * keyboard jumps up on a phone), Escape and the mask ask `onClose`, and the focus goes back to where it was, also when
 * the dialog is taken away while it is open.
 */
export function useModal({ open, onClose, maskDelay, now }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const focusedBefore = useRef<Element>(null);
  const modals = useOpenModals();
  // A new clock function must not reopen the dialog.
  const noteOpening = useEffectEvent(() => {
    openedAt.current = now();
  });

  // At once after a press, else in a task of its own: all of the page becomes inert, which takes a phone some 40 ms.
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    focusedBefore.current = document.activeElement;
    noteOpening();
    dialog.showModal();
    modals.add(dialog);
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
  }, [open, modals]);

  // Before its place is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    return () => {
      // Its content is gone already unless the whole dialog is taken away; then nobody else could say it.
      if (dialog.open) playExitAnimation(dialog);
      // Also one that the browser closed by itself, as a second Escape may.
      modals.remove(dialog);
      dialog.close();
      const before = focusedBefore.current;
      focusedBefore.current = null;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, modals]);

  return {
    ref,
    onCancel(event) {
      event.preventDefault();
      if (event.target === ref.current) onClose();
    },
    onClick(event) {
      if (event.target === ref.current && maskCloses(openedAt.current, now(), maskDelay)) onClose();
    },
  };
}
