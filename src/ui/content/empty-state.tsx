import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { chamferFrame } from '../shell/chamfer.ts';
import { token } from '../theme/token.ts';
import { Flower } from './flower.tsx';

export interface EmptyStateProps {
  /** What is missing, in one line. */
  readonly title: string;
  /** Why, or what would fill it. */
  readonly note?: ReactNode;
  readonly icon?: string;
  /** One clear thing to do. */
  readonly action?: ReactNode;
  /** Whether it is all that a page without a title bar shows: its line is the page's heading then. */
  readonly isPage?: boolean;
}

/** A list without entries, a page without permission, a network without answer: a picture, a line, one action. */
export function EmptyState({ title, note, icon = 'sparkle', action, isPage = false }: EmptyStateProps) {
  const { card } = useForms();
  return (
    <Place>
      <Picture $form={card}>
        {card === 'fringe' ? (
          <Petals>
            <Flower />
          </Petals>
        ) : null}
        <Glyph>
          <Icon name={icon} size="huge" />
        </Glyph>
      </Picture>
      <Title as={isPage ? 'h1' : 'h2'}>{title}</Title>
      {note === undefined ? null : <Note>{note}</Note>}
      {action === undefined ? null : <Action>{action}</Action>}
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 44px ${token('space.gutter')};
  text-align: center;
`;

const Picture = styled.div<{ $form: BuiltForms['card'] }>`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 92px;
  block-size: 92px;
  margin-block-end: 8px;
  ${({ $form }) => picture($form)}
`;

function picture(form: BuiltForms['card']): string {
  if (form === 'mat') {
    return `color: ${token('color.accent')}; transform: scale(0.86) rotate(45deg); border: 1px solid ${token('color.hair')};
      outline: 1px solid ${token('color.line')}; outline-offset: 4px; > * { transform: rotate(-45deg); }`;
  }
  if (form === 'fringe') return `color: ${token('color.trim1')};`;
  if (form === 'soft') {
    return `border-radius: 50%; background: ${token('color.surface')}; color: ${token('color.accent')};
      box-shadow: inset 6px 8px 14px color-mix(in oklch, ${token('color.trim5')} 14%, transparent);`;
  }
  if (form === 'flat') return `background: ${token('color.accent')}; color: ${token('color.onAccent')};`;
  if (form === 'chamfer') {
    return `${chamferFrame(16, token('color.line'), token('color.surface'))} color: ${token('color.accent')};`;
  }
  return `border-radius: 50% 50% 0 50%; background: ${token('color.brand3')}; color: ${token('color.onBrand3')};`;
}

const Petals = styled.div`
  position: absolute;
  inset: -6px;
`;

const Glyph = styled.div`
  position: relative;
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
`;

const Note = styled.div`
  max-inline-size: 30ch;
  color: ${token('color.muted')};
`;

const Action = styled.div`
  margin-block-start: 10px;
`;
