import { token } from '../../theme/token.ts';
import type { TileLook } from './tile-look.ts';

/** Over a bar that holds its name. */
export const barTile: TileLook = {
  // Sides are kept by empty columns: a name in another script than the page's has its own idea of a start.
  shell: `display: grid; grid-template-columns: 4px auto minmax(0, 1fr) 4px; column-gap: 6px;
    container-type: inline-size; background: ${token('color.surface')};
    > :first-child { grid-column: 1 / -1; }`,
  pressed: 'opacity: 0.8;',
  frame: 'aspect-ratio: 1.63; overflow: hidden;',
  name: `grid-column: 2; box-sizing: content-box; padding-block: 9px; font-family: ${token('font.display')}; font-weight: 700; font-size: 1.0625rem; text-transform: uppercase;`,
  vendor: `display: none; align-self: center; justify-self: end; max-inline-size: 100%; margin: 0; @container (min-width: 11.5rem) { display: block; }`,
  mark: `inset-block-start: 0; inset-inline-start: 0; border-radius: 0; background: ${token('color.text')};
    color: ${token('color.bg')}; font-size: min(0.6875rem, 9px + 4cqi); text-transform: uppercase;`,
};
