import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from './icon.tsx';
import type { Tone } from './badge.tsx';

interface NoticeProps {
  readonly tone: Exclude<Tone, 'changed'>;
  readonly icon?: IconName;
  readonly children: ReactNode;
  /** Read out at once when it comes up. */
  readonly urgent?: boolean;
}

/** Something that a person must know before going on, with a drawing beside the colour. */
export function Notice({ tone, icon = 'warn', children, urgent = false }: NoticeProps) {
  return (
    <Box data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  gap: 9px;
  padding: 9px 11px;
  border-radius: 7px;
  line-height: 1.4;
  &[data-tone='warn'] { background: var(--warn-ground); color: var(--warn); }
  &[data-tone='bad'] { background: var(--bad-ground); color: var(--bad); }
  &[data-tone='good'] { background: var(--good-ground); color: var(--good); }
  &[data-tone='neutral'] { background: var(--raised); }
  & > div { display: grid; gap: 6px; min-inline-size: 0; font-weight: 500; overflow-wrap: anywhere; }
  & ul { display: grid; gap: 4px; font-weight: 400; }
`;
