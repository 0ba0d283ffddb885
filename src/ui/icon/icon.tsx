import { styled } from 'styled-components';
import type { ThemeVariants } from '../../contracts/release.ts';
import { useVariants } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { iconPaths, isDrawnIcon } from './paths.ts';

type IconSet = ThemeVariants['iconSet'];

/** Sizes on screen: 16, 20, 24 and 28 px. */
export type IconSize = 'small' | 'medium' | 'large' | 'huge';

export interface IconProps {
  /** A name of the icon set; an unknown one is drawn as a star, so that a menu never has a hole. */
  readonly name: string;
  readonly size?: IconSize;
  /** Fills the outline, for example a chosen heart. */
  readonly filled?: boolean;
  /** Turns round in right-to-left languages: arrows and chevrons do so by themselves. */
  readonly mirrored?: boolean;
  /** Accessible name; without one the icon is decoration. */
  readonly label?: string;
}

const pixels: Record<IconSize, number> = { small: 16, medium: 20, large: 24, huge: 28 };
/** Drawings without an inside: filling them would close what is open. */
const linesOnly: ReadonlySet<string> = new Set([
  'back',
  'check',
  'chevron',
  'close',
  'deposit',
  'down',
  'download',
  'eyeOff',
  'filter',
  'google',
  'language',
  'link',
  'live',
  'menu',
  'minus',
  'more',
  'offline',
  'out',
  'percent',
  'plus',
  'refresh',
  'share',
  'withdraw',
]);
const directional: ReadonlySet<string> = new Set(['back', 'chevron', 'out', 'chat', 'megaphone', 'fish']);

/** One drawing of the icon set in the theme's hand: fine line, duotone, bold, square, round or mitred. */
export function Icon({ name, size = 'large', filled = false, mirrored, label }: IconProps) {
  const { iconSet } = useVariants();
  return (
    <Drawing
      $set={iconSet}
      $fill={fillOf(iconSet, name, filled)}
      $mirrored={mirrored ?? directional.has(name)}
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[isDrawnIcon(name) ? name : 'star']} />
    </Drawing>
  );
}

type Fill = 'none' | 'tint' | 'full';

function fillOf(set: IconSet, name: string, filled: boolean): Fill {
  if (filled) return 'full';
  return set === 'duotone' && !linesOnly.has(name) ? 'tint' : 'none';
}

const squareSets: ReadonlySet<IconSet> = new Set<IconSet>(['square', 'mitred']);

const Drawing = styled.svg<{ $set: IconSet; $fill: Fill; $mirrored: boolean }>`
  flex: none;
  fill: ${({ $fill }) => ($fill === 'none' ? 'none' : 'currentColor')};
  fill-opacity: ${({ $fill }) => ($fill === 'tint' ? 0.28 : 1)};
  stroke: currentColor;
  stroke-width: ${token('icon.stroke')};
  stroke-linecap: ${({ $set }) => (squareSets.has($set) ? 'square' : 'round')};
  stroke-linejoin: ${({ $set }) => ($set === 'mitred' ? 'miter' : 'round')};
  ${({ $mirrored }) => ($mirrored ? "[dir='rtl'] & { transform: scaleX(-1); }" : '')}
`;
