import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { useLayout } from '../content/use-layout.ts';
import { token } from '../theme/token.ts';
import { chipForms } from './chip-forms.ts';
import { keepInRow } from './keep-in-row.ts';

export interface ChipRowProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One line of chips that scrolls sideways and stands out over both edges of the page. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <Row role="group" aria-label={label}>
      {children}
    </Row>
  );
}

export interface ChipProps {
  readonly pressed: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

/** A filter that is on or off; its row shows the whole of one that is on. */
export function Chip({ pressed, children, onPress }: ChipProps) {
  const { list } = useLayout();
  const face = useRef<HTMLButtonElement>(null);
  useEffect(() => (pressed && face.current ? keepInRow(face.current) : undefined), [pressed]);
  return (
    <Face ref={face} $form={list} type="button" aria-pressed={pressed} onClick={onPress}>
      {children}
    </Face>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: calc(${token('space.gutter')} - var(--page-gutter));
  padding: 10px var(--page-gutter) 2px;
  scroll-padding-inline: var(--page-gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

const Face = styled.button<{ readonly $form: LayoutForms['list'] }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 7px;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: 16px;
  /* As high as the strokes of Nastaliq rise, which stand high in their line: they come down by a part of that. */
  [lang|='ur'] & { min-block-size: max(44px, ${token('leading.urdu')} * 1.43em); padding-block-start: calc((${token('leading.urdu')} - 1.5) * 0.6em); }
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.button')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: 0.9375rem;
  font-weight: ${token('weight.strong')};
  line-height: 1;
  white-space: nowrap;
  transition: background ${token('motion.duration')}, color ${token('motion.duration')};
  &:active { opacity: 0.7; }
  &[aria-pressed='true'] {
    border-color: ${token('color.accent')};
    background: ${token('color.accent')};
    color: ${token('color.onAccent')};
  }
  /* The taller its lines, the less it grows with large text. */
  [lang|='ur'] & { font-size: min(0.9375rem, 12vw / ${token('leading.urdu')}); }
  ${({ $form }) => chipForms[$form]}
`;
