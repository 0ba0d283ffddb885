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
    <Face {...rest} type={type} aria-label={label} data-disc={disc || undefined}>
      <Icon name={icon} size={size} filled={filled} />
      {badge === undefined ? null : (
        <Corner>
          <Badge count={badge} />
        </Corner>
      )}
    </Face>
  );
}

const Face = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  background: none;
  &[data-disc] { inline-size: 48px; block-size: 48px; background: ${token('color.surface')}; }
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
