import type { Color, Rgb } from 'culori';
import { clampChroma, converter } from 'culori';

const toRgb = converter('rgb');

/** Lays a colour with transparency over what is below it, as a screen of the sRGB gamut shows both. */
export function blendOver(top: Color, below: Color | undefined): Rgb;
export function blendOver(top: Color | undefined, below: Color | undefined): Rgb | undefined;
export function blendOver(top: Color | undefined, below: Color | undefined): Rgb | undefined {
  const upper = top && toRgb(clampChroma(top, 'oklch', 'rgb'));
  const lower = below && toRgb(clampChroma(below, 'oklch', 'rgb'));
  if (!upper) return undefined;
  const alpha = upper.alpha ?? 1;
  if (alpha === 1 || !lower) return upper;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return { mode: 'rgb', r: mix(upper.r, lower.r), g: mix(upper.g, lower.g), b: mix(upper.b, lower.b) };
}
