import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { token } from '../theme/token.ts';
import { chamferFrame } from './chamfer.ts';

export interface CardProps {
  readonly children: ReactNode;
  /** Accessible name; makes the card a landmark of its own. */
  readonly label?: string;
}

/** A framed area: a double hairline, a rim with a hard drop, a colour block, ruled, soft, or with cut corners. */
export function Card({ children, label }: CardProps) {
  const { card } = useForms();
  return (
    <Frame aria-label={label} $form={card}>
      {children}
    </Frame>
  );
}

/** The frame of a card in each form. */
export function cardForm(form: BuiltForms['card']): string {
  if (form === 'flat') return `border-block: 1px solid ${token('color.line')}; background: ${token('color.surface')};`;
  if (form === 'soft') {
    return `border-radius: ${token('radius.card')}; background: ${token('color.surface')};
      box-shadow: 0 14px 34px ${token('color.trim4')};`;
  }
  if (form === 'chamfer') return chamferFrame(10, token('color.line'), token('color.surface'));
  if (form === 'mat') {
    return `border: 1px solid ${token('color.hair')}; border-radius: ${token('radius.card')};
      background: ${token('color.surface')}; outline: 1px solid ${token('color.line')}; outline-offset: -5px;`;
  }
  if (form === 'fringe') {
    return `border: 3px solid ${token('color.accent')}; border-radius: ${token('radius.card')};
      background: ${token('color.surface')}; box-shadow: 0 4px 0 ${token('color.actionEdge')};`;
  }
  return `border-radius: ${token('radius.card')}; background: ${token('color.surface')};`;
}

const Frame = styled.section<{ $form: BuiltForms['card'] }>`
  position: relative;
  margin-inline: ${token('space.gutter')};
  padding: 18px;
  ${({ $form }) => cardForm($form)}
`;
