import { clamp, mix } from './ramp.ts';

/** Red, green and blue from 0 to 1, not linear. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [1, 1, 1];
export const black: Rgb = [0, 0, 0];

/** Reads `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Writes `#rrggbb`. */
export function hex(colour: Rgb): string {
  return `#${colour
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour a fraction of the way to another. */
export function blend(from: Rgb, to: Rgb, fraction: number): Rgb {
  return [mix(from[0], to[0], fraction), mix(from[1], to[1], fraction), mix(from[2], to[2], fraction)];
}

/** Like blend, from and to `#rrggbb`. */
export function blendHex(from: string, to: string, fraction: number): string {
  return hex(blend(rgb(from), rgb(to), fraction));
}

/** Perceived lightness without gamma: enough to distinguish ink from paper. */
export function luminance(colour: Rgb): number {
  return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
}

const shade: Rgb = [0.04, 0.01, 0.1];

/** A tone: positive steps go to white by 14% each, negative ones to a violet dark by 20%. */
export function tone(colour: Rgb, steps: number): Rgb {
  return steps > 0 ? blend(colour, white, steps * 0.14) : blend(colour, blend(colour, shade, 0.85), -steps * 0.2);
}
