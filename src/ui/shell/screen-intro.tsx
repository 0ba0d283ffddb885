import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface ScreenIntroProps {
  readonly title?: string;
  readonly note?: ReactNode;
  /** 1 where no title bar names the page. */
  readonly level?: 1 | 2;
}

/** First lines of a screen: what it is for. */
export function ScreenIntro({ title, note, level = 2 }: ScreenIntroProps) {
  return (
    <Intro>
      {title === undefined ? null : <Title as={`h${level}`}>{title}</Title>}
      {note === undefined ? null : <Note>{note}</Note>}
    </Intro>
  );
}

const Intro = styled.div`
  display: grid;
  gap: 6px;
  padding: var(--intro-space, 18px) ${token('space.gutter')} var(--intro-space, 14px);
  &:not(:first-child) { margin-block-start: 8px; }
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: ${token('leading.heading')};
`;

const Note = styled.div`
  color: ${token('color.muted')};
`;
