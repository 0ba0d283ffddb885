import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  /** What would stand here and how it comes to be. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A place without anything in it: says what it is for and what to do next. */
export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <Box>
      <span>
        <Icon name={icon} size={26} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-inline-size: 46ch;
  margin: 9vh auto 0;
  padding: 24px;
  text-align: center;
  & > span { padding: 14px; border-radius: 50%; background: var(--raised); color: var(--muted); }
  & h2 { font: 600 1rem/1.3 var(--sans); text-wrap: balance; }
  & p { color: var(--muted); text-wrap: balance; }
  & > button, & > a { margin-block-start: 8px; }
`;
