import { token } from '../../theme/token.ts';
import { smallVendor, type TileLook } from './tile-look.ts';

/** A poster with round corners. */
export const posterTile: TileLook = {
  pressed: 'transform: scale(0.98);',
  frame: `aspect-ratio: 1; border-radius: ${token('radius.tile')}; overflow: hidden; background: ${token('color.surface')};`,
  name: `margin-block-start: 9px; font-weight: ${token('weight.strong')}; font-size: 0.9375rem;`,
  vendor: smallVendor,
};
