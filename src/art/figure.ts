import type { Area } from './canvas/rasterise.ts';
import type { Motif, Part } from './motifs/part.ts';

/** Where a motif stands: the middle of its box, its size in pixels per unit, its turn in degrees. */
export type Stance = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
};

/** A motif in its place. */
export type Figure = { readonly motif: Motif; readonly stance: Stance };

/** SVG transform from the motif's box to the picture. */
export function stanceTransform({ x, y, scale, turn }: Stance): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-100 -100)`;
}

/** A part as an SVG path with the given paint, without the stance. */
export function partPath(part: Part, paint: string): string {
  return `<path d="${part.path}" ${paint}${part.transform ? ` transform="${part.transform}"` : ''} stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The part of a picture that a figure can reach, lines and shadows included. */
export function reach({ x, y, scale }: Stance, margin: number, picture: { width: number; height: number }): Area {
  const half = Math.ceil(scale * 185 + margin);
  const left = Math.max(0, Math.floor(x - half));
  const top = Math.max(0, Math.floor(y - half));
  const right = Math.min(picture.width, Math.ceil(x + half));
  const bottom = Math.min(picture.height, Math.ceil(y + half));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
