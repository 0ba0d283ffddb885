import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import type { TileLook } from './tile-look.ts';

/** Over a bar that holds its name. */
export const barTile: TileLook = {
  shell: `display: grid; grid-template-columns: minmax(0, 1fr) auto; background: ${token('color.surface')};
    > :first-child { grid-column: 1 / -1; }`,
  pressed: 'opacity: 0.8;',
  frame: 'aspect-ratio: 1.63; overflow: hidden;',
  name: `padding-block: 9px; padding-inline: 10px 4px; font-family: ${token('font.display')}; font-weight: 700; font-size: 1.0625rem; text-transform: uppercase;`,
  vendor: `display: none; align-self: center; max-inline-size: 74px; margin: 0; padding-inline-end: 10px; ${above('phone')} { display: block; }`,
  mark: `inset-block-start: 0; inset-inline-start: 0; border-radius: 0; background: ${token('color.text')};
    color: ${token('color.bg')}; text-transform: uppercase;`,
};
