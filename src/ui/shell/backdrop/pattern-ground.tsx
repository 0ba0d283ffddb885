import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

export interface PatternGroundProps {
  /** Size of one piece of the pattern. */
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** Lines of one piece. */
  readonly children: ReactNode;
}

/** A pattern behind the whole window, in the theme's colour for it. */
export function PatternGround({ width, height, className, children }: PatternGroundProps) {
  const id = useId();
  return (
    <Ground aria-hidden className={className}>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        {children}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Ground>
  );
}

const Ground = styled.svg`
  position: fixed;
  inset: 0;
  z-index: -1;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  &.waves { background: radial-gradient(80% 46% at 100% 0, ${token('color.trim6')}, transparent); }
  &.chalk path { stroke-width: 3; }
  [dir='rtl'] &.waves { transform: scaleX(-1); }
  path, circle { fill: none; stroke: ${token('color.pattern')}; stroke-width: 1.25; }
`;
