import { type Rgb, rgb } from './canvas/colour.ts';
import { type MotifId, motifs } from './motifs/index.ts';
import { inkColour, type PaletteId, paletteOf } from './palette.ts';

function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return 60 * (((green - blue) / range + 6) % 6);
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4);
}

/** Lightness as seen, from 0 to 1 (CIE L*). */
function lightnessOf(colour: Rgb): number {
  const linear = colour.map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  const light = 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  return light <= 0.008856 ? light * 9.033 : 1.16 * Math.cbrt(light) - 0.16;
}

/** Whether two colours differ by more than 60 degrees of hue or by a fifth of lightness. */
export function standsOut(colour: Rgb, ground: Rgb): boolean {
  const turn = Math.abs(hueOf(colour) - hueOf(ground));
  return Math.min(turn, 360 - turn) > 60 || Math.abs(lightnessOf(colour) - lightnessOf(ground)) > 0.19;
}

/** Whether the body of a motif, its roundest part, stands out from the glow behind it. */
export function heroReads(motif: MotifId, palette: PaletteId): boolean {
  const body = motifs[motif].reduce((roundest, part) => (part.bevel > roundest.bevel ? part : roundest));
  const colours = paletteOf(palette);
  return standsOut(inkColour(colours, body.ink), rgb(colours.sky1));
}
