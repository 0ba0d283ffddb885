import { blur, type Plane, valueAt } from './canvas/plane.ts';
import { mix } from './canvas/ramp.ts';
import { type Area, boundsWithin, coverage } from './canvas/rasterise.ts';
import { type Figure, partPath, reach, stanceTransform } from './figure.ts';
import { inflate } from './inflate.ts';
import type { Part } from './motifs/part.ts';
import { inkColour, type Palette } from './palette.ts';

/** What light needs to know about a figure, for every pixel of an area of the picture. */
export type Surface = {
  readonly area: Area;
  readonly alpha: Plane;
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  /** The sideways and downward lean of the surface; the rest of the unit normal faces the viewer. */
  readonly leanX: Plane;
  readonly leanY: Plane;
  /** 1 metal, 0 gloss, -1 matte. */
  readonly material: Plane;
  readonly glow: Plane;
  /** 1 in the open, lower where a part above casts its contact shadow. */
  readonly openness: Plane;
  /** The contact shadow alone, also outside the figure. */
  readonly shadow: Plane;
  /** Ink outline around parts. */
  readonly outline: Plane;
};

/** How a style builds surfaces. Lengths are pixels, bevel is a factor. */
export type Relief = {
  readonly bevel?: number;
  readonly height?: number;
  /** Radius of the contact shadow; 0 for none. */
  readonly contact?: number;
  readonly contactStrength?: number;
  readonly contactShift?: readonly [number, number];
  readonly outline?: number;
};

const emptySurface = (area: Area): Surface => {
  const plane = (value = 0): Plane => new Float32Array(area.width * area.height).fill(value);
  return {
    area,
    ...{ alpha: plane(), red: plane(), green: plane(), blue: plane(), leanX: plane(), leanY: plane() },
    ...{ material: plane(), glow: plane(), openness: plane(1), shadow: plane(), outline: plane() },
  };
};

/** A part cut out of the picture: its mask, and where each of its pixels is in the surface. */
type Cutout = { readonly area: Area; readonly mask: Plane; readonly width: number; at(x: number, y: number): number };

function cutOut(surface: Surface, inner: string, margin: number): Cutout | undefined {
  const area = boundsWithin(inner, surface.area, margin);
  if (!area) return undefined;
  const { x: left, y: top, width: stride } = surface.area;
  const at = (x: number, y: number): number => (y + area.y - top) * stride + x + area.x - left;
  return { area, mask: coverage(inner, area), width: area.width, at };
}

function castContact(surface: Surface, { area, mask, at }: Cutout, part: Part, relief: Relief): void {
  const { contact = 10, contactStrength = 0.55, contactShift = [0.3, 0.7] } = relief;
  if (contact === 0) return;
  const radius = Math.max(2, contact * 0.5 * Math.min(1, part.bevel / 8 + 0.2));
  const soft = blur(mask, area.width, area.height, radius);
  const dx = Math.round(contactShift[0] * radius);
  const dy = Math.round(contactShift[1] * radius);
  for (let y = dy; y < area.height; y += 1) {
    for (let x = dx; x < area.width; x += 1) {
      const cover = valueAt(soft, (y - dy) * area.width + x - dx);
      if (cover === 0) continue;
      const i = at(x, y);
      surface.openness[i] = valueAt(surface.openness, i) * (1 - cover * contactStrength);
      surface.shadow[i] = Math.max(valueAt(surface.shadow, i), cover);
    }
  }
}

function drawOutline(surface: Surface, { area, at }: Cutout, inner: string): void {
  const mask = coverage(inner, area);
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const cover = valueAt(mask, y * area.width + x);
      if (cover === 0) continue;
      const i = at(x, y);
      surface.outline[i] = Math.max(valueAt(surface.outline, i), cover);
      surface.alpha[i] = Math.max(valueAt(surface.alpha, i), cover);
      surface.glow[i] = valueAt(surface.glow, i) * (1 - cover);
    }
  }
}

const materialValue = { metal: 1, gloss: 0, matte: -1, glow: 0 } as const;

function layPart(
  surface: Surface,
  { area, mask, at }: Cutout,
  part: Part,
  options: { relief: Relief; palette: Palette; scale: number },
): void {
  const { relief, palette, scale } = options;
  const rounding = Math.max(1.2, part.bevel * scale * (relief.bevel ?? 1) * (part.stroke ? 0.5 : 1));
  const lean = inflate(mask, area.width, area.height, { rounding, height: relief.height ?? 1 });
  const [red, green, blue] = inkColour(palette, part.ink);
  const material = materialValue[part.material];
  const glow = part.material === 'glow' ? 1 : 0;
  const blend = (plane: Plane, i: number, value: number, share: number): void => {
    plane[i] = mix(valueAt(plane, i), value, share);
  };
  for (let y = 0; y < area.height; y += 1) {
    for (let x = 0; x < area.width; x += 1) {
      const k = y * area.width + x;
      const cover = valueAt(mask, k);
      if (cover <= 0) continue;
      const i = at(x, y);
      const total = cover + valueAt(surface.alpha, i) * (1 - cover);
      const share = cover / total;
      blend(surface.red, i, red, share);
      blend(surface.green, i, green, share);
      blend(surface.blue, i, blue, share);
      blend(surface.leanX, i, valueAt(lean.x, k), share);
      blend(surface.leanY, i, valueAt(lean.y, k), share);
      blend(surface.material, i, material, share);
      blend(surface.glow, i, glow, share);
      blend(surface.openness, i, 1, cover);
      blend(surface.outline, i, 0, cover);
      surface.alpha[i] = total;
    }
  }
}

const takesOutline = (part: Part): boolean =>
  part.material !== 'glow' && !(part.material === 'matte' && part.ink === 'K');

/** Builds the surface of a figure part by part: contact shadow on what lies below, outline, then the inflated part. */
export function raiseSurface(
  figure: Figure,
  options: { picture: { width: number; height: number }; palette: Palette; relief: Relief },
): Surface {
  const { picture, palette, relief } = options;
  const { motif, stance } = figure;
  const margin = Math.ceil((relief.contact ?? 10) * 1.6 + (relief.outline ?? 0) + 4);
  const surface = emptySurface(reach(stance, margin, picture));
  const stand = (path: string): string => `<g transform="${stanceTransform(stance)}">${path}</g>`;
  for (const part of motif) {
    const line = part.stroke ?? 0;
    const paint = line ? `fill="none" stroke="#fff" stroke-width="${line}"` : 'fill="#fff"';
    const cutout = cutOut(surface, stand(partPath(part, paint)), margin);
    if (!cutout) continue;
    castContact(surface, cutout, part, relief);
    if (relief.outline && takesOutline(part)) {
      const width = line + (relief.outline / stance.scale) * 2;
      const rim = `fill="${line ? 'none' : '#fff'}" stroke="#fff" stroke-width="${width}"`;
      drawOutline(surface, cutout, stand(partPath(part, rim)));
    }
    layPart(surface, cutout, part, { relief, palette, scale: stance.scale });
  }
  return surface;
}
