import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';

export interface DisclosureProps {
  /** What is behind it, as a player would ask for it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** An explanation that whoever wants it opens; works before scripts run. Nothing that somebody must see or press belongs in it. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <Opened>
      <summary>
        <span>{label}</span>
        <Icon name="down" size="small" />
      </summary>
      <Content>{children}</Content>
    </Opened>
  );
}

const Opened = styled.details`
  min-inline-size: 0;
  > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    color: ${token('color.link')};
    font-weight: ${token('weight.strong')};
    line-height: 1.3;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary:active { opacity: 0.7; }
  > summary > :last-child { flex: none; transition: transform ${token('motion.duration')} ${token('motion.ease')}; }
  &[open] > summary > :last-child { transform: rotate(180deg); }
  [lang|='ur'] & > summary { line-height: ${token('leading.text')}; }
`;

const Content = styled.div`
  padding-block: 2px 8px;
  color: ${token('color.muted')};
`;
