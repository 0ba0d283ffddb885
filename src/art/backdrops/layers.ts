import type { Random } from '../canvas/random.ts';
import type { Palette } from '../palette.ts';

/** Silhouettes at three depths over a sky, as SVG elements. */
export type Layers = { readonly sky: string; readonly far: string; readonly mid: string; readonly near: string };

/** What a backdrop is drawn from; the hero's middle is where light comes from. */
export type Ground = {
  readonly width: number;
  readonly height: number;
  /** The shorter side. */
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly palette: Palette;
  readonly random: Random;
};

/** Draws the layers of one kind of backdrop. */
export type Backdrop = (ground: Ground) => Omit<Layers, 'sky'>;

type Point = readonly [number, number];

/** A closed silhouette through points. */
export function shape(points: readonly Point[], fill: string, opacity = 1): string {
  const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `<path d="M${path}Z" fill="${fill}" opacity="${opacity}"/>`;
}

/** A disc. */
export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" opacity="${opacity}"/>`;
}

/** A filled path. */
export function silhouette(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

/** The results of drawing 0, 1, … count - 1, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Beams from the light behind the hero. */
export function rays(
  { x, y, height, palette, random }: Ground,
  count: number,
  opacity: number,
  fill = palette.sky1,
): string {
  const first = random() * 6;
  const half = (Math.PI * 2 * 0.26) / count;
  const end = (angle: number): Point => [x + Math.cos(angle) * height, y + Math.sin(angle) * height];
  return repeat(count, (i) => {
    const angle = first + (i * Math.PI * 2) / count;
    return shape([[x, y], end(angle - half), end(angle + half)], fill, opacity);
  });
}

/** Rolling ground from a height to the floor. */
export function hills({ width, height, random }: Ground, top: number, rise: number, fill: string, count = 5): string {
  const step = width / count;
  const curves = repeat(count, (i) => {
    const peak = top - rise * (0.4 + random());
    return `Q${i * step + step / 2} ${peak} ${(i + 1) * step} ${top + random() * rise * 0.6}`;
  });
  return silhouette(`M0 ${height}L0 ${top + random() * rise}${curves}L${width} ${height}Z`, fill);
}

/** Mountains from a height to the floor. */
export function peaks({ width, height, random }: Ground, top: number, rise: number, fill: string, count = 4): string {
  const ridge = Array.from({ length: count * 2 + 1 }, (_, i): Point => {
    const y = i % 2 ? top - rise * (0.5 + random() * 0.7) : top + random() * rise * 0.3;
    return [(i * width) / (count * 2), y];
  });
  return shape([[0, height], ...ridge, [width, height]], fill);
}

/** One of a list, going round. */
export function cycle(items: readonly string[], index: number): string {
  return items[index % items.length] ?? '#ffffff';
}
