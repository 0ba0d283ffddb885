import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconSize } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';
import { Badge } from './badge.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'children'> {
  /** A name of the icon set. */
  readonly icon: string;
  /** Accessible name. */
  readonly label: string;
  readonly size?: IconSize;
  /** Puts a disc of the surface colour behind the icon. */
  readonly disc?: boolean;
  readonly filled?: boolean;
  readonly badge?: number | undefined;
}

/** An icon that can be pressed, 44 px at least. */
export function IconButton({
  icon,
  label,
  size = 'large',
  disc = false,
  filled = false,
  badge,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Face {...rest} type={type} aria-label={label} $disc={disc}>
      <Icon name={icon} size={size} filled={filled} />
      {badge === undefined ? null : (
        <Corner>
          <Badge count={badge} />
        </Corner>
      )}
    </Face>
  );
}

const Face = styled.button<{ $disc: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $disc }) => ($disc ? '48px' : '44px')};
  block-size: ${({ $disc }) => ($disc ? '48px' : '44px')};
  border-radius: 50%;
  background: ${({ $disc }) => ($disc ? token('color.surface') : 'none')};
  color: inherit;
  transition: transform 90ms, opacity 90ms;
  &:active:not(:disabled) { transform: scale(0.92); opacity: 0.7; }
  &:disabled { opacity: 0.4; }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: -2px;
  pointer-events: none;
`;
