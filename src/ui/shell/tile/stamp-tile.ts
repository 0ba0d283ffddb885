import { token } from '../../theme/token.ts';
import type { TileLook } from './tile-look.ts';

/** On a stamp with perforated edges. */
export const stampTile: TileLook = {
  shell: 'text-align: center;',
  pressed: 'transform: translateY(3px);',
  frame: `--art-radius: ${token('radius.tile')}; aspect-ratio: 1; padding: 6px; background: var(--stamp, ${token('color.brand4')});
    mask:
      radial-gradient(6.5px at 50% 50%, black 98%, transparent) 0 0 / 11.5px 11.5px round,
      linear-gradient(black 0 0) center / calc(100% - 11px) calc(100% - 11px) no-repeat;`,
  name: `margin-block-start: 6px; font-family: ${token('font.display')}; font-weight: 700; font-size: 0.875rem;`,
};
