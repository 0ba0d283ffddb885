import { Resvg } from '@resvg/resvg-js';
import type { Plane } from './plane.ts';

/** A rectangle of whole pixels. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const options = { font: { loadSystemFonts: false }, logLevel: 'off' } as const;

const document = (inner: string, { x, y, width, height }: Area): Resvg =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${inner}</svg>`,
    options,
  );

/** Draws SVG elements: red, green, blue (multiplied by alpha) and alpha bytes of every pixel of the area. */
export function rasterise(inner: string, area: Area): Uint8Array {
  return document(inner, area).render().pixels;
}

/** How much of each pixel of the area the elements cover, from 0 to 1. */
export function coverage(inner: string, area: Area): Plane {
  const pixels = rasterise(inner, area);
  const mask = new Float32Array(area.width * area.height);
  for (let i = 0; i < mask.length; i += 1) mask[i] = (pixels[i * 4 + 3] ?? 0) / 255;
  return mask;
}

/** The part of an area that elements reach, with a margin; nothing when they miss it. */
export function boundsWithin(inner: string, area: Area, margin: number): Area | undefined {
  const box = document(inner, area).getBBox();
  if (!box) return undefined;
  const x = Math.max(area.x, Math.floor(box.x - margin));
  const y = Math.max(area.y, Math.floor(box.y - margin));
  const right = Math.min(area.x + area.width, Math.ceil(box.x + box.width + margin));
  const bottom = Math.min(area.y + area.height, Math.ceil(box.y + box.height + margin));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined;
}
