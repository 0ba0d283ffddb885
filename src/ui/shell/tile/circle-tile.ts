import { token } from '../../theme/token.ts';
import { smallVendor, type TileLook } from './tile-look.ts';

/** In a bubble with glass before it. */
export const circleTile: TileLook = {
  shell: 'text-align: center;',
  pressed: 'transform: scale(0.96);',
  frame: `position: relative; aspect-ratio: 1; border-radius: 50%; overflow: hidden; background: ${token('color.surface')};
    box-shadow: 0 10px 22px ${token('color.trim4')};
    img { transform: scale(1.12); }
    &::after { content: ''; position: absolute; inset: 0; border-radius: 50%;
      background: radial-gradient(ellipse 22% 12% at 30% 16%, color-mix(in oklch, ${token('color.trim5')} 66%, transparent), transparent);
      box-shadow: inset 7px 9px 14px color-mix(in oklch, ${token('color.trim5')} 24%, transparent),
        inset -5px -8px 16px color-mix(in oklch, ${token('color.scrim')} 56%, transparent); }`,
  name: `margin-block-start: 9px; font-family: ${token('font.display')}; font-weight: 500; font-size: 0.90625rem;`,
  vendor: smallVendor,
};
