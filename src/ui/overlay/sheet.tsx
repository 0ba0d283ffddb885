import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { COLUMN_WIDTH } from '../theme/media.ts';
import { useInnerForm } from '../inner-forms/use-inner-form.ts';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { ExitAnimation } from './exit-animation.tsx';
import { leavingBy } from './leaving.ts';
import { MASK_DELAY } from './mask-rule.ts';
import { useDragAway } from './use-drag-away.ts';
import { useModal } from './use-modal.ts';
import { motion } from '../theme/motions.ts';

export interface SheetProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons that stay at the foot while the content scrolls: beside each other as far as their words have room. */
  readonly actions?: ReactNode;
  /** Milliseconds of a clock; the real one when absent. */
  readonly now?: () => number;
}

/** Comes up from the bottom; goes by dragging it down, the close button, Escape or the mask. */
export function Sheet({ open, onClose, title, children, actions, now = Date.now }: SheetProps) {
  const form = useInnerForm('overlay');
  // It opens in its form: the code of one is on its way for a moment, once in a visit.
  const isOpen = open && form !== undefined;
  const text = useUiText();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const modal = useModal({ open: isOpen, onClose, maskDelay: MASK_DELAY, now });
  const drag = useDragAway(() => panel.current, onClose);
  return (
    <Window {...modal} aria-labelledby={titleId}>
      {isOpen ? (
        <Panel ref={panel} $rules={form?.sheet}>
          <ExitAnimation dialog={modal.ref} />
          <Grip {...drag} data-overlay="head">
            <Title id={titleId} tabIndex={-1} data-first-focus data-overlay="title">
              {title}
            </Title>
          </Grip>
          <Close data-overlay="close">
            <IconButton icon="close" label={text('close')} onClick={onClose} />
          </Close>
          <Body data-overlay="body">{children}</Body>
          {actions === undefined ? null : <Actions data-overlay="actions">{actions}</Actions>}
        </Panel>
      ) : null}
    </Window>
  );
}

const Window = styled.dialog`
  --space-gutter: var(--page-gutter);
  inset: auto 0 0;
  inline-size: min(100%, ${COLUMN_WIDTH});
  max-inline-size: none;
  max-block-size: calc(100dvh - 56px);
  margin: 0 auto;
  padding: 16px 0 0;
  border: 0;
  background: none;
  color: ${token('color.text')};
  overflow: clip;
  &::backdrop {
    background: ${token('color.scrim')};
    animation: ${motion('fadeIn')} ${token('motion.duration')} ${token('motion.ease')};
  }
  &[open] { display: grid; animation: ${motion('sheetIn')} ${token('motion.duration')} ${token('motion.ease')}; }
  ${leavingBy('sheetOut')}
`;

const Panel = styled.div<{ readonly $rules: string | undefined }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  background: ${token('color.surface')};
  border-start-start-radius: ${token('radius.card')};
  border-start-end-radius: ${token('radius.card')};
  ${({ $rules }) => $rules}
`;

const Grip = styled.header`
  position: relative;
  padding-block: 24px 8px;
  padding-inline: 22px 60px;
  touch-action: none;
  user-select: none;
  cursor: grab;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 9px;
    inset-inline: 0;
    inline-size: 40px;
    block-size: 4px;
    margin-inline: auto;
    border-radius: ${token('radius.button')};
    background: ${token('color.muted')};
    opacity: 0.6;
  }
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: min(${token('size.heading')}, 10vw);
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
  /* A word of large text may be wider than the phone. */
  overflow-wrap: anywhere;
`;

const Close = styled.div`
  position: absolute;
  inset-block-start: 13px;
  inset-inline-end: 10px;
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px ${token('space.gutter')} max(20px, env(safe-area-inset-bottom));
`;

const Actions = styled.footer`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: 10px;
  padding: 4px ${token('space.gutter')} max(20px, env(safe-area-inset-bottom));
`;
