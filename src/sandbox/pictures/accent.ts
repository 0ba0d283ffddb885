import { rgb } from '../../art/canvas/colour.ts';
import { type PaletteId, paletteOf } from '../../art/palette.ts';

/** The colour in which the page of a game speaks: the hue of its picture's hero, as light on dark. CSS. */
export function accentOf(palette: PaletteId): string {
  const [red, green, blue] = rgb(paletteOf(palette).A);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue) || 1;
  const sixths =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return `hsl(${Math.round(sixths * 60)} 90% 66%)`;
}
