import { token } from '../../theme/token.ts';
import { smallVendor, type TileLook } from './tile-look.ts';

/** Framed in a mat. */
export const matTile: TileLook = {
  pressed: 'opacity: 0.75;',
  frame: `aspect-ratio: 3 / 4; padding: 4px; border: 1px solid ${token('color.line')}; border-radius: ${token('radius.tile')};
    background: ${token('color.surface')};`,
  name: `margin-block-start: 9px; font-family: ${token('font.display')}; font-weight: 500; font-size: 0.9375rem;`,
  vendor: smallVendor,
};
