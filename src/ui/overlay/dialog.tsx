import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { useInnerForm } from '../inner-forms/use-inner-form.ts';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { ExitAnimation } from './exit-animation.tsx';
import { leavingBy } from './leaving.ts';
import { MASK_DELAY } from './mask-rule.ts';
import { popupSize } from './popup-size.ts';
import { useModal } from './use-modal.ts';
import { motion } from '../theme/motions.ts';

export interface DialogProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  /** Width in px of the design, never more than the window has. */
  readonly width?: number;
  /** Shows no close button; Escape and the mask still ask `onClose`. */
  readonly plain?: boolean;
  /** Milliseconds of a clock; the real one when absent. */
  readonly now?: () => number;
}

/** A question or a short form over the page. Taps on the mask are ignored for 300 ms after opening (row A-380). */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  width = 400,
  plain = false,
  now = Date.now,
}: DialogProps) {
  const form = useInnerForm('overlay');
  // It opens in its form: the code of one is on its way for a moment, once in a visit.
  const isOpen = open && form !== undefined;
  const text = useUiText();
  const titleId = useId();
  const modal = useModal({ open: isOpen, onClose, maskDelay: MASK_DELAY, now });
  return (
    <Window {...modal} aria-labelledby={titleId} $width={width}>
      {isOpen ? (
        <Card $rules={form?.dialog}>
          <ExitAnimation dialog={modal.ref} />
          <Head data-overlay="head">
            <Title id={titleId} tabIndex={-1} data-first-focus data-overlay="title">
              {title}
            </Title>
            {plain ? null : <IconButton icon="close" label={text('close')} onClick={onClose} data-overlay="close" />}
          </Head>
          <Body data-overlay="body">{children}</Body>
          {actions === undefined ? null : <Actions data-overlay="actions">{actions}</Actions>}
        </Card>
      ) : null}
    </Window>
  );
}

const Window = styled.dialog<{ $width: number }>`
  --space-gutter: var(--page-gutter);
  inset: 0;
  inline-size: min(100% - 2 * ${token('space.gutter')}, ${({ $width }) => popupSize($width)});
  block-size: fit-content;
  max-inline-size: none;
  max-block-size: calc(100dvh - 48px);
  margin: auto;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text')};
  overflow: visible;
  &::backdrop {
    background: ${token('color.scrim')};
    animation: ${motion('fadeIn')} ${token('motion.duration')} ${token('motion.ease')};
  }
  &[open] { display: grid; animation: ${motion('dialogIn')} ${token('motion.duration')} ${token('motion.ease')}; }
  ${leavingBy('dialogOut')}
`;

const Card = styled.div<{ readonly $rules: string | undefined }>`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  ${({ $rules }) => $rules}
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
  gap: 8px;
  padding-block: 10px 0;
  padding-inline: 22px 10px;
`;

/** Nastaliq stands high in its line: it comes down by as much as its lines are taller. */
const Title = styled.h2`
  padding-block: 10px;
  [lang|='ur'] & { position: relative; inset-block-start: calc((${token('leading.heading')} - 1.45) * 0.8em); }
  font-family: ${token('font.display')};
  font-size: min(${token('size.heading')}, 10vw);
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
  /* A word of large text may be wider than the phone. */
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  overflow-y: auto;
  padding: 4px 22px 22px;
  overscroll-behavior: contain;
`;

const Actions = styled.footer`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 0 22px 22px;
`;
