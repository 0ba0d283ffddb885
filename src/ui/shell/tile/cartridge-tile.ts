import { above } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { chamfer, chamferFrame } from '../chamfer.ts';
import { smallVendor, type TileLook } from './tile-look.ts';

/**
 * A cartridge with the serial number of its game, at the end of the line as the page reads: the name before it may be
 * written the other way.
 */
export const cartridgeTile: TileLook = {
  shell: `container-type: inline-size; padding: 5px 5px 8px; ${chamferFrame(10, token('color.line'), token('color.surface'))}`,
  pressed: 'transform: translateY(2px);',
  frame: `aspect-ratio: 137 / 126; overflow: hidden; ${chamfer(7)}`,
  name: `margin: 8px 4px 0; font-family: ${token('font.display')}; font-weight: 600; font-size: 0.9375rem;`,
  vendor: `margin: 6px 4px 0; font-family: ${token('font.numeric')}; [lang|='ur'] & { font-size: 0.6875rem; }
    ${smallVendor}
    ${above('phone')} {
      &::after { float: right; content: attr(data-serial); }
      [dir='rtl'] &::after { float: left; }
    }`,
  serial(name) {
    let sum = 7;
    for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
    return String(sum % 10_000).padStart(4, '0');
  },
  mark: 'border-radius: 0;',
};
