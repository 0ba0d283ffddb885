import { styled } from 'styled-components';
import { create } from 'zustand';
import { Icon, type IconName } from './icon.tsx';

interface Toast {
  readonly id: number;
  readonly words: string;
  readonly icon: IconName;
}

interface ToastState {
  readonly toasts: readonly Toast[];
}

/** Milliseconds that a message stands. */
const shownFor = 6_000;
let last = 0;

const useToasts = create<ToastState>(() => ({ toasts: [] }));

/** Says something at the corner of the page for a while, and to readers. */
export function say(words: string, icon: IconName = 'check'): void {
  last += 1;
  const id = last;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), { id, words, icon }] }));
  setTimeout(
    () => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    shownFor,
  );
}

/** Where messages stand (decision 56). */
export function ToastRegion({ label }: { readonly label: string }) {
  const { toasts } = useToasts();
  return (
    <Region role="status" aria-label={label}>
      {toasts.map(({ id, words, icon }) => (
        <p key={id}>
          <Icon name={icon} size={16} />
          {words}
        </p>
      ))}
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  /* Above the buttons at the foot of a panel and the draft, which it would cover. */
  inset-block-end: calc(84px + var(--foot, 0px));
  inset-inline-start: 50%;
  translate: -50% 0;
  z-index: 30;
  display: grid;
  gap: 8px;
  inline-size: max-content;
  max-inline-size: calc(100vw - 32px);
  pointer-events: none;
  [dir='rtl'] & { translate: 50% 0; }
  & > p {
    display: flex;
    gap: 9px;
    align-items: center;
    padding: 9px 14px;
    border-radius: 8px;
    background: var(--text);
    color: var(--bg);
    font-weight: 500;
    box-shadow: var(--shadow);
  }
`;
