import type { BuiltForms } from '../../theme/built-forms.ts';
import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { chamfer, chamferFrame } from '../chamfer.ts';

/** Form of a game tile. */
export type TileForm = BuiltForms['tile'];

/** Where the whole tile is a thing and not only its picture. */
export const shells: Partial<Record<TileForm, string>> = {
  bar: `display: grid; grid-template-columns: minmax(0, 1fr) auto; background: ${token('color.surface')};
    > :first-child { grid-column: 1 / -1; }`,
  cartridge: `padding: 5px 5px 8px; ${chamferFrame(10, token('color.line'), token('color.surface'))}`,
};

/** What a finger does to a tile. */
export const pressed: Record<TileForm, string> = {
  mat: 'opacity: 0.75;',
  stamp: 'transform: translateY(3px);',
  poster: 'transform: scale(0.98);',
  bar: 'opacity: 0.8;',
  circle: 'transform: scale(0.96);',
  cartridge: 'transform: translateY(2px);',
};

/** What is round the picture; the bubble has glass before it. */
export const frames: Record<TileForm, string> = {
  mat: `aspect-ratio: 3 / 4; padding: 4px; border: 1px solid ${token('color.line')}; border-radius: ${token('radius.tile')};
    background: ${token('color.surface')};`,
  stamp: `aspect-ratio: 1; padding: 6px; background: var(--stamp, ${token('color.brand4')});
    mask:
      radial-gradient(6.5px at 50% 50%, black 98%, transparent) 0 0 / 11.5px 11.5px round,
      linear-gradient(black 0 0) center / calc(100% - 11px) calc(100% - 11px) no-repeat;`,
  poster: `aspect-ratio: 1; border-radius: ${token('radius.tile')}; overflow: hidden; background: ${token('color.surface')};`,
  bar: 'aspect-ratio: 1.63; overflow: hidden;',
  circle: `position: relative; aspect-ratio: 1; border-radius: 50%; overflow: hidden; background: ${token('color.surface')};
    box-shadow: 0 10px 22px ${token('color.trim4')};
    img { transform: scale(1.12); }
    &::after { content: ''; position: absolute; inset: 0; border-radius: 50%;
      background: radial-gradient(ellipse 22% 12% at 30% 16%, color-mix(in oklch, ${token('color.trim5')} 66%, transparent), transparent);
      box-shadow: inset 7px 9px 14px color-mix(in oklch, ${token('color.trim5')} 24%, transparent),
        inset -5px -8px 16px color-mix(in oklch, ${token('color.scrim')} 56%, transparent); }`,
  cartridge: `aspect-ratio: 137 / 126; overflow: hidden; ${chamfer(7)}`,
};

const display = `font-family: ${token('font.display')};`;

/** How the name is set. */
export const names: Record<TileForm, string> = {
  mat: `margin-block-start: 9px; ${display} font-weight: 500; font-size: 0.9375rem;`,
  stamp: `margin-block-start: 6px; ${display} font-weight: 700; font-size: 0.875rem;`,
  poster: `margin-block-start: 9px; font-weight: ${token('weight.strong')}; font-size: 0.9375rem;`,
  bar: `padding-block: 9px; padding-inline: 10px 4px; ${display} font-weight: 700; font-size: 1.0625rem; text-transform: uppercase;`,
  circle: `margin-block-start: 9px; ${display} font-weight: 500; font-size: 0.90625rem;`,
  cartridge: `margin: 8px 4px 0; ${display} font-weight: 600; font-size: 0.9375rem;`,
};

/** How the vendor is set where that is not below the name; a cartridge has a serial number beside it. */
export const vendors: Partial<Record<TileForm, string>> = {
  bar: `display: none; align-self: center; max-inline-size: 74px; margin: 0; padding-inline-end: 10px; ${above('phone')} { display: block; }`,
  cartridge: `margin: 6px 4px 0; font-family: ${token('font.numeric')};
    ${above('phone')} { &::after { float: inline-end; content: '0' counter(serial, decimal-leading-zero); } }`,
};

/** How the mark of a new game is set where it is no small pill. */
export const marks: Partial<Record<TileForm, string>> = {
  bar: `inset-block-start: 0; inset-inline-start: 0; border-radius: 0; background: ${token('color.text')};
    color: ${token('color.bg')}; text-transform: uppercase;`,
  cartridge: 'border-radius: 0;',
};
