import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';

export interface CalloutProps {
  readonly icon: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A quiet strip that offers something beside the main thing of a screen. */
export function Callout({ icon, title, children }: CalloutProps) {
  return (
    <Frame>
      <Icon name={icon} />
      <Title>{title}</Title>
      {children}
    </Frame>
  );
}

const Frame = styled.aside`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 10px;
  padding: 8px ${token('space.gutter')};
  background: ${token('color.surface')};
  border-block-end: 1px solid ${token('color.line')};
`;

const Title = styled.p`
  min-inline-size: 0;
  font-weight: ${token('weight.strong')};
  line-height: 1.2;
`;
