import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useInnerForm } from '../inner-forms/use-inner-form.ts';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { useTopModal } from './open-modals.tsx';
import { useAvoidInUse } from './use-avoid-in-use.ts';
import { motion } from '../theme/motions.ts';

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
 * of it inert, so the region lives in the dialog on top, as long as there is one.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const text = useUiText();
  const modal = useTopModal();
  const place = useMovableElement();
  const form = useInnerForm('overlay');

  // A popover that is shown anew stands above dialogs that were opened since.
  useLayoutEffect(() => {
    const element = region.current;
    // A dialog may leave the page a moment before it is told to be no longer on top.
    if (place !== undefined) (modal?.isConnected === true ? modal : document.body).append(place);
    if (element === null || toasts.length === 0 || typeof element.showPopover !== 'function') return;
    if (!element.isConnected) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toasts, modal, place, form]);
  useAvoidInUse(region, toasts, form !== undefined);

  if (place === undefined || form === undefined) return null;
  return createPortal(
    <Region ref={region} popover="manual" role="region" aria-label={text('notifications')} $rules={form?.toast}>
      <List data-toast="list">
        {toasts.map((toast) => (
          <Message key={toast.id} data-toast="message" data-kind={toast.kind}>
            <Sign data-toast="sign">
              {toast.kind === 'loading' ? <Wheel aria-hidden /> : <Icon name={icons[toast.kind]} />}
            </Sign>
            <Words data-toast="words" role={toast.kind === 'error' ? 'alert' : 'status'}>
              {toast.text}
            </Words>
            {toast.kind === 'loading' ? null : (
              <IconButton
                icon="close"
                size="small"
                label={text('dismiss')}
                onClick={() => onDismiss(toast.id)}
                data-toast="close"
              />
            )}
          </Message>
        ))}
      </List>
    </Region>,
    place,
  );
}

/** An element that can be moved about the page, which nothing that React renders itself can. */
function useMovableElement(): HTMLElement | undefined {
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

const Region = styled.div<{ readonly $rules: string | undefined }>`
  position: fixed;
  inset: max(12px, env(safe-area-inset-top), var(--under, 0px)) 0 auto;
  inline-size: min(100% - 2 * ${token('space.gutter')}, 420px);
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  &[data-away] { inset: auto 0 calc(120px + env(safe-area-inset-bottom)); }
  &[data-large] {
    inline-size: calc(100% - 16px);
    [data-toast='message'] { align-items: start; gap: 8px; min-block-size: 0; padding: 8px; }
    :is([data-toast='sign'], [data-toast='close']) { flex: none; block-size: 44px; }
    [data-toast='words'] { padding-block: max(0px, 22px - 0.5lh); font-size: 0.875rem; }
  }
  ${({ $rules }) => $rules}
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

const Message = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 52px;
  padding-inline: 16px 6px;
  background: ${token('color.text')};
  color: ${token('color.bg')};
  animation: ${motion('drop')} ${token('motion.duration')} ${token('motion.ease')};
`;

const Sign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
`;

const Words = styled.p`
  flex: 1;
  padding-block: 14px;
  font-weight: ${token('weight.strong')};
  line-height: 1.3;
  overflow-wrap: anywhere;
  [lang|='ur'] & { padding-block: 6px 10px; line-height: ${token('leading.text')}; }
`;

const Wheel = styled.span`
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${motion('turn')} 800ms linear infinite;
`;
