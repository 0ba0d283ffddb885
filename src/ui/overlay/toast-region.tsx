import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { useTopModal } from './open-modals.tsx';

export type ToastKind = 'info' | 'success' | 'error' | 'loading';

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  onDismiss(id: string): void;
}

/**
 * Short messages above everything, read out when they come; errors at once. A modal dialog makes all of the page outside
 * of it deaf and dumb, so the region lives in the dialog on top, as long as there is one.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const text = useUiText();
  const modal = useTopModal();
  const place = usePlace();

  // A popover that is shown anew stands above dialogs that were opened since.
  useLayoutEffect(() => {
    const element = region.current;
    // A dialog may leave the page a moment before it is told to be no longer on top.
    if (place !== undefined) (modal?.isConnected === true ? modal : document.body).append(place);
    if (element === null || toasts.length === 0 || typeof element.showPopover !== 'function') return;
    if (!element.isConnected) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toasts, modal, place]);

  if (place === undefined) return null;
  return createPortal(
    <Region ref={region} popover="manual" role="region" aria-label={text('notifications')}>
      <List>
        {toasts.map((toast) => (
          <Message key={toast.id} $kind={toast.kind}>
            {toast.kind === 'loading' ? <Wheel aria-hidden /> : <Icon name={icons[toast.kind]} />}
            <Words role={toast.kind === 'error' ? 'alert' : 'status'}>{toast.text}</Words>
            {toast.kind === 'loading' ? null : (
              <IconButton icon="close" size="small" label={text('dismiss')} onClick={() => onDismiss(toast.id)} />
            )}
          </Message>
        ))}
      </List>
    </Region>,
    place,
  );
}

/** An element that can be moved about the page, which nothing that React renders itself can. */
function usePlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const element = document.createElement('div');
    element.dataset['live'] = '';
    element.style.display = 'contents';
    setPlace(element);
    return () => element.remove();
  }, []);
  return place;
}

const icons: Record<Exclude<ToastKind, 'loading'>, string> = { info: 'info', success: 'check', error: 'alert' };

const drop = keyframes`from { opacity: 0; transform: translateY(-16px); }`;
const turn = keyframes`to { transform: rotate(1turn); }`;

const Region = styled.div`
  position: fixed;
  inset: max(12px, env(safe-area-inset-top)) 0 auto;
  inline-size: min(100% - 2 * ${token('space.gutter')}, 420px);
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

const Message = styled.li<{ $kind: ToastKind }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding-inline: 16px 6px;
  border-radius: ${token('radius.field')};
  background: ${token('color.text')};
  color: ${token('color.bg')};
  box-shadow: 0 0 0 1px ${token('color.bg')};
  animation: ${drop} ${token('motion.duration')} ${token('motion.ease')};
  border-inline-start: 6px solid
    ${({ $kind }) =>
      ({
        info: token('color.accent'),
        loading: token('color.accent'),
        success: token('color.success'),
        error: token('color.danger'),
      })[$kind]};
`;

const Words = styled.p`
  flex: 1;
  padding-block: 14px;
  font-weight: ${token('weight.strong')};
  line-height: 1.3;
  [lang|='ur'] & { padding-block: 6px 10px; line-height: ${token('leading.text')}; }
`;

const Wheel = styled.span`
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
